# PE, key, how many of it
set terminal pngcairo size 800,480 font ',11'
set output picture
set title said[11:]
set xlabel 'key'
set ylabel 'how many there are'
set grid y
set yrange [0:]
set style fill solid
stats data using 1 nooutput
plot for [pe = 0:int(STATS_max)] data using ($1 == pe ? $2 : NaN):3 with impulses lw 1 title sprintf('on PE %d', pe)
