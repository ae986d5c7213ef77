package kniffel.server.store;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Properties;

/**
 * Where a PostgreSQL server is, and what its driver is told: how it is reached and what lasts.
 *
 * @param properties for all that is asked and kept while people play
 * @param migrating the same for whoever changes the schema, which takes as long as it takes
 */
record PostgresAddress(String url, Properties properties, Properties migrating) {

  /** What the address of a PostgreSQL server may set: how it is reached, and who we are there. */
  private static final List<String> SETTINGS =
      List.of(
          "ApplicationName",
          "channelBinding",
          "connectTimeout",
          "currentSchema",
          "password",
          "sslcert",
          "sslkey",
          "sslmode",
          "sslnegotiation",
          "sslpassword",
          "sslrootcert",
          "user");

  /** Nobody waits long for what somebody else has locked. */
  private static final String ALWAYS = "-c synchronous_commit=on -c lock_timeout=3000";

  /** A node that is frozen in the middle of a transaction must not hold up the others. */
  private static final String PLAYING =
      ALWAYS + " -c statement_timeout=15000 -c idle_in_transaction_session_timeout=5000";

  /** Set explicitly, since the server may have its own limits. */
  private static final String MIGRATING =
      ALWAYS + " -c statement_timeout=0 -c idle_in_transaction_session_timeout=0";

  /**
   * Parses an address.
   *
   * @throws IOException if it contains a setting that is not allowed
   */
  static PostgresAddress of(URI address) throws IOException {
    String query = query(address);
    int port = address.getPort() < 0 ? 5432 : address.getPort();
    Properties migrating = new Properties();
    if (address.getUserInfo() != null) {
      String[] parts = address.getUserInfo().split(":", 2);
      migrating.setProperty("user", parts[0]);
      migrating.setProperty("password", parts.length > 1 ? parts[1] : "");
    }
    migrating.setProperty("options", MIGRATING);
    migrating.setProperty("logServerErrorDetail", "false"); // it would contain names and links
    migrating.setProperty("connectTimeout", "5");
    migrating.setProperty("tcpKeepAlive", "true");
    Properties properties = new Properties();
    properties.putAll(migrating);
    properties.setProperty("options", PLAYING);
    properties.setProperty("socketTimeout", "20");
    String url = "jdbc:postgresql://" + address.getHost() + ":" + port + address.getPath() + query;
    return new PostgresAddress(url, properties, migrating);
  }

  /** Refuses settings of the driver that could change what is counted, or what is durable. */
  private static String query(URI address) throws IOException {
    if (address.getRawQuery() == null) {
      return "";
    }
    for (String setting : address.getRawQuery().split("&", -1)) {
      String name = setting.split("=", 2)[0];
      if (!SETTINGS.contains(name)) {
        throw new IOException(
            "the database cannot be used: its address may not set '%s', only %s"
                .formatted(name, String.join(", ", SETTINGS)));
      }
    }
    return "?" + address.getRawQuery();
  }
}
