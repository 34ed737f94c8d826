# Checking a tournament, and what the referee found

public-verify-title = Comprobar
public-verify-heading = Compruébalo todo por tu cuenta
public-verify-steps = Tres pasos
public-verify-step-download = Descarga el fichero público. Tiene un sitio para cada una de las { $facts } entradas del registro: las públicas enteras, las demás solo como huella.
public-verify-step-run = Instala Topcut en un ordenador del que te fíes, no en este, y ejecuta el verificador. Es un segundo programa que no comparte código con lo que funciona aquí:
public-verify-step-works = Vuelve a calcular la cadena de entradas, cada sorteo, cada resultado y la clasificación, y nombra cada entrada que no está como debería. Dice cuántas entradas faltaban y qué no pudo comprobar por eso.
public-verify-here = O deja que lo haga ahora este ordenador
public-verify-here-about = El mismo verificador, ejecutado aquí. Es rápido y encuentra errores del programa. No puede convencerte si no te fías de este ordenador o de quien lo lleva: entonces sigue los tres pasos de arriba.
public-verify-ok = { $ok ->
    [true] Todo en orden
   *[other] Hay algo que no cuadra
}
public-verify-latest = <a href="{ $link }">El informe hasta la entrada { $n }</a>{ $newer ->
    [0] {""}
   *[other] ; el registro tiene ahora { $newer }
}
public-verify-at-work = Trabajando
public-verify-reading = El verificador lee hasta la entrada { $n }
public-verify-now = Comprobar ahora
public-verify-proves = Qué demuestra el compromiso
public-verify-proves-about = Todo el azar sale de una semilla. Su compromiso se publicó con la primera entrada, antes de que nadie se inscribiera, así que nadie pudo elegir después una semilla a su gusto. Cada emparejamiento se publica con la clave de su sorteo: quien la tenga puede hacer otra vez el mismo sorteo. Un sorteo repetido cuenta sus intentos, con un motivo, para que lo lea todo el mundo.
public-verify-open = Para ser claros: la persona que lleva este ordenador tiene la semilla y podría calcular las rondas siguientes. Los intentos y el registro muestran qué se hizo con ella.
public-verify-commitment = Compromiso de los sorteos
public-verify-seed = La semilla
public-verify-seed-later = La semilla se abre cuando termine { $tournament ->
    [game] la partida
   *[other] el torneo
}. Hasta entonces el verificador comprueba los emparejamientos con sus claves y dice que aún no están ligados al compromiso.
public-verify-seal = Sello del registro
public-verify-fact = Entrada { $n }
public-report-title = Qué encontró el verificador
public-report-fact = entrada { $n }
public-report-reading = El verificador lee el registro hasta la entrada { $n }
public-report-reading-about = Vuelve a calcular cada sorteo, resultado y clasificación. Tarda unos segundos, o un minuto si hay muchos jugadores; se lee un registro cada vez.
public-report-look-again = Mirar otra vez
public-report-no-verdict = Sin veredicto
public-report-failed = A las { $time }. Esto no dice nada sobre { $tournament ->
    [game] la partida
   *[other] el torneo
}: no hay ningún resultado, ni bueno ni malo.
public-report-try-again = Reintentar
public-report-read = Leído el { $when }, hasta la entrada { $n }, cuyo sello es { $seal }
public-report-unkept = Este informe no se pudo guardar y desaparecerá cuando termine el programa.
public-report-check = Comprobar hasta la entrada { $n }
public-report-whole = el fichero en conjunto
public-report-first = Estas son las primeras { $shown } de { $found }. En tu propio ordenador las ves todas.
public-report-show = Enseña esta página al { $organizer }. Cada línea es una entrada del registro que no se sigue de lo anterior: un error del programa, o algo que se cambió. Una entrada errónea puede volver erróneas muchas posteriores, así que empieza por la primera.
public-report-checked = Qué se ha comprobado
public-report-figure =
    .facts = Entradas en la cadena
    .draws = Sorteos repetidos
    .match = de ellos coinciden
    .rounds = Rondas emparejadas de nuevo
public-report-chain = Cada entrada está ligada a todas las anteriores: ninguna se cambió, se quitó ni se metió después.
public-report-draws = Cada sorteo sale de su clave{ $seed ->
    [true] , y cada clave de la semilla prometida al principio
   *[other] {""}
}.
public-report-pairings = Cada emparejamiento, bye y mesa es el que dan el reglamento y el sorteo para la clasificación de ese momento.
public-report-results = Cada resultado es uno que permite el reglamento, con los puntos que da, y de ellos se siguen la clasificación, el corte y la clasificación final.
public-report-but = Todo esto menos lo que se nombra arriba.
public-report-unchecked = Qué no se pudo comprobar y por qué
public-report-same-log = Si este es el registro que vio la gente: quien lo tiene podría haberlo escrito todo de nuevo. Compara un sello que guardaste, en tu móvil o en papel, con el registro: <a href="{ $link }">cómo</a>.
public-report-remarks = No es un error, pero conviene mirarlo
public-report-and-more = y más
public-report-nobody = Nadie lo ha pedido todavía
public-report-nobody-about = El verificador es un segundo programa que vuelve a calcularlo todo: la cadena de entradas, cada sorteo, cada resultado y la clasificación.
public-report-worth = Qué demuestra esto y qué no
public-report-no-code = El verificador no comparte código con el programa que ha llevado { $tournament ->
    [game] esta partida
   *[other] este torneo
}, así que un error de uno no se esconde en el otro.
public-report-this-computer = Pero se ejecutó en <b>este ordenador</b>, que es de quien lleva { $tournament ->
    [game] la partida
   *[other] el torneo
}, y este ordenador hizo la página que estás leyendo. Si no te fías de él, no te fíes tampoco de esta página: llévate el fichero y ejecuta el verificador en un ordenador tuyo.
public-report-yourself = Compruébalo tú en tres pasos
public-report-every = Todos los informes
public-report-up-to = hasta la entrada { $n }
