# What is kept about a person, and forgetting it

desk-forget-kept = Was über diese Person gespeichert ist
desk-forget-kept-about = Falls jemand danach fragt: Name, Kontakt, Liste, Ergebnisse und was im Protokoll steht, mit Verwarnungen und Notizen der Offiziellen. Gib es niemandem sonst.
desk-forget-download = Herunterladen
desk-forget-title = Diese Person vergessen
desk-forget-means = Name, Verein und Kontakt werden hier gelöscht. Ergebnisse bleiben unter „{ $id }“, und das Protokoll lässt sich weiter prüfen. Das ist nicht rückgängig zu machen. Backups und ein Spiegel folgen; Kopien, die andere heruntergeladen haben, nicht.
desk-forget-sure = Ja, endgültig
desk-forget-now = { $player } vergessen
