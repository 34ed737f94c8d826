# The security log


## The security log

security-signed-in = Eingeloggt.
security-sign-in-failed = { $times ->
    [one] Ein falsches Passwort für { $about }.
   *[other] { $times } falsche Passwörter für { $about }.
}
security-second-failed = { $times ->
    [one] Das richtige Passwort für { $about }, aber ein falscher zweiter Faktor.
   *[other] Das richtige Passwort für { $about }, aber { $times }-mal ein falscher zweiter Faktor.
}
security-signed-out = Ausgeloggt.
security-session-ended = { $times ->
    [one] Ein Gerät von { $about } ausgeloggt.
   *[other] { $times } Geräte von { $about } ausgeloggt.
}
security-signed-up = Auf einem Handy angemeldet, das jetzt eingeloggt ist.
security-card-issued = { $times ->
    [one] Eine Karte für { $about } ausgegeben.
   *[other] { $times } Karten ausgegeben.
}
security-card-used = Mit einer Karte hereingekommen.
security-card-failed = { $times ->
    [one] Ein Code, den keine Karte trägt.
   *[other] { $times } Codes, die keine Karte trägt.
}
security-card-again = { $times ->
    [one] Eine Karte von { $about } wurde noch einmal probiert, nachdem sie schon benutzt war.
   *[other] Eine Karte von { $about } wurde { $times }-mal probiert, nachdem sie schon benutzt war.
}
security-code-issued = Einen Code für { $about } ausgegeben.
security-code-used = Einen Judge-Code eingetippt; wartet auf Einlass.
security-code-failed = { $times ->
    [one] Ein falscher Judge-Code.
   *[other] { $times } falsche Judge-Codes.
}
security-invited = { $about } in die Orga eingeladen.
security-joined = Eine Einladung angenommen und jetzt in der Orga.
security-invitation-failed = { $times ->
    [one] Eine falsche oder schon benutzte Einladung.
   *[other] { $times } falsche oder schon benutzte Einladungen.
}
security-let-in = { $about } hereingelassen.
security-sent-away = { $about } an der Tür weggeschickt.
security-revoked = { $about } die Rechte genommen und alle Geräte ausgeloggt.
security-owned = Dieses Turnier gehört { $about }.
security-set-up-made = Einen Link zum Einrichten auf der Konsole ausgegeben.
security-set-up-failed = { $times ->
    [one] Ein falscher oder schon benutzter Link zum Einrichten.
   *[other] { $times } falsche oder schon benutzte Links zum Einrichten.
}
security-account-made = Mit dem Link zum Einrichten ein Konto angelegt.
security-password-changed = Das Passwort geändert. Alle anderen Geräte wurden ausgeloggt.
security-password-replaced = Mit dem Link zum Einrichten ein vergessenes Passwort ersetzt. Alle Geräte wurden ausgeloggt.
security-app-added = Eine Authenticator-App hinzugefügt.
security-app-removed = Die Authenticator-App entfernt.
security-passkey-added = Einen Passkey hinzugefügt.
security-passkey-removed = Einen Passkey entfernt.
security-passkey-copied = Ein Passkey von { $about } zählte rückwärts: Vielleicht gibt es eine Kopie davon. Niemand wurde hereingelassen.
security-recovery-made = Neue Wiederherstellungscodes erstellt; ältere gelten nicht mehr.
security-recovery-used = Einen Wiederherstellungscode verbraucht.
security-seconds-removed = Alle zweiten Faktoren von { $about } per Befehl entfernt.
security-house-opened = Von jetzt an können alle ein Konto anlegen.
security-house-closed = Von jetzt an gibt es Konten nur auf Einladung.
security-account-invited = Eine Einladung zu einem Konto erstellt.
security-account-opened = { $about } hat ein Konto angelegt.
security-account-failed = { $times ->
    [one] Ein falscher oder abgelaufener Link zu einem Konto.
   *[other] { $times } falsche oder abgelaufene Links zu einem Konto.
}
security-account-closed = Das Konto von { $about } geschlossen und alle Geräte ausgeloggt.
security-account-reopened = Das Konto von { $about } wieder geöffnet.
security-account-forgotten = Das Konto { $about } gelöscht.
security-password-link-made = Einen Link zu einem neuen Passwort für { $about } erstellt.
security-password-link-used = { $about } hat mit einem Link ein neues Passwort gesetzt. Alle Geräte wurden ausgeloggt.
security-quota-set = Geändert, wie viel { $about } behalten darf.
security-quotas-set = Geändert, wie viel alle behalten dürfen.
security-handed-over = Was einem Konto gehörte, an { $about } übergeben.
security-club-made = Den Verein { $about } angelegt.
security-club-invited = Eine Einladung in den Verein { $about } erstellt.
security-club-joined = Dem Verein { $about } beigetreten.
security-club-role = Geändert, was { $about } in einem Verein darf.
security-club-left = Den Verein { $about } verlassen.
security-club-removed = { $about } aus einem Verein genommen.
security-data-taken = Heruntergeladen, was über { $about } gespeichert ist.
security-archive-taken = Das vollständige Archiv heruntergeladen, mit Kontakten und dem Geheimnis der Auslosungen.
security-contacts-taken = Die Teilnehmerliste mit Kontakten heruntergeladen.
security-imported = Ein Turnier aus einer Datei importiert.
security-deleted = Das Turnier gelöscht; 30 Tage lang lässt es sich zurückholen.
security-brought-back = Das Turnier zurückgeholt.
security-removed = Das Turnier wurde endgültig entfernt.
security-mirror-key-made = Einen Schlüssel erstellt, mit dem eine Halle ihre Turniere hier zeigen kann.
security-mirror-key-revoked = Den Schlüssel einer Halle widerrufen.
security-mirror-key-failed = { $times ->
    [one] Jemand hat einen Schlüssel einer Halle probiert, den es nicht gibt.
   *[other] Jemand hat { $times }-mal Schlüssel von Hallen probiert, die es nicht gibt.
}
security-mirrored = Eine Halle zeigt das Turnier jetzt hier, mit einem Schlüssel von { $about }.
security-mirror-begun = Den Spiegel des Turniers gestartet.
security-mirror-ended = Den Spiegel des Turniers beendet.
security-copy-fetched = Die versiegelte Kopie des Turniers abgeholt.
security-api-token-made = Ein Token erstellt, mit dem ein Programm für { $about } handeln kann.
security-api-token-revoked = Das Token eines Programms widerrufen.
security-api-token-failed = { $times ->
    [one] Ein Programm hat ein Token probiert, das es nicht gibt, das abgelaufen ist oder widerrufen wurde.
   *[other] Programme haben { $times }-mal Tokens probiert, die es nicht gibt, die abgelaufen sind oder widerrufen wurden.
}
security-served-in-the-hall = Topcut für die ganze Halle gestartet, über einfaches HTTP.
security-warning-read = Bestätigt, was einfaches HTTP in der Halle heißt.
security-lan-on = Das Einloggen von anderen Geräten in der Halle eingeschaltet.
security-lan-off = Das Einloggen von anderen Geräten in der Halle ausgeschaltet.
security-flood-stopped = { $times ->
    [one] { $about } hat mehr gesendet, als Menschen es tun, und wurde gestoppt.
   *[other] { $about } hat mehr gesendet, als Menschen es tun, und wurde { $times }-mal gestoppt.
}
security-someone = jemand Unbekanntes
security-damaged = Diese Zeile ist nicht, was geschrieben wurde.
security-none = An den Türen ist noch nichts geschehen.
security-by = { $role ->
    [owner] { $name }, Hauptkonto
    [organizer] { $name }, Orga
    [judge] { $name }, Judge
    [player] { $name }, spielt mit
    [console] per Befehl
    [nowhere] von selbst
   *[other] von außen
}
security-where = { $place ->
    [here] an diesem Computer
    [hall] { $device }, in der Halle
    [online] { $device }
    [console] auf der Konsole
   *[nowhere] in diesem Computer
}
security-group = { $group ->
    [sign-ins] Eingeloggt
    [failures] Fehlversuche
    [cards] Karten und Codes
    [rights] Rechte
    [account] Konto und Netz
    [files] Dateien
   *[other] Alles
}
second-factors-removed = { $count ->
    [0] { $name } hatte keine zweiten Faktoren. Alle Geräte des Kontos sind ausgeloggt.
    [one] { $name } loggt sich jetzt nur mit dem Passwort ein: 1 zweiter Faktor ist entfernt. Alle Geräte des Kontos sind ausgeloggt.
   *[other] { $name } loggt sich jetzt nur mit dem Passwort ein: { $count } zweite Faktoren sind entfernt. Alle Geräte des Kontos sind ausgeloggt.
}
