# The command demo


## The commands

demo-players = Se han inscrito { $number } jugadores: { $players }.
demo-seed = Se revela la semilla: «{ $seed }». Coincide con el compromiso, y con ella se puede repetir cada sorteo.
demo-round = Ronda { $number }
demo-standings = Clasificación
demo-commitment = Antes de que se inscriba nadie, se publica el compromiso de la semilla: { $commitment }.
demo-course = Para tantos jugadores, el reglamento prevé { $rounds } rondas y después el top { $cut }.
demo-why = ¿Por qué?
demo-cut = El corte al top { $size }
demo-afterwards = Después
demo-try-again = la misma gente, otra semilla
demo-try-rulesets = los reglamentos que conoce Topcut
demo-try-pair = sortear la siguiente ronda de tu propio torneo
demo-try-standings = clasificar a tus propios jugadores
demo-try-bracket = quién juega contra quién tras un corte
