# The home page, and the calendar of a server

public-home-title = Start
public-home-unreadable = Sein Protokoll ist nicht lesbar. Was daran nicht stimmt, sagt seine Seite.
public-home-log-unreadable = Sein Protokoll ist nicht lesbar
public-home-look = Ansehen
public-home-to-desk = Zum Orga-Tisch
public-home-prepare = Vorbereiten
public-home-delete = Löschen
public-home-delete-type = Tipp { $id } ein
public-home-new = Neues Turnier
public-home-new-about = Wähl Regelwerk und Tag: Runden, Cut und Feinwertungen folgen daraus, jedes mit seiner Klausel. Die Namen kannst du als Liste einfügen.
public-home-new-do = Turnier anlegen
public-home-sample = Umsehen
public-home-sample-about = Ein Beispielturnier mit 33 simulierten Leuten, angehalten in Runde 3: Trag Ergebnisse ein, kläre einen Streitfall, spiel selbst mit, lass es weiterlaufen. Nichts davon zählt.
public-home-sample-do = In einem Beispielturnier umsehen
public-home-drill = Probelauf
public-home-drill-about = Spiel das Turnier von morgen heute Abend durch: Simulierte Leute melden sich an, melden Ergebnisse, streiten, rufen und gehen, so schnell du willst, während dein Team mit echten Handys übt.
public-home-drill-do = Probelauf starten
public-home-play = Challengers! spielen
public-home-play-about = Das Kartenspiel, das selbst ein Turnier ist, für 1 bis 8. { $clause } Allein gegen den Roboter oder alle mit Handy.
public-home-hall = Was in dieser Halle los ist
public-home-shelf =
    .now = Jetzt
    .running = Läuft
    .coming = Kommt noch
    .over = Vorbei
    .past = Vorbei
    .archived = Archiviert
    .deleted = Gelöscht
public-home-nothing = Hier ist noch nichts
public-home-nothing-about = Sobald die Orga ein Turnier anlegt, erscheint es hier.
public-home-playing = { $here ->
    [true] Spielst du hier?
   *[other] Spielst du mit?
}
public-home-scan = Scann den Code auf deiner Karte oder tipp ihn ein. Du brauchst kein Konto und kein Passwort.
public-home-code = Ich habe einen Code
public-home-waiting = Wartest du auf deine Runde?
public-home-run = Leitest du das hier?
public-home-sign-in = Einloggen
public-home-welcome = Willkommen{ $name ->
    [none] {""}
   *[other] , { $name }
}
public-home-welcome-about = Topcut paart, zählt und erklärt dein Turnier{ $here ->
    [true] , auf diesem Computer, mit oder ohne Netz
   *[other] {""}
}.
public-home-none = { $archived ->
    [true] In den Listen steht kein Turnier
   *[other] Noch gibt es kein Turnier
}.
public-home-stick = Ist ein anderer Computer kaputt, und sein Turnier muss hier weitergehen? <a href="/backups">Mach von seinem Stick aus weiter</a>.
public-home-yours = Deine Turniere
public-home-gone = Endgültig weg am { $day }
public-home-back = Zurückholen
public-calendar-title = Kalender
public-calendar-new = Was neu ist
public-calendar-here = Turniere hier
public-calendar-find = Name, Ort, Spiel oder Tag
public-calendar-search = Suchen
public-calendar-nothing = Hier ist noch nichts.
public-calendar-pages = Seiten
public-calendar-page = Seite { $number } von { $pages }
public-calendar-turn =
    .before = Zurück
    .next = Weiter
public-calendar-everything = Wieder alles
public-calendar-organizing = Organisierst du?
public-calendar-account = Konto anlegen
public-calendar-follow = Dranbleiben
public-calendar-atom = Atom-Feed
public-calendar-follow-about = Tage und Orte für deinen eigenen Kalender oder Reader. Archivierte Turniere, Probeläufe und was die Orga für sich behält, stehen nicht darin.
