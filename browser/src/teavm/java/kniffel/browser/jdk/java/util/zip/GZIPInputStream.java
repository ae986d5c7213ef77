package kniffel.browser.jdk.java.util.zip;

import java.io.IOException;
import java.io.InputStream;

/** Files packed in our jars are stored unpacked next to the engine; the server compresses them. */
public final class GZIPInputStream extends InputStream {

  private final InputStream in;

  public GZIPInputStream(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    return in.read();
  }

  @Override
  public int read(byte[] bytes, int from, int count) throws IOException {
    return in.read(bytes, from, count);
  }
}
