package kniffel.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Decision;
import kniffel.bots.Minds;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Viewer;
import kniffel.table.EventMark;
import kniffel.table.Table;
import kniffel.words.Narrator;

/** Asks people at a terminal for their moves, and plays them. */
final class AskMove<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final Hint<S, M, O, V> hint;
  private final Desk desk;
  private final Narrator narrator;
  private final HostPage<S, M, O, V> page;
  private final Sharing<S, M, O, V> sharing;
  private final GameMenu menu;
  private final TakeBack<S, M, O, V> takeBack;
  private final HostEvents<S, M, O, V> events;

  /** Whether the move that is being made was made with a hint. */
  private boolean hinted;

  AskMove(Asking<S, M, O, V> asking, Host.BotMeans thinking, HostEvents<S, M, O, V> events) {
    this.table = asking.table();
    this.game = table.game();
    this.desk = asking.desk();
    this.narrator = asking.narrator();
    this.hint = new Hint<>(game, thinking, narrator, () -> Minds.of(game));
    this.page = asking.page();
    this.sharing = asking.sharing();
    this.menu = asking.menu();
    this.takeBack = asking.takeBack();
    this.events = events;
  }

  /** Asks a person until a move is made; false if the person wants to stop. */
  boolean ask(int seat) throws IOException {
    if (!sharing.handOver(seat)) {
      return false;
    }
    hinted = false;
    page.ask(events.next());
    while (events.next() instanceof Next.Decide<M, O>(int asked, List<M> moves) && asked == seat) {
      Key key = desk.key();
      Offers<M> offers = Offers.asked(game, table.state(), seat, moves);
      V view = game.view(table.state(), new Viewer.Seat(seat));
      switch (menu.press(key)) {
        case STOP -> {
          return false;
        }
        case NONE -> {}
        case BACK -> page.ask(events.next());
        case HINT -> hint(seat, moves);
        case UNDO -> {
          page.ask(events.next());
          KeyReply<M> own = page.screen().undo(view, offers);
          boolean nothing = own instanceof KeyReply.Refused<M> || own instanceof KeyReply.Tell<M>;
          if (nothing && takeBack.isPossible()) {
            if (takeBack.isDone()) {
              return false;
            }
          } else if (answer(own, seat, key)) {
            return true;
          }
        }
        case PLAY -> {
          takeBack.forget();
          if (key instanceof Key.Typed(char typed)
              && answer(page.screen().press(typed, view, offers), seat, key)) {
            return true;
          }
        }
      }
    }
    return true;
  }

  /** Does what a key led to; whether a move was made. */
  private boolean answer(KeyReply<M> reply, int seat, Key key) throws IOException {
    switch (reply) {
      case KeyReply.Play<M>(List<M> chosen) -> {
        Optional<Refusal> refusal = play(seat, chosen);
        if (refusal.isEmpty()) {
          return true;
        }
        page.ask(events.next());
        desk.tell(page.signed(narrator.say(refusal.get())));
      }
      case KeyReply.Chosen<M> chosen -> page.ask(events.next());
      case KeyReply.Refused<M>(var refusal) -> desk.tell(page.signed(narrator.say(refusal)));
      case KeyReply.Tell<M>(String message) -> desk.tell(narrator.words().say(message));
      case KeyReply.Unknown<M> unknown ->
          UnknownKey.line(key, narrator.words()).ifPresent(desk::tell);
    }
    return false;
  }

  /** Plays moves one after the other; the first refusal ends them and is the answer. */
  private Optional<Refusal> play(int seat, List<M> moves) throws IOException {
    for (M move : moves) {
      try {
        events.happen(
            new Event.Moved<>(seat, move),
            hinted ? new EventMark(Optional.empty(), true) : EventMark.NONE);
      } catch (RefusedException e) {
        return Optional.of(e.refusal());
      }
    }
    return Optional.empty();
  }

  private void hint(int seat, List<M> moves) throws IOException {
    page.ask(events.next());
    if (events.hasPadTurns()) {
      desk.tell(narrator.words().say("cli.own.no-hint-pad"));
      return;
    }
    desk.tell(narrator.words().say("cli.thinking"));
    Decision<M, V> decision = events.decision(seat, moves);
    Optional<String> told = desk.during(() -> hint.of(table.state(), decision));
    hinted |= told.isPresent();
    desk.tell(told.map(page::signed).orElseGet(() -> narrator.words().say("cli.no-hint")));
  }
}
