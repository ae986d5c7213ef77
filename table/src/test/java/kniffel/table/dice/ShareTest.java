package kniffel.table.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** What a seat adds to fair dice: it was promised before anybody else's was known. */
class ShareTest {

  private static final String COMMITMENT = "c0".repeat(32);
  private static final String ENTROPY = "e1".repeat(32);
  private static final String OTHER = "e2".repeat(32);
  private static final String PLEDGE = Share.pledge(COMMITMENT, ENTROPY);

  private static final Share REVEALED = new Share.Revealed(ENTROPY, PLEDGE, COMMITMENT);
  private static final Share WITHHELD = new Share.Withheld(PLEDGE, COMMITMENT);
  private static final Share NOTHING = new Share.Nothing();

  /** docs/RECORDS.md: the SHA-256 of 64 bytes, what the client saw and then what it adds. */
  @Test
  void aPledgeIsTheHashOfWhatWasSeenAndWhatIsAdded() throws Exception {
    byte[] bytes = HexFormat.of().parseHex(COMMITMENT + ENTROPY);
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
    assertThat(PLEDGE).isEqualTo(HexFormat.of().formatHex(hash));
    assertThat(Share.pledge(ENTROPY, COMMITMENT)).isNotEqualTo(PLEDGE);
    assertThatIllegalArgumentException().isThrownBy(() -> Share.pledge("c0", ENTROPY));
    assertThatIllegalArgumentException().isThrownBy(() -> Share.pledge(COMMITMENT, "e1"));
  }

  @Test
  void addingOrSeeingSomethingElseBreaksThePledge() {
    assertThat(new Share.Revealed(ENTROPY, PLEDGE, COMMITMENT).keepsPledge()).isTrue();
    assertThat(new Share.Revealed(OTHER, PLEDGE, COMMITMENT).keepsPledge()).isFalse();
    assertThat(new Share.Revealed(ENTROPY, PLEDGE, OTHER).keepsPledge()).isFalse();
  }

  /** A client that does not reveal what it promised cannot choose what counts instead. */
  @Test
  void onlyWhatWasToldCounts() {
    assertThat(REVEALED.counted()).isEqualTo(ENTROPY);
    assertThat(WITHHELD.counted()).isEqualTo("0".repeat(64));
    assertThat(NOTHING.counted()).isEqualTo("0".repeat(64));
  }

  @Test
  void aPromiseIsKnownWhetherItWasKeptOrNot() {
    assertThat(REVEALED.promised()).contains(PLEDGE);
    assertThat(WITHHELD.promised()).contains(PLEDGE);
    assertThat(NOTHING.promised()).isEmpty();
    assertThat(REVEALED.seen()).contains(COMMITMENT);
    assertThat(WITHHELD.seen()).contains(COMMITMENT);
    assertThat(NOTHING.seen()).isEmpty();
  }

  @Test
  void everyPartIsSixtyFourDigits() {
    String bad = "x".repeat(64);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Share.Revealed(bad, PLEDGE, COMMITMENT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Share.Revealed(ENTROPY, bad, COMMITMENT));
    assertThatIllegalArgumentException().isThrownBy(() -> new Share.Revealed(ENTROPY, PLEDGE, bad));
    assertThatIllegalArgumentException().isThrownBy(() -> new Share.Withheld(bad, COMMITMENT));
    assertThatIllegalArgumentException().isThrownBy(() -> new Share.Withheld(PLEDGE, bad));
  }
}
