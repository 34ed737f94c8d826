# What is kept about a person, and forgetting it

desk-forget-kept = Lo que se guarda sobre esta persona
desk-forget-kept-about = Para un jugador que lo pide: nombre, contacto, lista, resultados y lo que dice el registro, con advertencias y notas de los árbitros. No se lo des a nadie más.
desk-forget-download = Descargarlo
desk-forget-title = Borrar sus datos personales
desk-forget-means = Aquí se borran el nombre, el club y el contacto. Los resultados se quedan bajo «{ $id }», y el registro se sigue pudiendo comprobar. Esto no se puede deshacer. Las copias de seguridad y un espejo se ponen al día; las copias que otros hayan descargado, no.
desk-forget-sure = Sí, definitivamente
desk-forget-now = Borrar los datos de { $player }
