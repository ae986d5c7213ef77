package kniffel.browser.compiler;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Which classes of the JDK are ours in the browser. */
public final class Substitutes implements SubstitutionPolicy {

  private static final Set<String> CLASSES =
      Set.of(
          "java.io.CharConversionException",
          "java.lang.reflect.RecordComponent",
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.security.Key",
          "java.security.MessageDigest",
          "java.text.Normalizer",
          "java.time.LocalDate",
          "java.text.Normalizer$Form",
          "java.util.HexFormat",
          "java.util.concurrent.ExecutorService",
          "java.util.concurrent.Executors",
          "java.util.concurrent.Future",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.regex.Matcher",
          "java.util.regex.Pattern",
          "java.util.zip.GZIPInputStream",
          "javax.crypto.Mac",
          "javax.crypto.spec.SecretKeySpec");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(CLASSES::contains).packagePrefix("kniffel.browser.jdk.");
  }
}
