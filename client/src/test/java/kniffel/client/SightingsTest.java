package kniffel.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Variant;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;

/** What was noted while a game was shown is compared only with what is written in the same form. */
class SightingsTest {

  private static final String TABLE = "a-table";

  /** The first view of Das Kartenspiel as it was written when views had a phase and a number. */
  private static final String FORMER = "c87a61c7943d2fb85af7a1557ccf5c20";

  private final Kartenspiel game = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
  private final Notes notes = Notes.inMemory();
  private final Sightings sightings = new Sightings(notes, new Codec());

  @Test
  void viewsInAFormerFormAreNotCalledFalse() throws IOException {
    Table<KartenspielState, KartenspielMove, KartenspielOutcome, KartenspielView> table =
        Table.of(
            new Header<>(
                new KartenspielRulebook(),
                game.options(),
                List.of(new Seat("Anna", Seat.HUMAN), new Seat("Ben", Seat.HUMAN)),
                new DiceTerms.Seeded(1)),
            game);
    GameRecord record = new GameRecord(table, Optional.empty());
    notes.add(TABLE, new Note.Shown(0, -1, FORMER, FORMER));
    assertThat(sightings.compare(TABLE, record)).isEqualTo(new Comparison.Nothing());

    String shape = sightings.shape(new KartenspielRulebook(), game);
    notes.add(TABLE, new Note.Shown(0, -1, shape, FORMER));
    assertThat(sightings.compare(TABLE, record)).isEqualTo(new Comparison.Different(0));
  }
}
