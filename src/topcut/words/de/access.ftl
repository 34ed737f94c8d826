# Getting in: accounts, clubs, cards


## Getting in

club-counts = { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}, { $tournaments ->
    [0] noch kein Turnier
    [one] 1 Turnier
   *[other] { $tournaments } Turniere
}
accounts-counted = { $count ->
    [one] 1 Konto
   *[other] { $count } Konten
}
quota-field = { $kind ->
    [running] Turniere, die nicht vorbei sind
    [kept] Turniere insgesamt
    [players] Personen in jedem
   *[megabytes] Megabyte insgesamt
}
house-open = Von jetzt an können alle hier ein Konto anlegen.
house-invited = Von jetzt an gibt es Konten nur auf Einladung. Wer eins hat, behält es.
account-ready = Dein Konto ist fertig.
account-closed-said = Das Konto ist geschlossen, und alle seine Geräte sind ausgeloggt. Seine Turniere bleiben lesbar.
account-reopened-said = Das Konto ist wieder offen. Einloggen geht wieder.
account-forgotten-said = Dein Konto ist gelöscht. Danke für deine Turniere.
quota-said = Die neuen Grenzen gelten von jetzt an. Was da ist, bleibt.
handed-over-said = { $count ->
    [0] Es gab nichts zu übergeben.
    [one] 1 Turnier gehört jetzt { $name }.
   *[other] { $count } Turniere gehören jetzt { $name }.
}
club-made-said = Der Verein ist angelegt. Lade andere mit einem Link ein.
club-joined-said = Du bist jetzt in { $club }. Seine Turniere stehen auf deiner Startseite.
club-left-said = Du hast { $club } verlassen.
club-removed-said = { $name } ist nicht mehr im Verein und sieht von jetzt an nichts mehr von dessen Orga-Tischen.
club-role-said = { $role ->
    [owner] { $name } leitet jetzt auch den Verein.
   *[organizer] { $name } ist jetzt in der Orga des Vereins.
}
club-given-said = Dieses Turnier gehört jetzt { $club }. Die Mitglieder sind die Orga.
club-taken-said = Dieses Turnier gehört wieder dir allein.
listed-said = Es steht in den Listen und Feeds, die alle sehen.
not-listed-said = Es steht nicht mehr in den Listen und Feeds. Wer den Link hat, kann die Seiten weiterhin lesen.
passkey-not-used = Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm einen Code.
passkey-not-made = Das Gerät hat keinen Passkey erstellt. Nichts wurde geändert; versuch es noch einmal.

## Where somebody is signed in

access-sign-out = Ausloggen
access-devices-since = seit { $since }, bis { $until }
access-devices-this = dieses hier
access-devices-others = Alle anderen ausloggen
access-devices-ended = { $count ->
    [one] Dieses Gerät ist ausgeloggt.
   *[other] { $count } Geräte sind ausgeloggt. Nur dieses hier ist übrig.
}

## The doors

access-invitation = Einladung
access-accept-title = { $name }, hilf bei der Orga von { $title }
access-accept-about = Du kannst auf diesem Gerät 16 Stunden lang Runden paaren, Ergebnisse eingeben und korrigieren und Judges hereinlassen. Alles, was du tust, steht unter diesem Namen im Protokoll.
access-accept = Als { $name } annehmen
access-joined = Willkommen. Du bist für 16 Stunden eingeloggt.
access-device-kind = { $kind ->
    [android] Android-Handy
    [windows] Windows-Computer
    [linux] Linux-Computer
   *[other] anderes Gerät
}
access-not-now = Jetzt nicht
access-again-title = Passwort noch einmal
access-again = Bist das noch du?
access-again-about = Eine Stunde lang hat niemand diese Sitzung benutzt, oder Topcut wurde neu gestartet. Was du vorhast, lässt sich nicht zurücknehmen, gib also bitte noch einmal dein Passwort ein. Geändert ist noch nichts.
access-password = Passwort
access-again-me = Ich bin es
access-card = Deine Karte
access-card-title = Mit deiner Karte einloggen
access-card-about = Scann den QR-Code auf deiner Karte, oder tipp die Buchstaben ein, die darunter stehen. Großschreibung, Leerzeichen und Striche sind egal.
access-card-code = Code auf der Karte
access-card-whose = Nachsehen, wessen Karte das ist
access-card-phone = Auf diesem Handy eingeloggt
access-card-sign-out = Dieses Handy ausloggen
access-card-none = Keine Karte, ein neues Handy oder ein Code, der nicht geht? Alle Offiziellen können dir mit zweimal Tippen eine neue Karte geben. Die alte gilt dann nicht mehr.
access-card-judge = Bist du Judge? <a href="/judge">Gib hier deinen Judge-Code ein</a>.
access-card-organizer = Die Orga <a href="/login">loggt sich hier ein</a>.
access-club-join = Einem Verein beitreten
access-club-join-title = Einem Verein beitreten, der Turniere ausrichtet
access-club-join-about = Dann kannst du jedes Turnier des Vereins durchführen, und die anderen Mitglieder alle, die du dem Verein gibst.
access-club-join-first = Log dich erst ein, dann öffne den Link noch einmal: <a href="/login">einloggen</a>, oder <a href="/organize">leg ein Konto an</a>.
access-club-join-code = Code der Einladung
access-club-join-now = Dem Verein beitreten
access-club-join-once = Eine Einladung gilt einmal, eine Woche lang. Die Leitung des Vereins kann eine neue erstellen.
access-confirm = Bist das du?
access-confirm-name = Bist du { $name }?
access-confirm-about = Diese Karte gilt für <strong>{ $title }</strong>{ $place ->
    [none] {""}
   *[other] , { $place }
}. Sie geht einmal, auf einem Handy.
access-confirm-yes = Ja, log mich als { $name } ein
access-confirm-no = Nein, das ist nicht meine Karte
access-confirm-draw = Mit diesem Tippen trägt dein Handy eine eigene Zahl zur Auslosung bei, damit niemand die Paarungen vorher ausgesucht haben kann. Es behält eine Quittung.
access-go-on = Weiter
access-go-on-thanks = Danke
access-go-on-about = Was du vorhattest, ist noch nicht getan. Nichts, was du getippt hast, ist verloren: Tu es jetzt, oder lass es.
access-go-on-now = Jetzt tun
access-go-on-leave = Lassen
access-join = Bei der Orga helfen
access-join-about = Öffne den Link, den du bekommen hast, oder tipp den Code ein, der dabei war.
access-join-code = Code der Einladung
access-join-look = Einladung ansehen
access-join-once = Eine Einladung gilt einmal, einen Tag lang. Wem das Turnier gehört, kann dir eine neue schicken.
access-judge = Als Judge einloggen
access-judge-about = Tipp die acht Buchstaben und Ziffern vom Bildschirm der Orga ein. Dann lässt dich die Orga mit einem Tippen herein.
access-judge-code = Judge-Code
access-judge-ask = Um Einlass bitten
access-judge-once = Ein Code gilt einmal, zehn Minuten lang.
access-sign-in = Einloggen
access-login-already = Du bist schon eingeloggt. <a href="/">Zu deinen Turnieren</a>
access-login = Als Orga einloggen
access-name = Name
access-login-other = Nicht dein Turnier?
access-login-play = Ich spiele: Ich habe eine Karte
access-login-judge = Ich bin Judge: Ich habe einen Code
access-login-help = Ich helfe bei der Orga: Ich habe eine Einladung
access-login-none = Noch kein Konto? <a href="/organize">Ein Konto für die Orga</a>.
access-login-forgotten-there = Passwort vergessen? Bitte die Leute, die diesen Server betreiben, um einen Link zu einem neuen: E-Mails werden nicht verschickt. Betreibst du ihn selbst, starte ihn mit <code>topcut serve --set-up</code>.
access-login-forgotten = Passwort vergessen? Auf dem Computer, auf dem Topcut läuft: Beende es und starte es mit <code>topcut serve --set-up</code>. Der neue Link zum Einrichten gibt deinem Namen ein neues Passwort.
access-cookie = Öffne das in deinem Browser
access-cookie-title = Dieser Browser hat sich nicht gemerkt, dass du eingeloggt bist
access-cookie-about = Vielleicht bist du in dem kleinen Fenster, das aufgeht, wenn ein Handy in ein WLAN kommt, oder in einem privaten Fenster, das keine Cookies erlaubt.
access-cookie-open = Öffne deinen gewohnten Browser.
access-cookie-scan = Scann deine Karte noch einmal, oder tipp ihren Code ein, auf <strong>{ $address }</strong>.
access-cookie-once = Deine Karte geht zwei Minuten lang noch einmal. Danach bekommst du von den Offiziellen eine neue.
access-cookie-here = Hier noch einmal versuchen
access-organize = Ein Konto für die Orga
access-own-name = Dein Name, wie ihn alle kennen, die bei dir spielen oder Judge sind
access-password-good = Mindestens 12 Zeichen. Drei oder vier Wörter ohne Zusammenhang sind gut und auch in Eile schnell getippt.
access-password-again = Noch einmal dasselbe Passwort
access-organize-about = Du brauchst eins, um hier Turniere anzulegen und durchzuführen; wer nur mitspielt, braucht nie eins.
access-organize-invited = Konten gibt es auf diesem Server nur auf Einladung: Öffne den Link, den du bekommen hast.
access-organize-kept = Mit einem Link für ein neues Passwort lass ihn, wie er ist: Dein Name bleibt.
access-organize-code = { $open ->
    [true] Code aus dem Link, falls du einen bekommen hast
   *[other] Code aus dem Link
}
access-organize-trap = Lass das leer
access-organize-save = Speichern
access-organize-mail = Nach einer E-Mail-Adresse wird nicht gefragt, deshalb kann dir auch nichts geschickt werden. Vergisst du dein Passwort, bekommst du von den Leuten, die diesen Server betreiben, einen Link zu einem neuen.
access-organize-login = <a href="/login">Ich habe ein Konto: einloggen</a>
access-setup = Einrichten
access-setup-server = Dein Konto auf diesem Server
access-setup-server-about = Es betreibt diesen Server: Damit lädst du Leute ein, die Turniere ausrichten, und setzt ihre Grenzen, unter <strong>Konto</strong>. Wer nur mitspielt, braucht nie eins.
access-setup-here = Dein Konto auf diesem Computer
access-setup-here-about = Es bleibt nur auf diesem Computer. Du brauchst es, um Turniere anzulegen und durchzuführen; wer nur mitspielt, braucht nie eins.
access-setup-code = Code von der Konsole
access-setup-create = Mein Konto anlegen
access-second-step = Zweiter Schritt
access-second-step-you = Bist du es?
access-second-step-passkey = Dein Passwort stimmt. Jetzt bitte deinen Passkey.
access-second-step-use = Meinen Passkey nehmen
access-second-step-code = Mit einem Code
access-second-step-now = Dein Passwort stimmt. Jetzt bitte einen Code.
access-second-step-field = Die sechs Ziffern in deiner App, oder einer deiner Wiederherstellungscodes
access-second-step-lost = Gerät und Wiederherstellungscodes verloren? Beende Topcut auf dem Computer, auf dem es läuft, und tipp <code>topcut remove-second-factors</code> mit deinem Namen; dann genügt dein Passwort.
access-second-step-again = Neu einloggen
access-second-step-first = Erst dein Name und dein Passwort. Danach hast du fünf Minuten für den zweiten Schritt.
access-wait = Warten auf Einlass
access-wait-chip = Wartet
access-wait-ask = Bitte die Orga, { $name } hereinzulassen
access-wait-about = Dein Code stimmt. Auf der Seite „Offizielle“ von <strong>{ $title }</strong> ist jetzt ein Knopf mit deinem Namen, und daneben das Zeichen dieses Handys: <strong class="code">{ $mark }</strong>
access-wait-look = Noch einmal nachsehen
access-account = Konto
access-clubs = Vereine
access-clubs-own = Deine Vereine
access-clubs-role = { $owner ->
    [true] Leitung
   *[other] Orga
}
access-clubs-none = Du bist in keinem Verein. Ein Verein ist eine Gruppe, die gemeinsam Turniere ausrichtet: Jedes Mitglied kommt an den Orga-Tisch jedes Turniers.
access-clubs-new = Ein neuer Verein
access-clubs-name = Sein Name
access-clubs-make = Verein gründen
access-clubs-invited = Eingeladen?
access-clubs-code = Öffne den Link, den du bekommen hast, oder <a href="/clubs/join">tipp seinen Code ein</a>.

## Clubs, and links that are shown once

access-link-once = Er wird nur jetzt gezeigt.
access-link-code = QR-Code des Links
access-link-hand = Oder von Hand: die Adresse ohne das, was nach dem Zeichen # kommt, und der Code <b class="long">{ $code }</b>
access-club-invitation = Eine Einladung
access-club-invitation-once = Schick sie einer Person, die Turniere ausrichtet. Sie gilt einmal, eine Woche lang.
access-club-members = Mitglieder
access-club-you = (du)
access-club-role = { $role ->
    [owner] Leitung
   *[other] Orga
}{ $closed ->
    [true] , von den Leuten geschlossen, die diesen Server betreiben
   *[other] {""}
}
access-club-make = { $role ->
    [owner] Zur Orga machen
   *[other] In die Leitung aufnehmen
}
access-club-remove = Entfernen
access-club-tournaments = Turniere
access-club-desk = Zum Orga-Tisch<span class="unseen"> von { $title }</span>
access-club-none = Noch keine. Wähl den Verein, wenn du ein Turnier anlegst, oder gib ihm eins auf dessen Seite „Dieses Turnier“.
access-club-invite = Jemanden einladen
access-club-invite-about = Ein Link für eine Person, die hier ein Konto braucht. Mitglieder führen Runden durch und korrigieren Ergebnisse; die Leitung löscht auch und entscheidet, wer dabei ist.
access-club-invite-make = Einladung erstellen
access-club-leave = Verlassen
access-club-leave-about = An die Orga-Tische seiner Turniere kommst du dann nicht mehr. Was du getan hast, bleibt unter deinem Namen in ihren Protokollen.
access-club-leave-now = Verein verlassen
