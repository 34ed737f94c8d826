# What if, while it is being worked out

desk-what-if-waiting-being = Calcul en cours
desk-what-if-waiting-about = Savoir qui peut encore passer le cut prend quelques secondes avec autant de joueurs. La page s’actualise toute seule.
desk-what-if-waiting-again = Actualiser
