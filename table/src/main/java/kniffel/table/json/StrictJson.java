package kniffel.table.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;

/** How JSON from outside is read: within limits far beyond anything honest clients send. */
public final class StrictJson {

  private static final int MAX_DEPTH = 16;
  private static final int MAX_STRING = 1_000;
  private static final int MAX_NAME = 100;
  private static final int MAX_NUMBER = 30;

  private StrictJson() {}

  /** Its readers refuse more than these bytes, deep nesting, long words and repeated names. */
  public static JsonFactory factory(long maxBytes) {
    StreamReadConstraints limits =
        StreamReadConstraints.builder()
            .maxDocumentLength(maxBytes)
            .maxNestingDepth(MAX_DEPTH)
            .maxStringLength(MAX_STRING)
            .maxNameLength(MAX_NAME)
            .maxNumberLength(MAX_NUMBER)
            .build();
    return JsonFactory.builder()
        .streamReadConstraints(limits)
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .build();
  }
}
