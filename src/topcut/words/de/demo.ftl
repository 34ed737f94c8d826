# The command demo


## The commands

demo-players = { $number } Personen haben sich angemeldet: { $players }.
demo-seed = Der Seed wird aufgedeckt: „{ $seed }“. Er passt zum Prüfwert, und jede Auslosung lässt sich damit wiederholen.
demo-round = Runde { $number }
demo-standings = Rangliste
demo-commitment = Bevor sich jemand anmeldet, wird der Prüfwert des Seeds veröffentlicht: { $commitment }.
demo-course = Für so viele sieht das Regelwerk { $rounds } Runden vor, danach die Top { $cut }.
demo-why = Warum?
demo-cut = Der Cut auf die Top { $size }
demo-afterwards = Danach
demo-try-again = dieselben Leute, ein anderer Seed
demo-try-rulesets = die Regelwerke, die Topcut kennt
demo-try-pair = die nächste Runde deines eigenen Turniers auslosen
demo-try-standings = die Rangliste deines eigenen Turniers
demo-try-bracket = wer nach einem Cut auf wen trifft
