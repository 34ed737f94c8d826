# The tables of the hall

desk-tables-title = Mesas
desk-tables-none = Las mesas se numeran desde 1
desk-tables-none-about = No tienes que hacer nada. Prepara aquí las mesas si algunas tienen nombre, están cerradas o se emiten en directo, o si alguien revisa la escenografía antes de cada ronda.
desk-tables-column =
    .table = Mesa
    .name = Nombre y nota
    .use = Uso
desk-tables-round = Ronda { $round }
desk-tables-no-name = sin nombre
desk-tables-always = siempre { $player }
desk-tables-field =
    .name = Nombre
    .note = Nota sobre la escenografía o la luz
desk-tables-use-of = Uso de la mesa { $table }
desk-tables-use =
    .open = En uso
    .stream = En directo
    .closed = Cerrada
desk-tables-save = Guardar la mesa { $table }
desk-tables-saved = Mesa { $table } guardada.
desk-tables-check = Revisada<span class="unseen">: mesa { $table }</span>
desk-tables-ready = Lista
desk-tables-set-up = Preparar mesas
desk-tables-to = Mesas 1 a
desk-tables-set-up-go = Prepararlas
desk-tables-kept = Las mesas que ya habías preparado se quedan como están.
desk-tables-before = Antes de la ronda { $round }
desk-tables-check-all = Están todas revisadas
