package kniffel.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Logs as one JSON object per line on the error stream, for machines that collect them. */
public final class JsonLog extends Formatter {

  private static final JsonFactory FACTORY = new JsonFactory();

  /** Makes everything logged in this process use this format. */
  public static void install() {
    Logger root = Logger.getLogger("");
    for (var handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    ConsoleHandler handler = new ConsoleHandler();
    handler.setFormatter(new JsonLog());
    handler.setFilter(new LogLimit());
    root.addHandler(handler);
    root.setLevel(Level.WARNING);
    Logger.getLogger("kniffel").setLevel(Level.INFO);
  }

  @Override
  public String format(LogRecord logged) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      out.writeStartObject();
      out.writeStringField("time", logged.getInstant().toString());
      out.writeStringField("level", logged.getLevel().getName());
      out.writeStringField("logger", String.valueOf(logged.getLoggerName()));
      out.writeStringField("message", formatMessage(logged));
      if (logged.getThrown() != null) {
        StringWriter trace = new StringWriter();
        logged.getThrown().printStackTrace(new PrintWriter(trace));
        out.writeStringField("failure", trace.toString());
      }
      out.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }
}
