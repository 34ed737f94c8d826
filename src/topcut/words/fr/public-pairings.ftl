# Pairings

public-pairings-squads = squads { $squads }
public-pairings-won = a gagné
public-pairings-a-bye = un bye
public-pairings-bye = bye
public-pairings-state =
    .open = en cours
    .settled = validé
public-pairings-has-bye = { $name } a le bye
public-pairings-both-left = les deux sont partis
public-pairings-unknown = Chiffres inconnus : { $why }
public-pairings-yours = Votre table
public-pairings-mine = { $name }, vous { $settled ->
    [true] avez joué
   *[other] jouez
} contre <b>{ $other }</b>
public-pairings-my-bye = { $name }, vous avez le bye
public-pairings-order = Ordre
public-pairings-by =
    .table = par table
    .name = par nom
public-pairings-show = Montrer
public-pairings-none = Aucune ronde n’est encore appariée
public-pairings-roster = Tout le monde joue le Roster { $roster }
public-pairings-no-table = aucune
public-pairings-nobody = Personne de ce nom ne joue à cette ronde.
public-pairings-absent = Absence convenue, pas d’appariement : { $people }
