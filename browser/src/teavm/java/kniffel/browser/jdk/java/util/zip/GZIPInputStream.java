package kniffel.browser.jdk.java.util.zip;

import java.io.IOException;
import java.io.InputStream;

/** Files that are packed in our jars lie unpacked beside the engine; whoever serves them packs. */
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
