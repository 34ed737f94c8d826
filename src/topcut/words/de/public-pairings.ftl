# Pairings

public-pairings-squads = Squads { $squads }
public-pairings-won = hat gewonnen
public-pairings-a-bye = Freilos
public-pairings-bye = Freilos
public-pairings-state =
    .open = offen
    .settled = steht fest
public-pairings-has-bye = { $name } hat das Freilos
public-pairings-both-left = beide gegangen
public-pairings-unknown = Zahlen unbekannt: { $why }
public-pairings-yours = Dein Tisch
public-pairings-mine = { $name }, du { $settled ->
    [true] hast gegen <b>{ $other }</b> gespielt
   *[other] spielst gegen <b>{ $other }</b>
}
public-pairings-my-bye = { $name }, du hast das Freilos
public-pairings-order = Reihenfolge
public-pairings-by =
    .table = nach Tisch
    .name = nach Name
public-pairings-show = Zeigen
public-pairings-none = Noch ist keine Runde gepaart
public-pairings-roster = Alle spielen Roster { $roster }
public-pairings-no-table = keiner
public-pairings-nobody = Unter diesem Namen spielt niemand in dieser Runde.
public-pairings-absent = Nicht gepaart, nach Absprache: { $people }
