# What static/park.js says

script-park-step = Schritt { $step } von { $steps }
script-park-pause = Pause
script-park-play = Abspielen
script-park-again = Noch einmal
script-park-choose = Deine Wahl
