# PEs, billions of updates per second
set terminal pngcairo size 800,480 font ',11'
set output picture
set title sprintf('%d cores, medians of 9 runs', cores)
set xlabel 'PEs'
set ylabel 'millions of updates per second'
set grid y
set yrange [0:]
set style fill solid 0.8
set boxwidth 0.6
plot data using 0:(1e3 * $2):xtic(1) with boxes notitle
