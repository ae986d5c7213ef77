package kniffel.table.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kniffel.rules.Randomness;
import org.junit.jupiter.api.Test;

/** Only the seed that was committed to gives the dice, and the terms are written down. */
class DiceTermsTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final Seed OTHER = new Seed("0dd5".repeat(16));
  private static final String HEAD = "4ead".repeat(16);
  private static final String ENTROPY = "e1".repeat(32);

  private static final Share REVEALED =
      new Share.Revealed(ENTROPY, Share.pledge(SEED.commitment(), ENTROPY), SEED.commitment());
  private static final List<Share> SHARES = List.of(REVEALED, new Share.Nothing());
  private static final DiceTerms.Pledged PLEDGED = new DiceTerms.Pledged(SEED.commitment(), SHARES);

  private static List<Integer> words(Optional<DiceSource> dice) {
    if (dice.orElseThrow() instanceof EventDice source) {
      Randomness randomness = source.at(3);
      return IntStream.range(0, 8).map(i -> randomness.below(1 << 30)).boxed().toList();
    }
    throw new AssertionError("no dice that have numbers for each event");
  }

  /** docs/RECORDS.md: HMAC-SHA-256 with the seed of E, the event and a counter. */
  private static List<Integer> byTheDescription(List<Share> shares) throws Exception {
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    sha.update(HexFormat.of().parseHex(HEAD));
    for (Share share : shares) {
      sha.update(HexFormat.of().parseHex(share.counted()));
    }
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(HexFormat.of().parseHex(SEED.hex()), "HmacSHA256"));
    mac.update(sha.digest());
    byte[] block = mac.doFinal(new byte[] {0, 0, 0, 3, 0, 0, 0, 0});
    return IntStream.range(0, 8)
        .map(i -> HexFormat.fromHexDigits(HexFormat.of().formatHex(block, 4 * i, 4 * i + 4)))
        .map(word -> word & (1 << 30) - 1)
        .boxed()
        .toList();
  }

  @Test
  void pledgedDiceDependOnEverythingAgreed() throws Exception {
    assertThat(words(PLEDGED.open(SEED, HEAD))).isEqualTo(byTheDescription(SHARES));
    assertThat(words(PLEDGED.open(SEED, "0".repeat(64)))).isNotEqualTo(byTheDescription(SHARES));
    assertThat(PLEDGED.open(OTHER, HEAD)).isEmpty();
  }

  @Test
  void nobodyAddsAnythingToAGameAlone() throws Exception {
    DiceTerms.Pledged alone = DiceTerms.Pledged.alone(SEED.commitment(), 2);
    assertThat(alone.shares()).containsExactly(new Share.Nothing(), new Share.Nothing());
    assertThat(words(alone.open(SEED, HEAD))).isEqualTo(byTheDescription(alone.shares()));
  }

  /** People's dice cannot be opened, those of bots can. */
  @Test
  void amongOwnDiceOnlyThoseOfBotsHaveASeed() throws Exception {
    DiceTerms.Own forBots = new DiceTerms.Own(Optional.of(SEED.commitment()));
    assertThat(words(forBots.open(SEED, HEAD))).isEqualTo(byTheDescription(List.of()));
    assertThat(forBots.open(OTHER, HEAD)).isEmpty();
    assertThat(new DiceTerms.Own(Optional.empty()).open(SEED, HEAD)).isEmpty();
  }

  @Test
  void aCommitmentIsSixtyFourDigits() {
    String bad = "x".repeat(64);
    assertThatIllegalArgumentException().isThrownBy(() -> new DiceTerms.Pledged(bad, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new DiceTerms.Own(Optional.of(bad)));
    assertThatIllegalArgumentException().isThrownBy(() -> new DiceTerms.Daily("2026-11-16", bad));
  }

  /** Who rolls: the program for all, people for all, or people but for bots. */
  @Test
  void whoRollsIsOneChoice() {
    DiceSource dice = new SeededDice(1);
    Chance program = new Chance.Drawn(dice);
    assertThat(program.dice(false)).contains(dice);
    assertThat(program.dice(true)).contains(dice);
    assertThat(program.isOwn()).isFalse();
    Chance people = new Chance.Own(Optional.empty());
    assertThat(people.dice(false)).isEmpty();
    assertThat(people.dice(true)).isEmpty();
    assertThat(people.isOwn()).isTrue();
    Chance butForBots = new Chance.Own(Optional.of(dice));
    assertThat(butForBots.dice(false)).isEmpty();
    assertThat(butForBots.dice(true)).contains(dice);
  }
}
