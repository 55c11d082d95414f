# slices, their sum, how far that is from pi
set terminal pngcairo size 800,480 font ',11'
set output picture
set title said[11:]
set logscale x 2
set logscale y 10
set xlabel 'slices'
set ylabel 'away from pi'
set format x '2^{%L}'
set format y '10^{%L}'
set grid
plot data using 1:3 with linespoints lw 2 pt 7 title 'sum of all PEs', \
     1 / (12 * x**2) with lines dt 2 lc rgb 'gray' title 'what the rule of midpoints leaves out', \
     2.0**-21 with lines dt 3 lc rgb 'gray' title 'half a unit of the heights, which are whole numbers'
