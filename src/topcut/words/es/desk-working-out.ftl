# A round that is being paired

desk-working-out-title = Se está emparejando la ronda { $round }
desk-working-out-heading = Ronda { $round } <small>emparejándose</small>
desk-working-out-searching = Buscando el mejor emparejamiento
desk-working-out-about = Este es difícil: muchos no pueden enfrentarse. La búsqueda dura diez segundos como mucho, y sigue mientras haces otra cosa. Esta página se actualiza sola.
desk-working-out-again = Volver a mirar
desk-working-out-stop = Parar la búsqueda
desk-working-out-stop-about = Ves lo mejor que se ha encontrado, y no se publica nada.
