# What is kept about a person, and forgetting it

desk-forget-kept = What is kept about this person
desk-forget-kept-about = For a player who asks: name, contact, list, results and what the log says, with warnings and officials' notes. Give it to nobody else.
desk-forget-download = Download it
desk-forget-title = Forget this person
desk-forget-means = Name, club and contact are deleted here. Results stay under “{ $id }”, and the log still verifies. This cannot be undone. Backups and a mirror follow; copies that others have downloaded do not.
desk-forget-sure = Yes, for good
desk-forget-now = Forget { $player }
