# a picture of 3 bytes for each value, and what the program said: "verified: 500 steps on 96 x 128 values, 2 x 2 PEs"
rows = int(word(said, 5)); columns = int(word(said, 7)); down = int(word(said, 9)); across = int(word(said, 11))
set terminal pngcairo size 800,560 font ',11'
set output picture
set title said[11:]
set xlabel 'column'
set ylabel 'row'
set xrange [0:columns]
set yrange [rows:0]
set size ratio -1
set cbrange [0:1]
set cblabel 'heat'
set palette defined (0 0 0 1, 0.5 0.5 1 0.5, 1 1 0 0)
# The blocks of PEs, whose edges travel.
set for [i = 1:across-1] arrow i from i * columns / across, 0 to i * columns / across, rows nohead lc rgb 'white' dt 2 front
set for [i = 1:down-1] arrow across + i from 0, i * rows / down to columns, i * rows / down nohead lc rgb 'white' dt 2 front
header = strlen(sprintf('P6 %d %d 255', columns, rows)) + 1
plot data binary skip=header array=(columns,rows) origin=(0.5,0.5) format='%uchar%uchar%uchar' using 1:2:3 with rgbimage notitle, \
     NaN with points palette notitle
