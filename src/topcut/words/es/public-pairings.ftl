# Pairings

public-pairings-squads = squads { $squads }
public-pairings-won = ha ganado
public-pairings-a-bye = un bye
public-pairings-bye = bye
public-pairings-state =
    .open = abierto
    .settled = confirmado
public-pairings-has-bye = { $name } tiene el bye
public-pairings-both-left = ambos se han ido
public-pairings-unknown = Cifras desconocidas: { $why }
public-pairings-yours = Tu mesa
public-pairings-mine = { $name }, { $settled ->
    [true] jugaste
   *[other] juegas
} contra <b>{ $other }</b>
public-pairings-my-bye = { $name }, tienes el bye
public-pairings-order = Orden
public-pairings-by =
    .table = por mesa
    .name = por nombre
public-pairings-show = Mostrar
public-pairings-none = Todavía no hay ninguna ronda emparejada
public-pairings-roster = Todo el mundo juega el Roster { $roster }
public-pairings-no-table = ninguna
public-pairings-nobody = Nadie con ese nombre juega en esta ronda.
public-pairings-absent = Sin emparejar, por acuerdo: { $people }
