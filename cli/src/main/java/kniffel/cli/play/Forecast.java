package kniffel.cli.play;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** How a game will end, for people and for machines. */
public interface Forecast {

  void print();

  /** Writes it as a field of the object that is being written. */
  void write(JsonGenerator out) throws IOException;
}
