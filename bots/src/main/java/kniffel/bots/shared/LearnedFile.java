package kniffel.bots.shared;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;

/**
 * A file of learned numbers next to the class that reads it; {@code ./kniffel train} makes it
 * again.
 *
 * @param owner the class that reads it
 * @param name its name in the package of that class
 */
public record LearnedFile(Class<?> owner, String name) {

  /** Where it lies, from the root of the repository. */
  public String path() {
    return "bots/src/main/resources/" + owner.getPackageName().replace('.', '/') + "/" + name;
  }

  /**
   * Reads it.
   *
   * @param reader takes exactly what the file holds
   * @throws IllegalStateException if it is missing, or holds more or less than the reader takes
   */
  public <T> T read(Function<ByteBuffer, T> reader) {
    return read(bytes(), reader);
  }

  /** Reads it where it is compressed (gzip). */
  public <T> T readZipped(Function<ByteBuffer, T> reader) {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes()))) {
      return read(in.readAllBytes(), reader);
    } catch (IOException e) {
      throw new IllegalStateException(path() + " is damaged: " + e.getMessage(), e);
    }
  }

  private byte[] bytes() {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(path() + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(path() + " cannot be read: " + e.getMessage(), e);
    }
  }

  private <T> T read(byte[] bytes, Function<ByteBuffer, T> reader) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    try {
      T learned = reader.apply(buffer);
      if (buffer.hasRemaining()) {
        throw new IllegalStateException(
            path() + " is damaged: " + buffer.remaining() + " bytes too many");
      }
      return learned;
    } catch (BufferUnderflowException e) {
      throw new IllegalStateException(path() + " is damaged: it ends too early", e);
    }
  }

  /** Numbers in half precision, two bytes each. */
  public static float[] halves(ByteBuffer bytes, int count) {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Float.float16ToFloat(bytes.getShort());
    }
    return numbers;
  }

  /** Writes numbers in half precision. */
  public static void putHalves(float[] numbers, ByteBuffer bytes) {
    for (float number : numbers) {
      bytes.putShort(Float.floatToFloat16(number));
    }
  }
}
