# Pairings

public-pairings-squads = squads { $squads }
public-pairings-won = has won
public-pairings-a-bye = a bye
public-pairings-bye = bye
public-pairings-state =
    .open = open
    .settled = settled
public-pairings-has-bye = { $name } has the bye
public-pairings-both-left = both have left
public-pairings-unknown = Figures unknown: { $why }
public-pairings-yours = Your table
public-pairings-mine = { $name }, you { $settled ->
    [true] played
   *[other] play
} <b>{ $other }</b>
public-pairings-my-bye = { $name }, you have the bye
public-pairings-order = Order
public-pairings-by =
    .table = by table
    .name = by name
public-pairings-show = Show
public-pairings-none = No round has been paired yet
public-pairings-roster = Everyone plays Roster { $roster }
public-pairings-no-table = none
public-pairings-nobody = No one by that name plays in this round.
public-pairings-absent = Not paired, by arrangement: { $people }
