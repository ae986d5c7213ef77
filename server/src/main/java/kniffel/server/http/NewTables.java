package kniffel.server.http;

import java.util.List;
import kniffel.server.room.Services;
import kniffel.table.dice.Seed;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.telling.agreed.Wishes;
import kniffel.wire.NewTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;

/** Turns requests into tables. */
final class NewTables {

  private final Services services;
  private final Wishes wishes;
  private final Secrets secrets;
  private final ShortCodes shortCodes;

  NewTables(Services services, Secrets secrets, ShortCodes shortCodes) {
    this.services = services;
    this.wishes = new Wishes(services.codec(), services::words);
    this.secrets = secrets;
    this.shortCodes = shortCodes;
  }

  /** The table that somebody requests. */
  StoredTable make(NewTable wish, Player player, Language language) {
    return table(wishes.agreement(wish, player, language), wish.listed().orElse(false));
  }

  /** A bot of this level, with a name whose first letter nobody else at the table has. */
  Place.Machine bot(String level, List<String> names, Language language) {
    return wishes.bot(level, names, language);
  }

  /** A new table with an agreement; the dice are committed to before anybody else adds to them. */
  StoredTable table(Agreement agreement, boolean listed) {
    long now = services.now().getAsLong();
    return new StoredTable(
        secrets.name(),
        Status.OPEN,
        listed,
        agreement,
        secrets.name(),
        secrets.name(),
        Seed.draw(secrets::bytes),
        now,
        now);
  }

  /** The same with a short code, if others can still join. */
  StoredTable inviting(StoredTable table) {
    return table.status() == Status.OPEN
        ? table.withCodes(table.playCode(), table.watchCode(), shortCodes.draw())
        : table;
  }

  /** Another table for the same game and the same people; the bots' dice stay what they are. */
  StoredTable goingOn(StoredTable old) {
    long now = services.now().getAsLong();
    return new StoredTable(
        secrets.name(),
        Status.RUNNING,
        old.listed(),
        old.agreement(),
        secrets.name(),
        secrets.name(),
        old.seed(),
        now,
        now);
  }
}
