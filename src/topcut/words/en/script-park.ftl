# What static/park.js says

script-park-step = Step { $step } of { $steps }
script-park-pause = Pause
script-park-play = Play
script-park-again = Play again
script-park-choose = Your choice
