# Backups, and going on from one

desk-backups-account = Account
desk-backups-where = Where they go
desk-backups-written = A copy of every event is written to <code>{ $folder }</code> within ten seconds of each change, and read back{ $sealed ->
    [true] , sealed with your password
   *[other] {""}
}. Older ones are thinned out.
desk-backups-same-disk = This folder is on the same disk as the data. It helps against a slip of the hand; if the disk breaks, both are gone. A stick is better.
desk-backups-none = No backups are written. If this computer breaks, everything since your last export is lost. Plug in a stick and choose it here; it takes a minute, and another computer can go on from it.
desk-backups-broken = Has another computer broken down? Choose the stick with its copies in the same way: the event is then offered here, and no copy is overwritten.
desk-backups-folder = Folder, ideally on a stick
desk-backups-password = Password, if nobody else may read them
desk-backups-password-about = Without it, whoever finds the stick reads names and contacts. With it, nobody can open them if you forget it. It is asked for again whenever Topcut is started.
desk-backups-repeated = The same password again
desk-backups-change = Change it
desk-backups-write = Write backups there
desk-backups-stop = Stop writing backups
desk-backups-at-computer = The folder is chosen at the computer that runs Topcut.
desk-backups-elsewhere = Events that are not on this computer
desk-backups-elsewhere-about = The computer that ran one of them is broken or gone? Go on here: everything up to its last copy is taken over. The other computer must not go on; it refuses as soon as it learns of this.
desk-backups-copied = { $facts }, copied { $time }
desk-backups-go-on = Go on with it here
desk-backups-there = What is there
desk-backups-read = Each was read to its end just now.
desk-backups-state =
    .good = Good
    .bad = Not good
    .sealed = Sealed
desk-backups-shut = These copies are sealed. Choose the folder once more, and type their password beside it: then they are read, and what is not on this computer is offered.
desk-backups-no-copy = There is no backup yet.
desk-backups-file = Go on from one file
desk-backups-file-about = A full archive of an event, or the sealed copy that its mirror kept: sign in there, open <b>Account</b>, <b>Mirrors</b>, and download it. The other computer must not go on.
desk-backups-file-choose = File
desk-backups-file-password = Password, if it is sealed
