# Second factors


access-second-password = Noch einmal dein Passwort
access-second-remove = Entfernen<span class="unseen">: { $name }</span>
access-second-remove-now = { $name } entfernen
access-second-codes = Deine Wiederherstellungscodes
access-second-codes-about = Druck sie jetzt aus oder schreib sie ab: Sie werden nur dieses eine Mal gezeigt. Mit deinem Passwort lässt dich jeder einmal herein, wenn dein Gerät verloren ist.
access-second-tls = Nur über TLS
access-second-tls-about = Dieser Computer liefert seine Seiten über einfaches HTTP. Dort kennen Browser keine Passkeys, und ein Code ließe sich unterwegs mitlesen. Deshalb wird nur nach deinem Passwort gefragt, und du loggst dich am Computer selbst ein.
access-second-tls-kept = Was du über TLS hinzugefügt hast, bleibt, und dort wird danach gefragt.
access-second-scan = Scann das mit deiner App
access-second-scan-code = QR-Code für deine Authenticator-App
access-second-scan-type = Oder tipp das in die App:
access-second-scan-then = Dann gib innerhalb von fünf Minuten die sechs Ziffern ein, die sie zeigt.
access-second-app-name = Name dieser App oder dieses Geräts
access-second-app-usual = Mein Handy
access-second-digits = Sechs Ziffern
access-second-app-confirm = App bestätigen
access-second-app = Authenticator-App
access-second-since = seit { $time }
access-second-app-about = Eine App auf deinem Handy, die jede halbe Minute einen neuen Code aus sechs Ziffern zeigt. Sie funktioniert ohne Netz und ohne Skripte.
access-second-app-set-up = App einrichten
access-second-passkeys = Passkeys
access-second-passkeys-about = Dein Handy, Computer oder Sicherheitsschlüssel fragt nach Finger, Gesicht oder PIN. Er antwortet keiner anderen Website, wie ähnlich sie auch aussieht.
access-second-passkeys-script = Um einen hinzuzufügen, erlaub Skripte für diese Website, in einem Browser, der Passkeys kennt.
access-second-passkey-name = Name dieses Geräts
access-second-passkey-add = Passkey hinzufügen
access-second-lost = Wenn ein Gerät verloren geht
access-second-left = Du hast noch { $count ->
    [one] { $count } Wiederherstellungscode
   *[other] { $count } Wiederherstellungscodes
}.
access-second-lost-about = Log dich mit einem ein, dann entfern hier das verlorene Gerät.
access-second-new = Neue Wiederherstellungscodes
access-second-new-make = Neue Codes erstellen
access-second-new-old = Die alten gelten dann nicht mehr.
access-second-given = Mit deinem ersten zweiten Faktor bekommst du Wiederherstellungscodes.
access-second-without = Ohne Code: Auf dem Computer, auf dem Topcut läuft, lässt dich <code>topcut remove-second-factors</code> mit deinem Namen wieder nur mit dem Passwort herein. Im Sicherheitsprotokoll steht es dann.
access-second-removed = Das ist entfernt und lässt niemanden mehr herein.
