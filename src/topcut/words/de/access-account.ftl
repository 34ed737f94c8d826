# The account page, and the security log


access-account-of = Konto von { $name }
access-account-reached = Wie dieser Computer erreicht wird
access-account-alone = Nur dieser Computer
access-account-alone-about = Niemand sonst kommt auf diese Seiten. Damit Handys hereinkommen, starte Topcut in einem eigenen Netz mit <code>{ $command }</code>.
access-account-plain = Einfaches HTTP in der Halle
access-account-plain-about = Handys erreichen ihn unter <strong>{ $address }</strong>. Unterwegs ist nichts verschlüsselt:
access-account-plain-read = Wer im selben Netz ist und weiß, wie es geht, kann mitlesen, was Handys senden, und eine Sitzung übernehmen.
access-account-plain-player = Mit der Sitzung von jemandem, der spielt, lässt sich allein kein Match entscheiden: Das Gegenüber oder jemand von den Offiziellen muss noch bestätigen.
access-account-plain-judge = Mit der eines Judge oder der Orga schon. Nimm einen eigenen Router mit WPA2 oder WPA3 und ein Passwort, das nur diese Halle kennt.
access-account-plain-log = Zu jedem Eintrag im Protokoll steht, von wem er ist; würde er später heimlich geändert, passte er nicht mehr zu den Quittungen auf den Handys.
access-account-warned = Das hast du gelesen: { $time }.
access-account-warn = Ich habe das gelesen, und dieses Netz gehört uns
access-account-until = Bis dahin kannst du keine Judges und niemanden sonst in die Orga hereinlassen.
access-account-encrypted = Verschlüsselt
access-account-encrypted-about = Diese Seiten kommen über TLS von <strong>{ $address }</strong>.
access-account-mirrors = Spiegel: zeigen, was ein Laptop in einer Halle entscheidet
access-account-lan = Einloggen von anderen Geräten
access-account-lan-state = { $on ->
    [true] An: Dein Name und dein Passwort gelten auf jedem Gerät in der Halle.
   *[other] Aus: Du loggst dich nur hier ein, an dem Computer, auf dem Topcut läuft. Das ist der sichere Weg.
}
access-account-lan-means = Schaltest du das ein, geht dein Passwort jedes Mal unverschlüsselt durch die Halle, wenn du dich woanders einloggst. Lade dich lieber selbst in die Orga ein, dann brauchst du das nicht.
access-account-lan-switch = { $on ->
    [true] Ausschalten
   *[other] Trotzdem einschalten
}
access-account-backups = Backups
access-account-backups-about = Eine Kopie von allem auf einem Stick, Sekunden nach jeder Änderung; und hier weitermachen mit dem Turnier eines Computers, der kaputt ist.
access-account-catalogues = Kataloge
access-account-catalogues-about = Sie kennen die Namen auf den Listen: was da ist, wie alt es ist und wie ein neuerer dazukommt.
access-account-in = Wer hereindarf
access-account-in-about = Judges und weitere Leute für die Orga lässt du für je ein Turnier herein, auf dessen Seite „Offizielle“.
access-account-officials = Offizielle<span class="unseen"> von { $title }</span>
access-account-first = Du hast noch kein Turnier. <a href="/new">Leg das erste an</a>, dann lass auf seiner Seite „Offizielle“ Judges und weitere Leute für die Orga herein.
access-account-signed-in = Eingeloggt
access-account-together = Gemeinsam mit anderen
access-account-club = Ein Verein ist eine Gruppe, die gemeinsam Turniere ausrichtet.
access-account-server = Konten auf diesem Server
access-account-second = Zweite Faktoren
access-account-second-about = Eine App oder ein Passkey, der zusätzlich zum Passwort abgefragt wird.
access-account-second-none = Hier wird nicht danach gefragt: Sie brauchen eine verschlüsselte Verbindung (TLS), und diese Seiten haben keine. Dein Passwort genügt.
access-account-tokens = Tokens für Programme
access-account-tokens-about = Mit einem Token liest ein Skript oder die Website eurer Liga, was du lesen darfst, und tut, wenn du es erlaubst, was du tun darfst.
access-account-tokens-open = Tokens
access-account-door = Was an der Tür geschehen ist
access-account-door-about = Einloggen, falsche Versuche, Karten und Codes, Rechte, heruntergeladene Dateien mit Kontaktdaten oder Geheimnissen.
access-account-log = Sicherheitsprotokoll
access-account-password = Passwort ändern
access-account-password-current = Jetziges Passwort
access-account-password-again = Neues Passwort noch einmal
access-account-password-new = Neues Passwort
access-account-password-change = Ändern
access-account-password-means = Damit werden alle deine anderen Geräte ausgeloggt und deine Tokens für Programme widerrufen.
access-account-data = Deine Daten
access-account-data-about = Alles, was über dich und dieses Konto gespeichert ist: Geräte, Vereine, Turniere und deine Zeilen im Sicherheitsprotokoll.
access-account-data-download = Herunterladen
access-account-delete = Dieses Konto löschen
access-account-delete-means = Dein Name, dein Passwort, deine Geräte und zweiten Faktoren werden endgültig gelöscht. In den Protokollen der Turniere steht nur die Kennung „{ $id }“. Wo du zu den Offiziellen gehörst, bleibt dein Name bei diesem Turnier.
access-account-delete-held = Dir gehören noch Turniere: Lösch jedes, oder gib es vorher einem Verein.
access-account-delete-sure = Ja, endgültig
access-account-delete-now = Mein Konto löschen
access-account-log-about = Wer hereinkam, wer hereingelassen oder weggeschickt wurde und was herausgeholt wurde, das Neueste zuerst. Falsche Versuche werden zusammengezählt. Von jeder Art bleiben die letzten { $kept } Zeilen. Passwörter, Codes und Netzadressen stehen nicht darin.
access-account-log-show = Zeigen
access-account-log-all = Alles
access-account-log-none = Davon ist nichts geschehen.
access-account-log-earlier = Früheres

## What was done

access-account-ready = { $first ->
    [true] { account-ready } Leg dein erstes Turnier an.
   *[other] { account-ready }
}
access-account-signed-out = Du bist auf diesem Gerät ausgeloggt.
access-account-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind ausgeloggt, und Tokens für Programme gelten nicht mehr.
access-account-noted = Notiert. Jetzt kannst du Judges und weitere Leute für die Orga hereinlassen.
access-account-lan-said = { $on ->
    [true] Jetzt kannst du dich von anderen Geräten einloggen.
   *[other] Jetzt kannst du dich nur noch an diesem Computer einloggen.
}
access-account-thanks = Danke. Jetzt zurück zu dem, was du vorhattest.
