# What was played: for everyone, and for officials

public-played-title = Qué se jugó
public-played-hidden = Las listas no son públicas, así que tampoco lo que se jugó.
public-played-none = Todavía no hay ninguna elección que compartan { $fewest } jugadores.
public-played-left-out = Qué se deja fuera
public-played-left-out-about = Las elecciones que comparten menos de { $fewest } jugadores{ $span ->
    [true] , aquí o en otra ronda
   *[other] {""}
}, y lo que las delataría al restar{ $left ->
    [0] {""}
   *[other] : { $left }
}.
public-played-file = Hoja de cálculo (CSV)
public-played-likely = { $name }: { $rate }, probablemente de { $low } a { $high }.
public-played-range = { $low } a { $high }
public-played-column =
    .lists = Listas
    .picked = Elegido
    .won = Victorias
public-played-rate = El porcentaje de victorias son las partidas ganadas, con el empate como media victoria, entre las partidas de quienes tienen esa elección. No cuentan byes ni incomparecencias, ni las partidas en que ambos la tienen o la otra lista no se pudo leer.
public-played-interval = La raya, y la segunda fila de cifras, es el intervalo de Wilson al 95 %: dónde estaría seguramente el porcentaje si se jugaran muchas más partidas. Solo conoce el número de partidas, no quién las jugó. Donde dos rayas se solapan, el orden puede ser azar.
public-played-counts = { $how ->
    [squads] De cada ronda cuentan los squads que ambos jugadores habían mostrado; si no se anotó ninguno, la lista entera.
    [roster] De cada ronda cuenta el Roster de esa ronda.
   *[list] Cuenta lo que había en la lista, se pusiera o no sobre la mesa.
}
