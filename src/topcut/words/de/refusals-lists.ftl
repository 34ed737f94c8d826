# What cannot be read as a list, and catalogues


## Lists

refusal-nobody-chosen = Niemand ist ausgewählt, es hat sich also nichts geändert. Nenn mindestens einen Namen.
refusal-list-locked = { $locked ->
    [round] Die Liste von { $player } kann sich nur zwischen den Runden ändern, und gerade läuft eine.
   *[other] Die Liste von { $player } kann sich nach dem Start nicht mehr ändern. Das erlaubt nur eine bekannt gegebene Abweichung von { $clause }.
}
refusal-pool-not-asked = Bei diesem Turnier werden Decks nicht aus einem Pool gebaut. Gib nur die Liste ab.
refusal-pool-locked = Der Pool von { $player } kann sich nach dem Start nicht mehr ändern. Das erlaubt nur eine bekannt gegebene Abweichung von { $clause }.
refusal-no-list = { $player } hat noch keine Liste abgegeben.
refusal-lists-too-early = Vor dem Start bekommt sonst niemand eine Liste zu sehen.
refusal-lists-not-public = Listen sehen nur die, denen sie gehören, und die Offiziellen (ab { $official }). Sie zu veröffentlichen ist eine Abweichung von { $clause }: Gib sie zuerst bekannt.

## Rosters, squads and decks: what cannot be read as a list

refusal-list-empty = Diese Liste ist leer. Tipp die Namen ein oder füg sie ein, jeden unter seiner Überschrift.
refusal-list-only-link = Das ist ein Link, und Topcut öffnet keine. Öffne ihn selbst, kopier die Namen, die dort stehen, und füg sie hier ein.
refusal-list-too-large = Das ist größer als { $most } kB; so groß ist keine Liste. Füg nur die Liste ein.
refusal-list-archive = Das ist eine gepackte Datei, und keine aus einem Listenprogramm (.rosz). Entpack sie und gib den Text daraus ab.
refusal-list-binary = Das ist kein Text. Speichere die Liste als einfachen Text, oder füg sie ein.
refusal-list-html = Das ist eine Webseite, keine Liste. Kopier die Namen daraus und füg sie als einfachen Text ein.
refusal-list-xml = Das ist XML, aber keine Liste von BattleScribe. Gib die Datei von BattleScribe ab (.ros oder .rosz), oder die Liste als Text.
refusal-list-builder-nothing = In dieser Datei eines Listenprogramms stehen keine Charaktere, Karten oder Einheiten. Exportier die Liste als Text, oder tipp sie ein.
refusal-list-line-too-long = Eine Zeile ist länger als { $most } Zeichen. Schreib einen Namen pro Zeile.
refusal-list-too-many = Das sind mehr als { $most } Einträge; so viele hat keine Liste. Füg nur die Liste ein.
refusal-list-other-game = Das ist eine Liste für ein anderes Spiel. Gib eine ab mit den Überschriften { $form ->
    [rosters] Characters, Team Tactics, Crises und Gems
    [squads] Squad 1 bis Squad 4, mit Primary, Secondary und Supporting, und Mission
   *[deck] Hero und Deck
}.
refusal-list-no-sections = Keine Überschrift gefunden, deshalb ist unklar, was die Namen sind. Schreib { $form ->
    [rosters] Characters, Team Tactics, Crises und Gems
    [squads] Squad 1 bis Squad 4, mit Primary, Secondary und Supporting, und Mission
   *[deck] Hero und Deck
} über die Namen.
refusal-list-not-json = Das beginnt wie JSON, ist aber nicht gültig: siehe Zeile { $row }, Spalte { $column }. Verbessere es, oder gib einfachen Text ab.
refusal-list-json-shape = Dieses JSON ist keine Liste. Schreib ein Objekt mit Namen unter ihren Überschriften, wie „{ $word }“.
refusal-list-no-rules = Dieses Regelwerk sagt nichts über Listen, es gibt also nichts zu prüfen.
refusal-timeline-unknown = Eine Timeline „{ $name }“ kennt Topcut nicht. { $number ->
    [0] Kein Katalog hier enthält eine: Nimm einen mit „topcut catalogue add“ auf.
   *[other] Wähl eine von { $known }, oder nimm ihren Katalog mit „topcut catalogue add“ auf.
}
refusal-bans-unreadable = { $source } ist keine Banned-and-Restricted-Liste. Schreib die Namen unter die Überschriften Banned und Restricted, oder als TOML: banned = ["..."].
refusal-bans-not-here = In diesem Regelwerk gibt es keine Banned-and-Restricted-Liste. Lass --banned weg.
refusal-pool-not-here = Nur Decks werden aus einem Pool gebaut. Lass --pool weg.
refusal-list-option-unknown = { $number ->
    [0] Dieses Regelwerk hat keine Optionen. Lass { $option } weg.
   *[other] Dieses Regelwerk hat keine Option { $option }. Es gibt { $known }.
}
refusal-list-option-value = Die Option { $option } kann nicht { $value } sein. Wähl eins von { $possible }.
refusal-list-option-form = Eine Option schreibt man NAME=WERT, wie type=select, nicht { $text }.
refusal-date-wrong = { $text } ist kein Datum. Schreib es wie 2024-11-08.

## Catalogues

refusal-catalogue-wrong = { $source }, { $place_in }: Hier gehört hin: { $wanted ->
    [table] eine Tabelle benannter Werte
    [list] eine Liste von Einträgen
    [text] ein Text von 1 bis 200 Zeichen
    [word] ein kurzer Name aus kleinen Buchstaben, Ziffern und Bindestrichen
    [texts] eine Liste von höchstens 100 Texten
    [number] eine ganze Zahl von 0 bis 9999
    [truth] true oder false
    [side] secure oder extraction
    [role] primary, secondary oder supporting
   *[day] ein Datum wie 2024-11-08
}.
refusal-catalogue-field = { $source }, { $place_in }: „{ $field }“ ist unbekannt. Möglich ist { $known }.
refusal-catalogue-kind = { $source }, { $place_in }: Eine Art „{ $kind }“ gibt es bei Einträgen nicht. Nimm eine von { $known }.
refusal-catalogue-twice = { $source } enthält { $name } zweimal, als Einträge { $first } und { $second }. Mach einen daraus, oder unterscheide sie durch Alter Ego oder Unique Name.
refusal-catalogue-alias = { $source }, Eintrag { $second }: { $alias } soll ein anderer Name für { $name } sein, aber Eintrag { $first } heißt selbst so. Nimm ihn aus „also“ heraus.
refusal-catalogue-too-large = { $source } hat mehr als { $most } Einträge; so viele hat kein Spiel.
refusal-catalogue-too-many-bytes = { $source } ist größer als { $most } MB; so groß ist kein Katalog.
refusal-catalogue-archive = { $source } ist eine gepackte Datei. Entpack sie und nimm die Dateien darin auf; .catz und .gstz sind gepackte .cat und .gst.
refusal-catalogue-empty = { $source } ist leer. Nichts wurde aufgenommen.
refusal-catalogue-not-text = { $source } ist kein Text in UTF-8. Speichere ihn als UTF-8.
refusal-catalogue-not-toml = { $source } ist kein TOML: { $problem }. Verbessere es, oder speichere CSV mit der Endung .csv.
refusal-catalogue-one-file = Nur Dateien von BattleScribe lassen sich zusammen lesen. Nimm die anderen einzeln auf.
refusal-catalogue-game = { $source } sagt nicht, für welches Spiel der Katalog ist. Wähl das Spiel: mit --game crisis-protocol im Terminal, oder im Formular auf der Seite.
refusal-catalogue-without-entries = { $source } hat keine Einträge. Nichts wurde aufgenommen.
refusal-catalogue-other-game = { $source } ist nach eigener Angabe für { $game }, nicht für { $wanted }. Nichts wurde aufgenommen: Wähl { $game }, oder nimm eine andere Datei.
refusal-catalogue-game-unknown = { $source } ist für { $game }, und kein Regelwerk von Topcut hat Listen dieses Spiels. Nichts wurde aufgenommen. Die Spiele sind { $known }; für ein eigenes Regelwerk nenn das Spiel im Terminal mit --game { $game }.
refusal-catalogue-shipped = { $name } heißt ein Katalog, der mit Topcut kommt, vom { $day }. Um ihn zu ersetzen, muss die Datei einen späteren Tag nennen, wie day = 2030-01-31; sonst gib ihr einen anderen Namen.
refusal-catalogue-not-added = { $ours ->
    [yes] { $name } kommt mit Topcut und lässt sich nicht herausnehmen.
   *[no] Ein Katalog namens { $name } wurde hier nicht aufgenommen.
} { $number ->
    [0] Aufgenommen wurde keiner.
   *[other] Aufgenommen sind: { $known }.
}
refusal-csv-header = { $source }: Die erste Zeile muss die Spalten benennen, darunter kind und name.
refusal-battlescribe-nothing = { $source }: Nichts darin ließ sich als Charakter, Karte, Einheit oder Mission lesen. Nimm die .gst zusammen mit der .cat auf, denn sie benennt die Kategorien.
refusal-xml-broken = { $source } ist kein gültiges XML: siehe Zeile { $row }. Nichts wurde aufgenommen.
refusal-xml-doctype = { $source } deklariert einen Dokumenttyp; den braucht kein Katalog, und schädliche Dateien benutzen ihn. Nichts wurde gelesen.
refusal-xml-stranger = { $source } ist kein Katalog von BattleScribe. Solche Dateien enden auf .cat oder .gst.

## Lists at the prompt, and what was played

refusal-list-still-illegal = Nichts wurde geändert: { $number ->
    [one] 1 Befund spricht noch gegen diese Liste
   *[other] { $number } Befunde sprechen noch gegen diese Liste
}. Verbessere, was darin gefunden wurde, und versuch es noch einmal.
refusal-lists-hidden = Die Listen dieses Turniers sind nicht öffentlich, und damit auch nicht, was gespielt wurde. Die Orga kann sie veröffentlichen, sobald das Turnier begonnen hat.
refusal-rounds-unknown = Runden namens „{ $text }“ gibt es hier nicht. Möglich ist { $known }.
refusal-catalogue-no-file = Wähl zuerst eine Datei. Nichts wurde aufgenommen.
refusal-nonce-added = Das Handy von { $player } hat seine Zahl schon zur Auslosung beigetragen; eine genügt.
refusal-not-yourself = Das kann nur das Handy von { $player } selbst. Nichts wurde geändert.
