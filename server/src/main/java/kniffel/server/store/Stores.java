package kniffel.server.store;

import kniffel.table.json.Codec;

/** Everything a node stores, by subject, in one database with one writer. */
public record Stores(
    Database database,
    Journal journal,
    PlayerStore players,
    Store store,
    SqlTableStore tables,
    Results results,
    ReviewLinks reviewLinks,
    PaperGames paperGames,
    DailyStore days,
    DailyTries dailyTries,
    EveningStore evenings) {

  /** The stores in a database. */
  public static Stores in(Database database, Journal journal, Codec codec) {
    return new Stores(
        database,
        journal,
        new PlayerStore(database, journal),
        new Store(database, journal, codec),
        new SqlTableStore(database, journal, codec),
        new Results(database, journal),
        new ReviewLinks(database, journal),
        new PaperGames(database, journal),
        new DailyStore(database, journal),
        new DailyTries(database, journal, codec),
        new EveningStore(database, journal, codec));
  }
}
