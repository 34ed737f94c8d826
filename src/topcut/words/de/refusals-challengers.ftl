# What cannot be played in Challengers!


## Challengers!: sets, decks, answers

refusal-set-broken = { $why ->
    [missing] Es gibt keine Datei „{ $source }“. Gib den Pfad eines Sets an.
    [too-large] „{ $source }“ ist zu groß für ein Kartenset. Ist es die richtige Datei?
    [unreadable] „{ $source }“ lässt sich nicht lesen ({ $detail }). Prüf die Zugriffsrechte.
    [not-text] „{ $source }“ ist kein Text in UTF-8. Speichere es als einfache Textdatei.
    [toml] „{ $source }“ ist kein gültiges TOML: { $detail }. Verbessere es dort.
   *[endless] „{ $source }“ ist endlos verschachtelt. Schreib es neu.
}
refusal-set-field-unknown = „{ $source }“{ $card ->
    [none] {""}
   *[other] , Karte „{ $card }“
}: Ein Feld „{ $field }“ gibt es nicht. Möglich ist { $possible }.
refusal-set-field-missing = „{ $source }“{ $card ->
    [none] {""}
   *[other] , Karte „{ $card }“
}: Das Feld „{ $field }“ fehlt. Ergänze es.
refusal-set-field-wrong = „{ $source }“{ $card ->
    [none] {""}
   *[other] , Karte „{ $card }“
}: „{ $field }“ { $wanted ->
    [text] muss ein kurzer Text sein, der nicht leer ist
    [number] muss eine ganze Zahl von { $least } bis { $most } sein
    [word] muss eins davon sein: { $possible }
    [truth] muss true oder false sein
    [table] muss eine Tabelle in geschweiften Klammern sein
    [list] muss eine Liste von Tabellen in geschweiften Klammern sein
   *[cards] muss eine Liste von 1 bis { $most } Karten sein
}.
refusal-set-sum = „{ $source }“ nennt { $stated } Karten der Stufe { $level }, die Exemplare ergeben aber { $counted }. Verbessere eins von beiden.
refusal-set-power = „{ $source }“, Karte „{ $card }“: Stärke { $power } ist zu viel für Stufe { $level }, dort sind es höchstens { $most }. Senk sie, oder erhöh die Stufe.
refusal-set-rarity = „{ $source }“, Karte „{ $card }“ heißt { $label }, hat aber { $copies } Exemplare. Selten heißt 3 oder weniger, häufig 5 oder mehr.
refusal-set-name-twice = „{ $source }“: Eine Karte „{ $card }“ gibt es in { $set } schon. Gib ihr einen anderen Namen.
refusal-set-name-taken = „{ $source }“: Ein Set „{ $name }“ gibt es schon. Gib ihm einen anderen Namen.
refusal-set-picked = „{ $source }“, Karte „{ $card }“: Nur { $sets } kann Effekte beim Auswählen haben. Wähl einen anderen Zeitpunkt.
refusal-set-moment = „{ $source }“, Karte „{ $card }“: „{ $do }“ geht nicht zum Zeitpunkt „{ $when }“. Wähl einen anderen Zeitpunkt.
refusal-set-static = „{ $source }“, Karte „{ $card }“: Was als „{ $when }“ gilt, kann nur Stärke sein, nicht „{ $do }“.
refusal-set-bench = „{ $source }“, Karte „{ $card }“: „select“ und „during“ (attack oder flag) gibt es nur bei Stärke von der Bank, und die ist eine einfache Zahl ohne „per“ oder „if“.
refusal-set-move = „{ $source }“, Karte „{ $card }“: So lassen sich Karten nicht von „{ $taken }“ nach „{ $put }“ bewegen.
refusal-set-arrange = „{ $source }“, Karte „{ $card }“: Um eine Karte obenauf und eine unter das Deck zu legen, werden zwei Karten angesehen, nicht { $number }.
refusal-set-fans = „{ $source }“, Karte „{ $card }“: { $amount } Fans kann niemand nehmen.
refusal-set-robot-choice = „{ $source }“, Karte „{ $card }“: Der Roboter wählt nichts aus. Lass das Gegenüber wählen.
refusal-set-cycle = „{ $source }“, Karte „{ $card }“: Ein Match würde vielleicht nie enden, weil Karten sich gegenseitig zurückholen: { $cards }. Lass jede Karte nur schwächere zurückholen.
refusal-set-unknown = Ein Set „{ $name }“ gibt es nicht. Es gibt { $known }.
refusal-card-unknown = Eine Karte „{ $written }“ gibt es nicht.{ $how_many ->
    [0] {" "}`topcut challengers cards` zählt alle auf.
   *[other] {" "}Meintest du { $near }?
}
refusal-deck-large = „{ $file }“ hat { $cards } Karten; ein Deck hat hier höchstens { $most }. Nimm ein paar heraus.
refusal-robot-level = Roboter-Stufe { $level } gibt es in diesem Spiel nicht. Wähl 1 bis { $most }{ $most ->
    [3] ; die Stufen 4 und 5 sind für Solospiele
   *[other] {""}
}.
refusal-solo-cards = SOLO-Karten sind nur für ein Solospiel gegen den Roboter.
refusal-game-players = Challengers! ist für 1 bis { $most } Personen, nicht für { $players }.
refusal-game-plan = Der Plan verteilt nicht in allen { $rounds } Runden { $seats } Plätze.
refusal-game-tray = In ein Fach muss mindestens eine Karte passen.
refusal-game-sets = Ein Spiel braucht außer City { $wanted } verschiedene Sets; { $how_many ->
    [0] genannt ist keins
   *[other] genannt ist { $given }
}.
refusal-answer-not-asked = Platz { $seat } hat jetzt nichts zu beantworten.
refusal-answer-impossible = Das geht hier nicht als Antwort. Wähl eins von { $options }.
refusal-leave-nobody = Auf Platz { $seat } sitzt niemand, der gehen könnte.
refusal-bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Es gibt { $known }.
refusal-choice-wrong = „{ $file }“, Zeile { $line }: „{ $written }“ gehört nicht zu den Antworten auf Frage { $number }: { $options }.
refusal-choices-short = „{ $file }“ hat { $given } Antworten, aber Frage { $number } ist noch offen: { $options }. Ergänze eine Zeile.
refusal-choices-long = „{ $file }“ hat { $given } Antworten, gefragt waren aber nur { $used }. Nimm den Rest heraus.

## Playing Challengers! in the terminal

refusal-coach-busy = Der Coach hat gerade zu viel zu überlegen. Deine Karten sind, wie sie waren: Wähl selbst, oder frag in einer Minute noch einmal.
refusal-match-not-over = Dieses Match läuft noch. Sein Bild gibt es, wenn es vorbei ist.
refusal-match-not-played = Für Park { $park } gibt es in Runde { $round } noch kein Match. Schau am Tisch nach, was gerade gespielt wird.
refusal-name-ambiguous = „{ $word }“ könnte { $found } sein. Tipp mehr vom Namen.

## The table of Challengers!

refusal-plan-players = { $players } Personen sind zu viele: Einen Plan gibt es für höchstens { $most }. Spielt an zwei Tischen.
refusal-no-plan = { $ruleset } wird nicht an einem Tisch von Challengers! gespielt. Leg ein Spiel mit dem Regelwerk challengers an.
refusal-table-not-open = Der Tisch von „{ $title }“ ist noch nicht offen. Trag die Namen ein und öffne ihn dann.
refusal-played-by-plan = { $ruleset } wird nach seinem Plan gespielt, deshalb geht das hier nicht. Spiel auf der Seite des Spiels weiter; im Terminal nimm topcut challengers play, oder topcut challengers companion mit echten Karten.
refusal-call-to-nobody = An diesen Tisch lässt sich niemand rufen: Hier spielt ihr unter euch, ohne Turnierleitung. Einigt euch.
refusal-no-lists = Für { $ruleset } gibt niemand eine Liste ab: Decks entstehen im Spiel. Nichts wurde gespeichert.
refusal-not-asked = { $player } hat jetzt nichts zu beantworten. Warte auf die anderen.
refusal-asked-otherwise = Seit diese Seite geladen wurde, ging das Spiel weiter, und jetzt ist etwas anderes gefragt. Nichts wurde geändert. Schau noch einmal hin und beantworte das.
refusal-cards-dealt = Die Karten sind schon ausgeteilt. Musst du jetzt weg, sag das unter „{ table-leave }“.
refusal-no-stand-in = Für { $player } kann kein Bot einspringen: Dort spielt schon ein Bot oder der Roboter, oder niemand.
refusal-stand-in-early = Das Spiel wartet noch keine { $minutes } Minuten auf { $player }, darum springt kein Bot ein. Warte noch ein wenig; früher kann nur der Gastgeber einen holen.
refusal-not-away = { $player } ist nicht weg: Für diesen Platz antwortet niemand sonst.
refusal-table-full = Dieser Tisch ist voll: { $most } können mitspielen. Öffne einen anderen Tisch, oder schau bei diesem zu.
refusal-table-started = An diesem Tisch sind die Karten ausgeteilt, neu dazusetzen geht also nicht mehr. Ist das dein Platz, sag, welcher; sonst schau zu, oder öffne einen anderen Tisch.
refusal-table-over = Dieses Spiel ist vorbei. Du kannst es dir ansehen, oder einen anderen Tisch öffnen.
refusal-table-options = Das gehört nicht zu den Optionen eines Tisches. Nichts wurde ausgeteilt. Wähl noch einmal und teil dann aus.
refusal-bots-with-printed-cards = Bots können keine gedruckten Karten halten. Wähl keine Bots, oder spielt mit den Karten von Topcut. Nichts wurde ausgeteilt.
refusal-table-code = Kein Tisch hier hat diese Buchstaben oder diesen Link. Schau noch einmal auf das Handy, das den Tisch geöffnet hat: Es sind sechs Buchstaben.
refusal-table-name-taken = Hier sitzt schon jemand namens { $name }. Bist du das, dann sag es unten; wenn nicht, häng etwas an, das euch unterscheidet.
refusal-door-crowded = An diesem Tisch warten so viele an der Tür, dass gerade niemand mehr klingeln kann. Bitte den Gastgeber um den QR-Code oder den Link, oder darum, die anderen wegzuschicken.
refusal-table-letters-closed = Der Gastgeber lässt an diesen Tisch eine Weile niemanden mit Buchstaben. Bitte ihn um den QR-Code oder den Link.
refusal-letters-off = Es wurden zu oft falsche Buchstaben getippt, deshalb öffnen Buchstaben zehn Minuten lang nichts. Der QR-Code und der Link auf dem Handy, das den Tisch geöffnet hat, gehen weiterhin.
refusal-tables-quick = Hier wurden in den letzten zehn Minuten viele Tische geöffnet, deiner deshalb nicht. Setz dich an einen davon, oder versuch es in ein paar Minuten noch einmal.
refusal-tables-closed = Auf diesem Computer öffnen nur die einen Tisch, die ein Konto haben. Setz dich an einen Tisch, oder frag die Leute, die diesen Computer betreiben.
refusal-tables-many = Hier sind schon { $most } Tische offen, für einen weiteren ist kein Platz. Setz dich an einen davon, oder versuch es noch einmal, wenn ein Spiel vorbei ist.
refusal-not-the-host = Das macht nur { $player }, weil der Tisch von dort geöffnet wurde. Nichts wurde geändert.
refusal-ring-early = Das ist der Platz von { $player }, also der des Gastgebers. Das bisherige Handy kann noch { $minutes } Minuten lang ablehnen; tipp danach noch einmal.
refusal-seat-moved = Dieser Platz ist inzwischen auf einem anderen Handy oder wieder frei. Wenn es deiner ist, komm über den Link oder die Buchstaben an den Tisch und bitte darum, ihn zurückzubekommen.
refusal-seat-not-waiting = Unter diesem Namen wartet niemand mehr an der Tür.
refusal-not-at-the-table = { $player } hat an diesem Tisch keinen Platz, und niemand entscheidet für einen anderen Platz.
refusal-real-cards = „{ $title }“ wird mit echten Karten gespielt: Topcut kennt sie nicht. Tipp die Ergebnisse ein.
refusal-digital-cards = „{ $title }“ wird mit den Karten von Topcut gespielt, die Ergebnisse sind also schon bekannt.
refusal-not-in-this-round = { $player } spielt nicht in Runde { $round }. Schau noch einmal auf die Plätze.
refusal-trophy-told = Was die Trophäe von { $player } aus Runde { $round } wert ist, wurde schon eingegeben. Korrigiere das Ergebnis, wenn es falsch ist.
refusal-trophy-unknown = { $count ->
    [0] Alle Trophäen von Runde { $round } sind vergeben. Schau dir die früheren Parks noch einmal an.
   *[other] Keine der übrigen Trophäen von Runde { $round } hat { $fans ->
        [one] { $fans } Fan
       *[other] { $fans } Fans
    }, nur { $left }. Sieh noch einmal nach.
}
refusal-trophy-not-won = { $player } hat in Runde { $round } keine Trophäe gewonnen.
refusal-trophies-untold = { $count ->
    [one] Eine Trophäe ist noch verdeckt, die von { $player } aus Runde { $round }. Dreht sie um und tragt ihre Fans ein
   *[other] { $count } Trophäen sind noch verdeckt, zuerst die von { $player } aus Runde { $round }. Dreht sie um und tragt ihre Fans ein
}; im Terminal tippt ihr trophy { $round } NAME FANS.
refusal-parks-open = Noch im Spiel: { $parks }. Tippt zuerst, wer dort gewonnen hat, wie „ana 3“.
refusal-seats-wanted = Ihr spielt nach den gedruckten Plänen. Tippt, wer in Runde { $round } wo sitzt, wie „seats ana - bo, cy - dee“, oder tippt plan für den Plan von Topcut.
refusal-plan-seat-twice = { $player } hat zwei Plätze. Tippt jeden Namen nur einmal.
refusal-plan-seat-missing = { $count ->
    [one] { $player } hat
   *[other] { $players } haben
} keinen Platz. Tippt jeden Namen einmal, auch den Roboter, wenn er mitspielt.
refusal-rounds-played = Alle { $rounds } Runden sind gespielt. Weiter mit Enter.
refusal-final-called = Das Finale ist ausgerufen, die sieben Runden bleiben also, wie sie sind.
refusal-final-fans = Im Finale zählen keine Fans mehr. Tippt nur, wer gewonnen hat.
refusal-tokens-elsewhere = { $player } sitzt nicht an dem Park, wo { $winner } gewonnen hat. Tippt Plättchen am jeweils eigenen Park ein.
refusal-robot-tokens = { $player } wird vom Roboter gespielt, und der hat in diesem Spiel keine Fans.
refusal-companion-result = Tippt, wer gewonnen hat und wie viele Fans die Trophäe hat, wie „ana 3“, dann die Plättchen, wie „bo+2“. „{ $word }“ ist keins von beiden.
refusal-park-told = { $stage ->
    [bracket] Das Ergebnis des Finales ist schon da.
   *[swiss] Das Ergebnis ist schon da ({ $park }). Stimmt es nicht, korrigiert es; im Terminal etwa so: „correct { $round } ana 3: verzählt“.
}
refusal-left-for-good = { $player } ist schon für immer gegangen, und der Roboter spielt diesen Platz.
refusal-companion-unknown = „{ $word }“ ist weder jemand an diesem Tisch noch sonst etwas, das man hier tippt. Prüft den Namen, oder tippt help.
refusal-companion-seats = „{ $word }“ nennt nicht zwei Namen. Tippt alle Plätze, Park für Park, wie „{ $form }“.
refusal-companion-players = Nenn 1 bis { $most } verschiedene Namen, wie --players "Ana,Bo,Cy".
refusal-companion-digital = „{ $title }“ ist ein Spiel, das Topcut spielt. Weiter geht es mit topcut challengers play --resume.
refusal-resume-real = „{ $title }“ wird mit echten Karten gespielt. Weiter geht es mit topcut challengers companion.
refusal-resume-over = „{ $title }“ ist vorbei. Ansehen kannst du es mit topcut log.
refusal-resume-nobody = In „{ $title }“ gehört jeder Platz einem Bot, es ist also niemand da, der spielt.
refusal-seed-kept = Ein Spiel mit dem Seed „{ $seed }“ ist schon gespeichert. Mach damit weiter: topcut challengers play --resume { $name }. Für ein neues Spiel wähl einen anderen Seed.
refusal-play-people = { $people } Leute passen nicht auf { $players } { $players ->
    [one] Platz
   *[other] Plätze
}. Nenn weniger, oder verlang mit --players mehr (höchstens 8).
refusal-session-own = Das ist die Sitzung, in der du gerade bist. Mit „Ausloggen“ beendest du sie.
