package kniffel.cli.master;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Board;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOutcome;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** A position on the table, to be looked at and to press keys in. */
record Position(MasterState state, Screen<MasterMove, MasterView> screen) {

  private static final Master GAME = new Master(MasterOptions.MASTER);
  private static final List<String> NAMES =
      List.of("Anna", "Bartholomäus-Maximilian", "麻雀好きの太郎さん", "Di");

  /** The first player has these dice after this many rolls; none after no roll. */
  static Position of(String dice, int rolls, Board... boards) {
    return new Position(
        new MasterState.Turn(List.of(boards), 0, 0, rolls, Dice.parse(dice), Places.NONE, 0),
        new MasterScreen());
  }

  /** The game has ended in its first round. */
  static Position over(Board... boards) {
    return new Position(
        new MasterState.Turn(List.of(boards), 0, boards.length, 0, Dice.NONE, Places.NONE, 1),
        new MasterScreen());
  }

  MasterView view() {
    return GAME.view(state, new Viewer.Spectator());
  }

  Offers<MasterMove> offers() {
    return GAME.next(state) instanceof Next.Decide<MasterMove, MasterOutcome>(int seat, var moves)
        ? Offers.asked(GAME, state, seat, moves)
        : Offers.none();
  }

  KeyReply<MasterMove> press(char key) {
    return screen.press(key, view(), offers());
  }

  static Look look(Language language, int players, int width, int height) {
    Narrator narrator = new Narrator(Words.in(language), NAMES.subList(0, players));
    return new Look(narrator, false, width, height);
  }

  private Look look() {
    return look(Language.EN, view().sides().size(), Masher.WIDTH, Masher.HEIGHT);
  }

  String keys() {
    return screen.keys(view(), offers(), look());
  }

  /** The table as whoever is asked sees it, on 80 by 24. */
  List<String> lines() {
    return lines(new Viewer.Seat(view().seat()), offers(), look());
  }

  List<String> lines(Viewer viewer, Offers<MasterMove> offers, Look look) {
    Block table = screen.draw(view(), viewer, offers, look);
    return IntStream.range(0, table.height())
        .mapToObj(i -> table.lines().get(i).stripTrailing())
        .toList();
  }
}
