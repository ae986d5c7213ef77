package kniffel.cli.play;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** How a game will end, for people and for machines. */
public interface Forecast {

  void print();

  void write(JsonGenerator out) throws IOException;
}
