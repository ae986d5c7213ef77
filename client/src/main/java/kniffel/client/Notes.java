package kniffel.client;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** Where a client keeps its notes about tables, each table's in the order in which they came. */
public interface Notes {

  /** For how many tables notes are kept; those of older ones are forgotten. */
  int MOST_TABLES = 200;

  List<Note> of(String table) throws IOException;

  /** Stores a note; on return it is as safe as this kind of storage can make it. */
  void add(String table, Note note) throws IOException;

  /** Notes that are lost when the program ends. */
  static Notes inMemory() {
    return new NotesInMemory();
  }

  /** Notes in files of a folder, for tables of one server, that only the user may read. */
  static Notes in(Path folder, URI server) {
    return new NotesInFolder(folder, server);
  }
}
