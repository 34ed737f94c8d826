# What if, while it is being worked out

desk-what-if-waiting-being = Se está calculando
desk-what-if-waiting-about = Saber quién aún puede pasar el corte tarda unos segundos con tantos jugadores. La página se actualiza sola.
desk-what-if-waiting-again = Volver a mirar
