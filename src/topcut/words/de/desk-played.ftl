# What was played, at the desk

desk-played-who = Wer das sieht
desk-played-who-public = Offizielle. Was mindestens drei Personen gewählt haben, sehen alle auf <a href="{ $link }">der öffentlichen Seite</a>.
desk-played-who-later = Offizielle. Öffentlich wird es mit den Listen, und dann nur, was mindestens drei Personen gewählt haben.
