# PEs, nodes, letters, bytes; us of agreement, sum, MPI_Comm_split; the same on a cluster
set terminal pngcairo size 800,480 font ',11'
set output picture
set logscale xy
set xlabel 'PEs'
set ylabel 'microseconds, simulated'
set format x '2^{%L}'
set logscale x 2
set grid
set key left top
plot data using 1:6 with linespoints lw 2 title 'sum of one element', \
     data using 1:7 with linespoints lw 2 title 'pattern of MPI\_Comm\_split', \
     data using 1:5 with linespoints lw 2 title 'agreement', \
     data using 1:8 with linespoints lw 2 title 'agreement, cluster'
