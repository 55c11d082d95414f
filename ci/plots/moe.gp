# expert, PE, tokens
set terminal pngcairo size 800,480 font ',11'
set output picture
set title said[11:]
set xlabel 'expert'
set ylabel 'tokens'
set grid y
set yrange [0:]
set style fill solid 0.8
set boxwidth 0.8
stats data using 1 nooutput name 'EXPERT'
stats data using 2 nooutput name 'PE'
stats data using 3 nooutput name 'TOKENS'
set xtics 1
set xrange [-0.5:EXPERT_max + 0.5]
plot for [pe = 0:int(PE_max)] data using ($2 == pe ? $1 : NaN):3 with boxes title sprintf('of PE %d', pe), \
     TOKENS_mean with lines lw 2 dt 2 lc rgb 'black' title 'if all got the same'
