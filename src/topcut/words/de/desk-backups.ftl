# Backups, and going on from one

desk-backups-account = Konto
desk-backups-where = Wohin sie gehen
desk-backups-written = Eine Kopie jedes Turniers wird innerhalb von zehn Sekunden nach jeder Änderung nach <code>{ $folder }</code> geschrieben und zurückgelesen{ $sealed ->
    [true] , versiegelt mit deinem Passwort
   *[other] {""}
}. Ältere werden ausgedünnt.
desk-backups-same-disk = Dieser Ordner liegt auf derselben Platte wie die Daten. Das hilft, wenn sich jemand vertut; geht die Platte kaputt, ist beides weg. Ein Stick ist besser.
desk-backups-none = Es werden keine Backups geschrieben. Geht dieser Computer kaputt, ist alles seit deinem letzten Export weg. Steck einen Stick ein und wähl ihn hier; das dauert eine Minute, und ein anderer Computer kann davon weitermachen.
desk-backups-broken = Ist ein anderer Computer ausgefallen? Wähl den Stick mit seinen Kopien genauso: Das Turnier wird dann hier angeboten, und keine Kopie wird überschrieben.
desk-backups-folder = Ordner, am besten auf einem Stick
desk-backups-password = Passwort, falls sie sonst niemand lesen darf
desk-backups-password-about = Ohne Passwort kann, wer den Stick findet, Namen und Kontakte lesen. Mit Passwort kann sie niemand öffnen, wenn du es vergisst. Topcut fragt bei jedem Start wieder danach.
desk-backups-repeated = Dasselbe Passwort noch einmal
desk-backups-change = Ändern
desk-backups-write = Backups dorthin schreiben
desk-backups-stop = Keine Backups mehr schreiben
desk-backups-at-computer = Den Ordner wählst du an dem Computer, auf dem Topcut läuft.
desk-backups-elsewhere = Turniere, die nicht auf diesem Computer sind
desk-backups-elsewhere-about = Ist der Computer, auf dem eins davon lief, kaputt oder weg? Mach hier weiter: Alles bis zu seiner letzten Kopie wird übernommen. Der andere Computer darf nicht weitermachen; er weigert sich, sobald er davon erfährt.
desk-backups-copied = { $facts }, kopiert { $time }
desk-backups-go-on = Hier damit weitermachen
desk-backups-there = Was da ist
desk-backups-read = Jedes wurde gerade eben bis zum Ende gelesen.
desk-backups-state =
    .good = Gut
    .bad = Nicht gut
    .sealed = Versiegelt
desk-backups-shut = Diese Kopien sind versiegelt. Wähl den Ordner noch einmal und gib dort ihr Passwort ein: Dann werden sie gelesen, und was nicht auf diesem Computer ist, wird angeboten.
desk-backups-no-copy = Es gibt noch kein Backup.
desk-backups-file = Von einer Datei weitermachen
desk-backups-file-about = Ein vollständiges Archiv eines Turniers, oder die versiegelte Kopie, die sein Spiegel behalten hat: Log dich dort ein, öffne <b>Konto</b>, <b>Spiegel</b>, und lad sie herunter. Der andere Computer darf nicht weitermachen.
desk-backups-file-choose = Datei
desk-backups-file-password = Passwort, falls sie versiegelt ist
