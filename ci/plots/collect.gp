# PEs, bytes, us, GB/s, memcpy GB/s, fraction
set terminal pngcairo size 800,480 font ',11'
set output picture
set logscale x 2
set logscale y 10
set xlabel 'bytes per PE'
set ylabel 'GB/s, all PEs'
set format x '2^{%L}'
set grid
set key left top
plot data using 2:5 with linespoints lw 2 title 'memcpy', \
     data using 2:4 with linespoints lw 2 title 'collect in kernels, 4 PEs'
