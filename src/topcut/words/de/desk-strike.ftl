# Striking out a text of the log

desk-strike-up = Das Protokoll
desk-strike-title = Schwärzen
desk-strike-heading = Einen Text schwärzen <small>Eintrag { $n }</small>
desk-strike-sure = Diesen Text endgültig löschen
desk-strike-go = Schwärzen
desk-strike-leave = So lassen
desk-strike-none = Hier ist kein Text, oder er wurde schon geschwärzt.
desk-strike-about = Im Protokoll bleibt, dass etwas geschrieben wurde, von wem und wann, und dass es geschwärzt ist. Der Text wird auf diesem Computer gelöscht. In Archiven, die heruntergeladen wurden, und in früheren Kopien bleibt er.
desk-strike-struck = Der Text ist geschwärzt. Eintrag { $n } selbst bleibt im Protokoll.
