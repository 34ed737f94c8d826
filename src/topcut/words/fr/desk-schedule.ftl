# The schedule, at the desk

desk-schedule-title = Programme
desk-schedule-field = Ce qui se passe, et quand
desk-schedule-how = Une ligne pour chaque chose : l’heure, puis ce qui se passe. Un jour a sa date, ou « { desk-schedule-day } », sur sa propre ligne au-dessus. { $most } lignes au plus. Tout le monde peut le lire ; les téléphones montrent la suite.
desk-schedule-save = Enregistrer le programme
desk-schedule-read = Tel que tout le monde le lit
desk-schedule-example = Deux jours, par exemple
desk-schedule-check-in = Présences
desk-schedule-round = Ronde 1
desk-schedule-lunch = Déjeuner
desk-schedule-day = Jour 2
desk-schedule-top = Top 8
desk-schedule-later-days = Chaque jour suivant, vous confirmez à nouveau les présences, et tout le monde reste connecté pendant la nuit.
