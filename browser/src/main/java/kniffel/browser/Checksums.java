package kniffel.browser;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.bots.Strength;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.RecordReader;
import kniffel.table.RecordWriter;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * A number that stands for a whole random game: its moves, its fair dice, every view and every fact
 * in the words of every language, the record, written and read again, and the moves of a bot. Equal
 * numbers mean an equal program.
 */
public final class Checksums {

  private static final int BOT_EVENTS = 100;
  private static final int BOT_LOOKS = 50;

  private final Codec codec = new Codec();
  private long sum = 0xcbf29ce484222325L;

  private Checksums() {}

  /** The checksum of a game, in hexadecimal. */
  public static String of(String game, long number) throws IOException {
    return new Checksums().of(Rulebooks.find(game).orElseThrow(), number);
  }

  private <P extends Record> String of(Rulebook<P> rulebook, long number) throws IOException {
    int players = Math.min(rulebook.maxPlayers(), 3);
    Seed seed = new Seed("%016x".formatted(number).repeat(4));
    List<Seat> seats =
        IntStream.range(0, players).mapToObj(i -> new Seat("Ä" + i, Seat.HUMAN)).toList();
    DiceTerms dice = DiceTerms.Pledged.alone(seed.commitment(), players);
    Header<P> header = new Header<>(rulebook, rulebook.standard(), seats, dice);
    Table<?, ?, ?, ?> table = Table.open(header);
    DiceSource fair = header.source(Optional.of(seed)).orElseThrow();
    List<Narrator> narrators =
        Stream.of(Language.values())
            .map(language -> new Narrator(Words.in(language), header.names()))
            .toList();
    play(table, fair, narrators, number);
    bots(Table.open(header), fair, number);
    ByteArrayOutputStream record = new ByteArrayOutputStream();
    new RecordWriter(codec).write(new GameRecord(table, Optional.of(seed)), record);
    add(record.toString(StandardCharsets.UTF_8));
    GameRecord again = new RecordReader(codec).read(new ByteArrayInputStream(record.toByteArray()));
    add(again.table().state().equals(table.state()) ? "same" : "different");
    return Long.toHexString(sum);
  }

  private <S, M, O, V> void play(
      Table<S, M, O, V> table, DiceSource dice, List<Narrator> narrators, long number) {
    Game<S, M, O, V> game = table.game();
    Randomness choice = new SeededDice(number).at(0);
    Playing.Decider<S, M> random = Playing.Decider.random(choice);
    List<Step<S, M, O>> steps = List.of();
    do {
      for (Step<S, M, O> step : steps) {
        look(game, step, new Viewer.Spectator(), narrators);
        for (int seat = 0; seat < table.header().seats().size(); seat++) {
          look(game, step, new Viewer.Seat(seat), narrators);
        }
      }
      steps =
          table.play(
              dice,
              (state, seat, moves) -> {
                moves.forEach(move -> add(codec.write(game.types().move(), move)));
                return random.choose(state, seat, moves);
              },
              1);
    } while (!steps.isEmpty());
    if (table.next() instanceof Next.Over<M, O>(Standings standings)) {
      add(standings.scores() + " " + standings.ranks());
    }
  }

  /** The first moves of a bot that plays all seats of another game with the same dice. */
  private <S, M, O, V> void bots(Table<S, M, O, V> table, DiceSource dice, long number) {
    Game<S, M, O, V> game = table.game();
    Bot<M, V> bot = Bots.named(Ids.of(Strength.NORMAL), game);
    Randomness choice = new SeededDice(number).at(1);
    table.play(
        dice,
        (state, seat, legal) -> {
          Decision<M, V> decision = Decision.of(game, state, seat, legal);
          Allowance allowance = new Budget.Looks(BOT_LOOKS).on(() -> 0).get();
          M move = bot.choose(decision, choice, allowance);
          add(codec.write(game.types().move(), move));
          return move;
        },
        BOT_EVENTS);
  }

  private <S, M, O, V> void look(
      Game<S, M, O, V> game, Step<S, M, O> step, Viewer viewer, List<Narrator> narrators) {
    add(codec.write(game.types().view(), game.view(step.after(), viewer)));
    for (Fact fact : game.tell(step, viewer)) {
      narrators.forEach(narrator -> add(narrator.say(fact)));
    }
  }

  /** FNV-1a over the characters. */
  private void add(String text) {
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * 0x100000001b3L;
    }
    sum = (sum ^ 0xffff) * 0x100000001b3L;
  }
}
