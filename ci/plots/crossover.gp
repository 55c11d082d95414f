# PEs, collective, bytes, us in kernels, of the worst decile, us by the host, the first by the third
set terminal pngcairo noenhanced size 1200,460 font ',11'
set output picture
set datafile separator '\t'
set logscale x 2
set logscale y 2
set format x '%.0b%B'
set grid
set xlabel 'bytes of a block'
set multiplot layout 1,3
do for [n in '2 4 8'] {
    set title n . ' PEs'
    if (n eq '2') { set ylabel 'time in kernels / by returning to the host' } else { unset ylabel }
    if (n eq '8') { set key left bottom } else { unset key }
    plot 1 with lines lw 2 lc rgb 'black' notitle, \
         for [name in 'broadcast collect fcollect alltoall sum_reduce sum_inscan sum_exscan sum_reducescatter'] \
             data using ($1 == int(n) && strcol(2) eq name ? $3 : NaN):7 with linespoints lw 2 title name
}
unset multiplot
