package kniffel.cli.master;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.cli.play.Host;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterRulebook;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games of Kniffel Master, played with nothing but keys. */
class MasterGameTest {

  @ParameterizedTest
  @EnumSource
  @DisplayName("random keys bring a game to its end, and are answered on the way")
  void mashing(Language language) throws IOException {
    long seed = language.ordinal();
    MasterOptions options =
        new MasterOptions(CoinRow.CLOSED, LastInRound.ONE_MORE_ROUND, 500, FirstPlayer.RANDOM);
    Header<MasterOptions> header =
        new Header<>(
            new MasterRulebook(),
            options,
            List.of(
                new Seat("Anna", Seat.HUMAN),
                new Seat("Ben", Seat.HUMAN),
                new Seat("Bot", Seat.BOT + "random")),
            new DiceTerms.Seeded(seed));
    Masher desk = new Masher(seed);
    Host<?, ?, ?, ?> host =
        new Host<>(
            Table.of(header, new Master(options)),
            Map.of(),
            new Chance.Drawn(new SeededDice(seed)),
            new Host.BotMeans(new SeededDice(seed).at(0), () -> Allowance.UNLIMITED),
            mark -> {},
            desk,
            new Narrator(Words.in(language), header.names()),
            List::of);
    assertThat(host.play()).isTrue();
    assertThat(desk.end).hasSize(5);
    assertThat(desk.told)
        .contains(Words.in(language).say("cli.help.master"))
        .contains(Words.in(language).say("cli.master.sure"))
        .contains(Words.in(language).say("master.no-roll-left"));
  }
}
