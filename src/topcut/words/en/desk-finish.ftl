# The end: the desk's page of the final ranking

desk-finish-up = The round
desk-finish-title =
    .final = Final ranking
    .now = If it ended now
    .end = The end
desk-finish-ranking = Ranking
desk-finish-bracket = The bracket decides the first places. <a href="{ $link }">Places so far</a>
desk-finish-chip =
    .penalty = Penalty
    .winner = Winner
desk-finish-penalties = Penalties
desk-finish-penalties-about = Think of them when you hand out prizes. Only officials read them.
desk-finish-finish = Finish
desk-finish-not-yet = { $step ->
    [make-cut] Not yet: the cut is still to be made.
    [publish-bracket] Not yet: the bracket is still being played.
   *[other] Not yet: rounds are left to play.
}
desk-finish-now = Make this ranking final
desk-finish-finished = The { $tournament } is finished and the ranking is final.
desk-finish-reveal = Reveal the seed
desk-finish-reveal-about = Anyone can then derive every draw again and check that nothing was chosen.
desk-finish-revealed = The seed is public: anyone can recompute every draw.
desk-finish-is-revealed = Revealed
desk-finish-seed = Seed <code>{ $seed }</code>
desk-finish-verify = Check every draw
desk-finish-change = Change the structure
desk-finish-change-is = a deviation
desk-finish-announced = Announced: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [0] no cut
   *[other] top { $cut }
}. Changing it departs from { $clause }, in public.
desk-finish-rounds = Swiss rounds
desk-finish-cut = Cut to, 0 for none
desk-finish-reason = Reason, public
desk-finish-deviate = Declare the deviation from { $clause }
desk-finish-change-now = Change it
desk-finish-changed = The structure has been changed. Everyone can see it as a deviation.
