# Undoing the last step

desk-undo-title = Deshacer
desk-undo-nothing = No hay nada que deshacer.
desk-undo-reason = Motivo (público)
desk-undo-go = Deshacer esto
desk-undo-leave = Dejarlo
desk-undo-about = No se borra nada: en el registro quedan el paso y que se deshizo. Si antes pasa otra cosa, no se deshace nada.
desk-undo-cannot = Esto no se puede deshacer: un sorteo, una tirada o lo que se ha sellado o revelado no se repite. Un emparejamiento se retira en la página de la ronda, con un motivo; un resultado se corrige.
