package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.Verification.Verdict;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;

/** Manipulating the dice of the second format is detected, and the verdict says whom to trust. */
class PledgedRecordsTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final Seed OTHER = new Seed("0dd5".repeat(16));
  private static final String ANNAS = "a11a".repeat(16);
  private static final String BENS = "be11".repeat(16);
  private static final Seat ANNA = new Seat("Anna", Seat.HUMAN);
  private static final Seat BEN = new Seat("Jörg \"Ben\" 🎲", Seat.HUMAN);
  private static final Seat BOT = new Seat("Bot", "bot:random");

  private final Codec codec = new Codec();

  private static Share.Revealed revealed(Seed seed, String entropy) {
    String commitment = seed.commitment();
    return new Share.Revealed(entropy, Share.pledge(commitment, entropy), commitment);
  }

  private static Share.Withheld withheld(String entropy) {
    return new Share.Withheld(Share.pledge(SEED.commitment(), entropy), SEED.commitment());
  }

  private static Header<ClassicOptions> header(Seed seed, List<Seat> seats, List<Share> shares) {
    return new Header<>(
        new ClassicRulebook(),
        ClassicOptions.KNIFFEL,
        seats,
        new DiceTerms.Pledged(seed.commitment(), shares));
  }

  private static Header<ClassicOptions> twoPeople() {
    return header(SEED, List.of(ANNA, BEN), List.of(revealed(SEED, ANNAS), revealed(SEED, BENS)));
  }

  private static Table<?, ?, ?, ?> played(Header<?> header, Seed seed) {
    return RandomTable.of(header, header.source(Optional.of(seed)).orElseThrow(), 1);
  }

  private String json(Header<?> header) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(new GameRecord(played(header, SEED), Optional.of(SEED)), bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private Verification verified(String json) throws IOException {
    return Verification.of(read(json));
  }

  private GameRecord read(String json) throws IOException {
    return new RecordReader(codec)
        .read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
  }

  /** What is said of the game of two people after this change of its file. */
  private Verdict after(UnaryOperator<String> change) throws IOException {
    String game = json(twoPeople());
    String changed = change.apply(game);
    assertThat(changed).isNotEqualTo(game);
    return verified(changed).dice();
  }

  @Test
  void aGameOfTheSecondFormatIsProvenForItsPeople() throws IOException {
    String game = json(twoPeople());
    assertThat(game).startsWith("{\n\"format\":\"kniffel-record/2\",");
    Verification verification = verified(game);
    assertThat(verification.dice()).isEqualTo(new Verdict.Proven());
    assertThat(verification.trust()).containsExactly(new Trust.ProvenFor(List.of(0, 1)));
    assertThat(verification.holds()).isTrue();
  }

  @Test
  void itSaysWhoHasToBeTrusted() throws IOException {
    assertThat(verified(json(header(SEED, List.of(ANNA, BOT), alone(2)))).trust())
        .containsExactly(new Trust.OneProgram());
    Share nothing = new Share.Nothing();
    assertThat(
            verified(
                    json(header(SEED, List.of(ANNA, BOT), List.of(revealed(SEED, ANNAS), nothing))))
                .trust())
        .as("a bot adds nothing, and nobody has to trust it")
        .containsExactly(new Trust.ProvenFor(List.of(0)));
    assertThat(
            verified(
                    json(
                        header(
                            SEED,
                            List.of(ANNA, BEN, new Seat("Cleo", Seat.HUMAN)),
                            List.of(nothing, revealed(SEED, BENS), withheld(ANNAS)))))
                .trust())
        .containsExactly(
            new Trust.ProvenWithAGap(List.of(1), 2),
            new Trust.DidNotReveal(List.of(2)),
            new Trust.TookNoPart(List.of(0)));
    List<Seat> four =
        List.of(ANNA, BEN, new Seat("Cleo", Seat.HUMAN), new Seat("Dora", Seat.HUMAN));
    Share annas = revealed(SEED, ANNAS);
    assertThat(
            verified(json(header(SEED, four, List.of(annas, revealed(SEED, BENS), annas, nothing))))
                .trust())
        .as("who sits at somebody's device trusts it")
        .containsExactly(
            new Trust.ProvenFor(List.of(0, 1, 2)),
            new Trust.OneDevice(List.of(0, 2)),
            new Trust.TookNoPart(List.of(3)));
    assertThat(
            verified(
                    json(
                        header(
                            SEED,
                            four,
                            List.of(
                                annas, withheld(BENS), withheld(BENS), withheld("c".repeat(64))))))
                .trust())
        .as("one device is one choice, however many sit there")
        .containsExactly(
            new Trust.ProvenWithAGap(List.of(0), 4),
            new Trust.OneDevice(List.of(1, 2)),
            new Trust.DidNotReveal(List.of(1, 2, 3)));
    assertThat(verified(json(header(SEED, List.of(ANNA), List.of(withheld(ANNAS))))).trust())
        .as("a promise alone is no proof")
        .containsExactly(new Trust.OneProgram());
  }

  private static List<Share> alone(int seats) {
    return DiceTerms.Pledged.alone(SEED.commitment(), seats).shares();
  }

  @Test
  void anotherSeedThanTheCommittedOneIsFound() throws IOException {
    assertThat(after(game -> game.replace(SEED.hex(), OTHER.hex())))
        .isEqualTo(new Verdict.WrongSeed());
  }

  @Test
  void aSeedExchangedTogetherWithItsCommitmentIsFoundByWhatTheClientsSaw() throws IOException {
    assertThat(
            after(
                game ->
                    game.replace(SEED.hex(), OTHER.hex())
                        .replace(
                            "{\"commitment\":\"" + SEED.commitment(),
                            "{\"commitment\":\"" + OTHER.commitment())))
        .isEqualTo(new Verdict.OtherCommitment(0));
    // Changing what they saw as well breaks the pledges, which contain it.
    assertThat(
            after(
                game ->
                    game.replace(SEED.hex(), OTHER.hex())
                        .replace(SEED.commitment(), OTHER.commitment())))
        .isEqualTo(new Verdict.BrokenPledge(0));
  }

  @Test
  void replacedEntropyIsFound() throws IOException {
    assertThat(after(game -> game.replace(BENS, ANNAS))).isEqualTo(new Verdict.BrokenPledge(1));
    String pledge = Share.pledge(SEED.commitment(), BENS);
    String suited = Share.pledge(SEED.commitment(), ANNAS);
    assertThat(after(game -> game.replace(BENS, ANNAS).replace(pledge, suited)))
        .as("with a pledge that suits it")
        .isInstanceOf(Verdict.Forged.class);
  }

  @Test
  void aChangedNameOptionOrPlayerIsFound() throws IOException {
    assertThat(after(game -> game.replace("\"Anna\"", "\"Anne\"")))
        .isInstanceOf(Verdict.Forged.class);
    assertThat(after(game -> game.replace("\"extraPoints\":50", "\"extraPoints\":51")))
        .isInstanceOf(Verdict.Forged.class);
    String withBot = json(header(SEED, List.of(ANNA, BOT), alone(2)));
    assertThat(verified(withBot.replace("bot:random", "bot:hard")).dice())
        .isInstanceOf(Verdict.Forged.class);
    assertThat(verified(withBot.replace("bot:random", "human")).dice())
        .isInstanceOf(Verdict.Forged.class);
  }

  @Test
  void aPlayerWithoutAPartCannotBeGivenOne() throws IOException {
    String game = json(header(SEED, List.of(ANNA, BEN), alone(2)));
    Share.Revealed invented = revealed(SEED, ANNAS);
    String share = codec.write(Share.class, invented);
    assertThat(verified(game.replaceFirst("\\{\"nothing\":\\{}}", share)).dice())
        .isInstanceOf(Verdict.Forged.class);
    String dropped = codec.write(Share.class, withheld(ANNAS));
    assertThat(verified(game.replaceFirst("\\{\"nothing\":\\{}}", dropped)).dice())
        .isInstanceOf(Verdict.Forged.class);
  }

  @Test
  void aClientSeesThatTheHeadIsNotTheOneItKept() throws IOException {
    GameRecord record = read(json(twoPeople()));
    String kept = HeadHash.of(record.table().header()).orElseThrow();
    // The other player's pledge was exchanged after this client had told its entropy.
    Header<?> bent =
        header(SEED, List.of(ANNA, BEN), List.of(revealed(SEED, ANNAS), revealed(SEED, ANNAS)));
    GameRecord consistent = read(json(bent));
    assertThat(Verification.of(consistent).dice())
        .as("by itself the file is in order")
        .isEqualTo(new Verdict.Proven());
    assertThat(HeadHash.of(consistent.table().header())).isPresent().get().isNotEqualTo(kept);
  }

  @Test
  void theHeadIsHashedAsDescribed() throws Exception {
    String canonical =
        "{\"commitment\":\""
            + SEED.commitment()
            + "\",\"format\":\"kniffel-record/2\",\"game\":\"classic\",\"options\":{\"extra\":"
            + "\"with-number-box\",\"extraAfterStrike\":false,\"extraPoints\":50,"
            + "\"fiveEqualFullHouse\":false,\"joker\":\"lower-part\",\"jokerAfterStrike\":true},"
            + "\"pledges\":[\""
            + Share.pledge(SEED.commitment(), ANNAS)
            + "\",\"\"],\"seats\":[{\"name\":\"Anna\",\"player\":\"human\"},"
            + "{\"name\":\"Jörg \\\"Ben\\\" 🎲\",\"player\":\"human\"}]}";
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(canonical.getBytes(StandardCharsets.UTF_8));
    Header<?> header =
        header(SEED, List.of(ANNA, BEN), List.of(revealed(SEED, ANNAS), new Share.Nothing()));
    assertThat(HeadHash.of(header)).contains(HexFormat.of().formatHex(hash));
    assertThat(
            HeadHash.of(
                "classic",
                codec.tree(ClassicOptions.class, header(SEED)),
                List.of(ANNA, BEN),
                SEED.commitment(),
                List.of(Optional.of(Share.pledge(SEED.commitment(), ANNAS)), Optional.empty())))
        .as("a client makes the same hash of what it was told")
        .isEqualTo(HexFormat.of().formatHex(hash));
  }

  private static ClassicOptions header(Seed seed) {
    return header(seed, List.of(ANNA), alone(1)).options();
  }

  @Test
  void aBotMakesNoPledgeAndEverySeatHasAShare() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> header(SEED, List.of(BOT), List.of(revealed(SEED, ANNAS))))
        .withMessageContaining("a bot adds nothing");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> header(SEED, List.of(ANNA, BEN), alone(1)))
        .withMessage("2 seats but the entropy of 1");
  }

  @Test
  void pledgesDoNotBelongToTheFirstFormat() throws IOException {
    String game = json(twoPeople()).replace("kniffel-record/2", "kniffel-record/1");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(game))
        .withMessageContaining("these dice do not belong to kniffel-record/1");
  }
}
