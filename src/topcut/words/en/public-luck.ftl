# How lucky was it?, and plots

public-luck-title = How lucky was it?
public-luck-odds = { $percent ->
    [none] 1 in { $chance ->
        [million] a million
       *[other] { $chance }
    }
   *[other] { $percent }%
}
public-luck-plan = { $title } is played by a fixed plan, not by Swiss rounds, so there is nothing to look back on here.
public-luck-later = Come back when the { $tournament } is finished: then this page looks back on it.
public-luck-by-round = Points by round
public-luck-players = { $count } players
public-luck-by-round-plot = Points after each round of the first { $count }. The table below has them.
public-luck-cut-line = The dashed line is the cut: the points of the last place above it.
public-luck-after-each = Points after each round
public-luck-the-cut = The cut
public-luck-opponents = Whose opponents were easier than expected
public-luck-opponents-plot = How much easier than expected the opponents were, in points per round. The table below has the figures.
public-luck-scale =
    .harder = harder
    .expected = as expected
    .easier = easier
public-luck-deviation = The line is one standard deviation to each side: what chance does about two times in three.
public-luck-against = Opponents against expectation
public-luck-against-caption = Opponents' points per round, against others
public-luck-column =
    .met = Met
    .expected = Expected
    .easier = Easier by
    .round = Round
    .winner = Winner
    .loser = Loser
    .behind = Was behind by
    .games = Games
    .points = Points in them
    .coins = By coins
public-luck-upsets = Upsets
public-luck-round = Round { $round }
public-luck-upsets-plot = Upsets in each round, out of the games between players with unequal points.
public-luck-coins = Coins would give so few, or fewer, { $percent ->
    [none] { public-luck-odds }
   *[other] { public-luck-odds } of the time
}.
public-luck-all-level = All games with a winner were between players with equal points.
public-luck-upsets-games = Games that were upsets
public-luck-upsets-caption = Games won by the player who was behind
public-luck-in-bracket = { $bracket }, round { $round }
public-luck-gap = { $stage ->
    [swiss] { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    }
   *[other] { $gap ->
        [one] { $gap } seed
       *[other] { $gap } seeds
    }
}
public-luck-unlikely = How unlikely was it?
public-luck-unlikely-table = How often coins do as well
public-luck-unlikely-caption = How often tossing coins does at least as well
public-luck-read = How to read it
public-luck-read-opponents = <b>Opponents.</b> The model: in every round a player could as well have met anyone else who had as many points as the opponent and was new to them. An opponent counts by points per round against everyone else.
public-luck-read-coins = <b>Coins.</b> The model: every game is a toss of a coin, and drawn as often as games were drawn here. What is very unlikely by coins was probably skill. Byes and no-shows are left out.
public-luck-read-upset = <b>Upset.</b> A game won by the player with fewer points before the round; in the { $bracket }, by the lower seed.
plot-start = start
plot-part = { $what }: { $part } of { $whole }
