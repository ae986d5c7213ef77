package kniffel.bots.calibration;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import kniffel.bots.shared.LearnedFile;

/** The curves of a game, one for each variant and number of players. */
public final class Calibration {

  /** More than a curve ever takes in a file. */
  private static final int BYTES = 1024;

  private final Map<Integer, Curve> curves;

  private Calibration(Map<Integer, Curve> curves) {
    this.curves = new TreeMap<>(curves);
  }

  /** The file {@code calibration.bin} next to a class. */
  public static LearnedFile file(Class<?> owner) {
    return new LearnedFile(owner, "calibration.bin");
  }

  /** Reads the curves of a game. */
  public static Calibration learned(Class<?> owner) {
    return file(owner).read(Calibration::read);
  }

  /**
   * The probability of winning where a judge gives this value; the value itself where nothing was
   * learned.
   */
  public double winning(Situation situation, double said) {
    Curve curve = curves.get(situation.table());
    return curve == null ? Math.clamp(said, 0, 1) : curve.winning(situation, said);
  }

  /**
   * The share of all games that the place of a situation wins; the same for all where nothing was
   * learned.
   */
  public double share(Situation situation) {
    Curve curve = curves.get(situation.table());
    return curve == null ? 1.0 / situation.players() : curve.share(situation.place());
  }

  static Calibration of(Map<Integer, Curve> curves) {
    return new Calibration(curves);
  }

  private static Calibration read(ByteBuffer bytes) {
    Map<Integer, Curve> curves = new TreeMap<>();
    int count = bytes.get();
    for (int i = 0; i < count; i++) {
      curves.put((int) bytes.get(), Curve.read(bytes));
    }
    return new Calibration(curves);
  }

  byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(1 + BYTES * curves.size());
    bytes.put((byte) curves.size());
    curves.forEach(
        (table, curve) -> {
          bytes.put(table.byteValue());
          curve.write(bytes);
        });
    byte[] written = new byte[bytes.position()];
    bytes.flip().get(written);
    return written;
  }
}
