package kniffel.browser;

import java.util.List;
import kniffel.table.json.Json;
import kniffel.telling.agreed.StoredTable;

/**
 * A table as the device keeps it.
 *
 * @param head see {@link KeptHead}, as JSON
 * @param lines events of its log, each a line
 */
public record KeptTable(String id, Json head, List<String> lines) {

  /**
   * Everything about a table except its log; each one replaces the one before.
   *
   * @param revision rises with each change of what is agreed, and with each hint
   * @param hinted whether the decision that is due was advised by a hint
   */
  public record KeptHead(StoredTable table, int revision, boolean hinted) {}
}
