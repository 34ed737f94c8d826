# Signing up

public-sign-up-mine = { $name }, { $place ->
    [0] du bist dabei
   *[other] du stehst auf Platz { $place } der Warteliste
}
public-sign-up-next = { $waits ->
    [true] Meldet sich jemand ab, rückt die Warteliste von selbst nach. Diese Seite sagt es dir.
   *[other] Am Tag selbst findest du Tisch und Gegenüber auf deiner Seite.
}
public-sign-up-bring = Was du mitbringst
public-sign-up-closed = Hier kann sich jetzt niemand anmelden
public-sign-up-staff = Du leitest dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
}
public-sign-up-staff-means = Auf dieser Seite melden sich alle selbst an. Am Orga-Tisch trägst du sie ein.
public-sign-up-players = Teilnehmende
public-sign-up-full = Alle Plätze sind vergeben: Du kommst auf die Warteliste
public-sign-up-enough = Ein Name genügt
public-sign-up-name = Dein Name, wie er in den Paarungen stehen soll
public-sign-up-club = Verein oder Team, wenn du eins hast
public-sign-up-club-stays = Der Verein bleibt im Protokoll dieses { $tournament ->
    [game] Spiels
   *[other] Turniers
}. Ein Name kann später gelöscht werden.
public-sign-up-contact = Wie der { $organizer } dich erreicht, wenn du magst
public-sign-up-contact-seen = E-Mail oder Telefon. Das sieht nur die Orga.
public-sign-up-website = Website
public-sign-up-accept = Mein Name und mein Verein dürfen auf den öffentlichen Seiten dieses { $tournament ->
    [game] Spiels
   *[other] Turniers
} stehen, und ich habe <a href="{ $link }">seine Regeln</a> gesehen.
public-sign-up-asks = Der { $organizer } sieht jede Anmeldung durch, bevor sie zählt.
public-sign-up-do = { $how ->
    [ask] Um einen Platz bitten
    [waits] Auf die Warteliste
   *[other] Anmelden
}
