# What cannot be read as a list, and catalogues


## Lists

refusal-nobody-chosen = No one is chosen, so nothing has changed. Name at least one player.
refusal-list-locked = { $locked ->
    [round] The list of { $player } can change only between rounds, and a round is being played.
   *[other] The list of { $player } cannot change after the start. Only a declared deviation from { $clause } allows it.
}
refusal-pool-not-asked = Decks are not built from a pool at this tournament. Hand in only the list.
refusal-pool-locked = The pool of { $player } cannot change after the start. Only a declared deviation from { $clause } allows it.
refusal-no-list = { $player } has not handed in a list yet.
refusal-lists-too-early = Lists are not shown to anyone else before the start.
refusal-lists-not-public = Lists are for their owners and the officials only ({ $official } and above). Publishing them is a deviation from { $clause }: declare it first.

## Rosters, squads and decks: what cannot be read as a list

refusal-list-empty = This list is empty. Type or paste the names, each under its heading.
refusal-list-only-link = This is a link, and Topcut opens none. Open it, copy the names that stand there, and paste them here.
refusal-list-too-large = This is larger than { $most } kB, and no list is that large. Paste only the list.
refusal-list-archive = This is a packed file, and not one from a list builder (.rosz). Unpack it and hand in the text inside.
refusal-list-binary = This is not text. Save the list as plain text, or paste it.
refusal-list-html = This is a web page, not a list. Copy the names from it and paste them as plain text.
refusal-list-xml = This is XML, and not a list from BattleScribe. Hand in its .ros or .rosz file, or the list as text.
refusal-list-builder-nothing = This file from a list builder has no characters, cards or units in it. Export the list as text, or type it.
refusal-list-line-too-long = A line is longer than { $most } letters. Write one name per line.
refusal-list-too-many = There are more than { $most } entries, and no list has that many. Paste only the list.
refusal-list-other-game = This is a list for another game. Hand in one with the headings { $form ->
    [rosters] Characters, Team Tactics, Crises and Gems
    [squads] Squad 1 to Squad 4, with Primary, Secondary and Supporting, and Mission
   *[deck] Hero and Deck
}.
refusal-list-no-sections = No heading was found, so it is unclear what the names are. Write { $form ->
    [rosters] Characters, Team Tactics, Crises and Gems
    [squads] Squad 1 to Squad 4, with Primary, Secondary and Supporting, and Mission
   *[deck] Hero and Deck
} above the names.
refusal-list-not-json = This begins like JSON but is not valid: see row { $row }, column { $column }. Correct it, or hand in plain text.
refusal-list-json-shape = This JSON is not a list. Write an object with names under its headings, such as “{ $word }”.
refusal-list-no-rules = This rule book says nothing about lists, so there is nothing to check.
refusal-timeline-unknown = “{ $name }” is not a Timeline that Topcut knows. { $number ->
    [0] No catalogue here has any: add one with “topcut catalogue add”.
   *[other] Choose one of { $known }, or add its catalogue with “topcut catalogue add”.
}
refusal-bans-unreadable = { $source } is not a Banned and Restricted list. Write the names below the headings Banned and Restricted, or as TOML: banned = ["..."].
refusal-bans-not-here = This rule book has no Banned and Restricted list. Leave out --banned.
refusal-pool-not-here = Only decks are built from a pool. Leave out --pool.
refusal-list-option-unknown = { $number ->
    [0] This rule book has no options. Leave out { $option }.
   *[other] This rule book has no option { $option }. It has { $known }.
}
refusal-list-option-value = The option { $option } cannot be { $value }. Choose one of { $possible }.
refusal-list-option-form = An option is written NAME=VALUE, such as type=select, not { $text }.
refusal-date-wrong = { $text } is not a date. Write it as 2024-11-08.

## Catalogues

refusal-catalogue-wrong = { $source }, { $place_in }: this must be { $wanted ->
    [table] a table of named values
    [list] a list of entries
    [text] text of 1 to 200 letters
    [word] a short name of small letters, digits and hyphens
    [texts] a list of at most 100 texts
    [number] a whole number from 0 to 9999
    [truth] true or false
    [side] secure or extraction
    [role] primary, secondary or supporting
   *[day] a date such as 2024-11-08
}.
refusal-catalogue-field = { $source }, { $place_in }: “{ $field }” is not known. Use { $known }.
refusal-catalogue-kind = { $source }, { $place_in }: { $kind } is not a kind of entry. Use one of { $known }.
refusal-catalogue-twice = { $source } has { $name } twice, as entries { $first } and { $second }. Make them one entry, or tell them apart by alter ego or Unique Name.
refusal-catalogue-alias = { $source }, entry { $second }: { $alias } is meant to be another name for { $name }, but entry { $first } has that name itself. Take it out of “also”.
refusal-catalogue-too-large = { $source } has more than { $most } entries, and no game has that many.
refusal-catalogue-too-many-bytes = { $source } is larger than { $most } MB, and no catalogue is that large.
refusal-catalogue-archive = { $source } is a packed file. Unpack it and add the files inside; .catz and .gstz are packed .cat and .gst.
refusal-catalogue-empty = { $source } is empty. Nothing was added.
refusal-catalogue-not-text = { $source } is not text in UTF-8. Save it as UTF-8.
refusal-catalogue-not-toml = { $source } is not TOML: { $problem }. Correct it, or save CSV with the ending .csv.
refusal-catalogue-one-file = Only BattleScribe files can be read together. Add the others one by one.
refusal-catalogue-game = { $source } does not say which game it is for. Choose its game: with --game crisis-protocol in a terminal, or in the form on the page.
refusal-catalogue-without-entries = { $source } has no entries. Nothing was added.
refusal-catalogue-other-game = { $source } says that it is for { $game }, not for { $wanted }. Nothing was added: choose { $game }, or take another file.
refusal-catalogue-game-unknown = { $source } is for { $game }, and no rule book of Topcut has lists of that game. Nothing was added. The games are { $known }; for a rule book of your own, name the game with --game { $game } in a terminal.
refusal-catalogue-shipped = { $name } is the name of a catalogue that comes with Topcut, of { $day }. To replace it, its file must say a later day, such as day = 2030-01-31; otherwise give it another name.
refusal-catalogue-not-added = { $ours ->
    [yes] { $name } comes with Topcut and cannot be taken out.
   *[no] No catalogue named { $name } was added here.
} { $number ->
    [0] None was added.
   *[other] Added were: { $known }.
}
refusal-csv-header = { $source }: the first row must name the columns, including kind and name.
refusal-battlescribe-nothing = { $source }: nothing in it could be read as a character, a card, a unit or a mission. Add the .gst together with the .cat, because it names the categories.
refusal-xml-broken = { $source } is not valid XML: see row { $row }. Nothing was added.
refusal-xml-doctype = { $source } declares a document type, which no catalogue needs and harmful files use. Nothing was read.
refusal-xml-stranger = { $source } is not a BattleScribe catalogue. Those files end in .cat or .gst.

## Lists at the prompt, and what was played

refusal-list-still-illegal = Nothing was changed: { $number ->
    [one] 1 finding still forbids this list
   *[other] { $number } findings still forbid this list
}. Correct what was found in it, and try again.
refusal-lists-hidden = The lists of this event are not public, so neither is what was played. The organizer can publish them once the event has begun.
refusal-rounds-unknown = There are no rounds called “{ $text }” here. Say { $known }.
refusal-catalogue-no-file = Choose a file first. Nothing was added.
refusal-nonce-added = { $player }'s phone has already added its number to the draw; one is enough.
refusal-not-yourself = Only { $player }'s own phone can do that. Nothing was changed.
