# What static/park.js says

script-park-step = Paso { $step } de { $steps }
script-park-pause = Pausa
script-park-play = Reproducir
script-park-again = Otra vez
script-park-choose = Tu elección
