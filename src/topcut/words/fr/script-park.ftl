# What static/park.js says

script-park-step = Étape { $step } sur { $steps }
script-park-pause = Pause
script-park-play = Lire
script-park-again = Revoir
script-park-choose = Votre choix
