# The command demo


## The commands

demo-players = { $number } joueurs se sont inscrits : { $players }.
demo-seed = La graine est révélée : « { $seed } ». Elle correspond à l’engagement, et chaque tirage peut être refait à partir d’elle.
demo-round = Ronde { $number }
demo-standings = Classement
demo-commitment = Avant toute inscription, l’engagement sur la graine est publié : { $commitment }.
demo-course = Pour ce nombre de joueurs, le règlement prévoit { $rounds } rondes, puis le top { $cut }.
demo-why = Pourquoi ?
demo-cut = Le cut au top { $size }
demo-afterwards = Ensuite
demo-try-again = les mêmes joueurs, une autre graine
demo-try-rulesets = les règlements que Topcut connaît
demo-try-pair = tirer la prochaine ronde de votre propre tournoi
demo-try-standings = classer vos propres joueurs
demo-try-bracket = qui rencontre qui après un cut
