# PEs, agreement us, messages, bytes, MPI_Comm_split us, messages, bytes
set terminal pngcairo size 800,480 font ',11'
set output picture
set logscale xy
set xlabel 'PEs'
set ylabel 'microseconds (alpha-beta model)'
set format x '2^{%L}'
set logscale x 2
set grid
set key left top
plot data using 1:5 with linespoints lw 2 title 'pattern of MPI\_Comm\_split', \
     data using 1:2 with linespoints lw 2 title 'agreement'
