# Before the draw of a round, at the desk

desk-before-the-draw-title = Before round { $round }
desk-before-the-draw-heading = Before round { $round } <small>{ $players ->
    [one] 1 player to pair
   *[other] { $players } players to pair
}</small>
desk-before-the-draw-terrain = Is the terrain set up?
desk-before-the-draw-absent = Absent from round { $round }
desk-before-the-draw-absent-about = By arrangement: not paired, and an unpaired loss when the round is published. Players who leave for good are dropped instead.
desk-before-the-draw-there = Here after all<span class="unseen">: { $player }</span>
desk-before-the-draw-nobody-away = No one is away.
desk-before-the-draw-player = Player
desk-before-the-draw-note = Note as absent
desk-before-the-draw-apart = Kept apart
desk-before-the-draw-pair = { $first } and { $second }
desk-before-the-draw-apart-about = No rule book keeps two players apart: it is a deviation from { $clause }, made on <a href="{ $players }">a player's page</a>.
desk-before-the-draw-aside = The draw
desk-before-the-draw-draw = Draw of round { $round }{ $attempt ->
    [1] {""}
   *[other] , attempt { $attempt }
}
desk-before-the-draw-stale = Players, points or who is kept apart have changed since the draw was opened. It is drawn again, and attempt { $attempt } is public next to the one before.
desk-before-the-draw-open-not-yet = Open the draw
desk-before-the-draw-answer-first = First answer what is asked above.
desk-before-the-draw-why = Why is it drawn again? Everyone can read this
desk-before-the-draw-byes = Give byes in round 1
desk-before-the-draw-bye-names = Names, with commas between them
desk-before-the-draw-bye-about = A deviation from { $clause }, declared first.
desk-before-the-draw-open = Open the draw and look
desk-before-the-draw-fixed = From here on the draw is fixed: looking again changes nothing. Players see it when you publish.
desk-before-the-draw-by-hand = Pair by hand instead
