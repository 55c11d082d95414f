# PEs, operation, bytes, us, worst decile, by hand, ratio, Open MPI, worst decile, ratio
set terminal pngcairo noenhanced size 1200,640 font ',10'
set output picture
set datafile separator '\t'
set logscale y 10
set ylabel 'time of Zeshmem / time of Open MPI'
set xtics rotate by 60 right
set grid y
set key right top
# Each operation and size has its place, whichever numbers of PEs it was measured on.
ratios(n) = sprintf("< awk -F '\\t' 'NF == 10 && $10 != \"-\" { cell = $2 \" \" $3; if (!(cell in at)) at[cell] = places++; if ($1 == %d) print at[cell] FS cell FS $10 }' '%s'", n, data)
plot 1 with lines lc rgb 'gray' notitle, \
     for [n in '2 4 8'] ratios(n + 0) using 1:3:xtic(2) with points pt 7 title n.' PEs'
