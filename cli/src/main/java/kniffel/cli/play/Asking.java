package kniffel.cli.play;

import kniffel.cli.terminal.Desk;
import kniffel.table.Table;
import kniffel.words.Narrator;

/** What it takes to ask people at one terminal, whatever they are asked. */
record Asking<S, M, O, V>(
    Table<S, M, O, V> table,
    Desk desk,
    Narrator narrator,
    HostPage<S, M, O, V> page,
    Sharing<S, M, O, V> sharing,
    GameMenu menu,
    TakeBack<S, M, O, V> takeBack) {}
