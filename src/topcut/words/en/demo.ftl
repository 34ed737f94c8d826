# The command demo


## The commands

demo-players = { $number } players have signed up: { $players }.
demo-seed = The seed is revealed: “{ $seed }”. It matches the commitment, and every draw can be repeated from it.
demo-round = Round { $number }
demo-standings = Standings
demo-commitment = Before anyone signs up, the commitment to the seed is published: { $commitment }.
demo-course = For that many players the rule book has { $rounds } rounds, then the top { $cut }.
demo-why = Why?
demo-cut = The cut to the top { $size }
demo-afterwards = Afterwards
demo-try-again = the same people, another seed
demo-try-rulesets = the rule books Topcut knows
demo-try-pair = draw the next round of your own tournament
demo-try-standings = rank your own players
demo-try-bracket = who meets whom after a cut
