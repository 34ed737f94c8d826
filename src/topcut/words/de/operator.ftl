# For whoever runs a server: its accounts

operator-accounts = Konten auf diesem Server
operator-invitation = Eine Einladung
operator-invitation-about = Schick sie einer Person, die Turniere ausrichtet. Sie ergibt ein Konto, einmal, eine Woche lang.
operator-find-account = Ein Konto finden
operator-find = Finden
operator-since = { $id }, seit { $since }
operator-chip =
    .closed = Geschlossen
    .operates = Betreibt diesen Server
operator-none = Kein Konto heißt so.
operator-pages = Seiten
operator-before = Zurück
operator-page = Seite { $number } von { $pages }
operator-next = Weiter
operator-who = Wer ein Konto anlegen darf
operator-who-may = { $open ->
    [true] Alle
   *[other] Nur mit Einladung
}
operator-who-switch = { $open ->
    [true] Nur noch mit Einladung
   *[other] Alle eins anlegen lassen
}
operator-invite = Einladung erstellen
operator-no-mail = E-Mails werden nicht verschickt. Ein vergessenes Passwort ersetzt du durch einen Link, den du auf der Seite des Kontos erstellst.
operator-quota-everyone = Wie viel alle behalten dürfen
operator-quota-everyone-about = Für jedes Konto ohne eigene Grenzen. Konten, die diesen Server betreiben, haben keine Grenze. Was da ist, wird nicht weggenommen.
# Typed where a number was asked for: it begins `refusal-quota-number`.
operator-quota-nothing = Nichts
operator-save = Speichern

## One account

operator-account-of = Konto von { $name }
operator-password-link = Ein Link für ein neues Passwort
operator-password-link-about = Gib ihn { $name } selbst, und niemandem sonst. Er gilt einmal, eine Woche lang.
operator-use = Was es hat
operator-use-of =
    .running = Turniere, die noch laufen
    .kept = Turniere insgesamt
    .megabytes = Protokolle, Listen und Gespiegeltes
    .devices = Eingeloggt auf
    .since = Da seit
operator-used = { $used }{ $most ->
    [none] {""}
   *[other] {" "}von { $most }
}
operator-used-megabytes = { $used } MB{ $most ->
    [none] {""}
   *[other] {" "}von { $most } MB
}
operator-no-limit = Dieses Konto betreibt den Server und hat keine Grenze.
operator-quota = Wie viel es behalten darf
operator-quota-about = { $own ->
    [true] Diese Grenzen sind seine eigenen.
   *[other] Diese Grenzen gelten für alle; hier gespeichert, sind sie von nun an seine eigenen.
}
operator-you = Das bist du
operator-you-about = Dein Passwort und deine Geräte sind auf der Seite <a href="/account">Konto</a>.
operator-close = { $closed ->
    [true] Geschlossen
   *[other] Schließen
}
operator-closed-about = Seit { $since } kann sich niemand damit einloggen. Seine Turniere sind zu lesen, und ihre Judges und die Leute der Orga machen weiter.
operator-close-about = Jedes Gerät wird sofort ausgeloggt, und niemand kann sich damit einloggen, bis du es wieder öffnest. Seine Turniere bleiben lesbar; wer als Judge oder in die Orga hereingelassen wurde, macht weiter.
operator-open-again = Wieder öffnen
operator-close-it = Konto schließen
operator-password = Passwort vergessen
operator-password-about = Ein Link, mit dem { $name } ein neues wählt. Im Sicherheitsprotokoll steht, dass du ihn erstellt hast.
operator-password-make = Link erstellen
operator-hand-over = Übergeben
operator-hand-over-about = Alle Turniere, die ihm gehören, gehören von da an einem anderen Konto. Gehört ihm ein Verein, gehört er auch dem anderen.
operator-hand-over-name = Name des anderen Kontos
operator-hand-over-now = Alles übergeben
