package kniffel.client;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kniffel.wire.Answers;
import kniffel.wire.Daily;
import kniffel.wire.Evenings;
import kniffel.wire.FromServer;
import kniffel.wire.NewTable;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/**
 * The requests of docs/API.md, each as a method that waits for the answer.
 *
 * <p>All throw {@link ServerException} where the server has an objection, and another {@link
 * IOException} where it cannot be reached.
 */
public final class Api {

  private final Requesting requests;

  Api(Requesting requests) {
    this.requests = requests;
  }

  // The games of the day

  public Daily.Overview daily() throws IOException {
    return requests.get("daily", Daily.Overview.class);
  }

  /**
   * The table of my counted try at a game of the day, begun now if it has not been, or of a free
   * one.
   */
  public TableInfo daily(String game, boolean free) throws IOException {
    return requests.post(
        "daily/" + game, Daily.Begin.class, new Daily.Begin(Optional.of(free)), TableInfo.class);
  }

  // Oneself

  public Answers.Session session(Requests.NewSession wish) throws IOException {
    return requests.post("session", Requests.NewSession.class, wish, Answers.Session.class);
  }

  /** Forgets this device. */
  public void forget() throws IOException {
    var _ = requests.send("DELETE", "session", "");
  }

  public Player me() throws IOException {
    return requests.get("me", Answers.Session.class).player();
  }

  public Player rename(String name) throws IOException {
    String body = requests.write(Requests.Rename.class, new Requests.Rename(name));
    return requests.read(requests.send("PATCH", "me", body), Answers.Session.class).player();
  }

  /** A new personal link, as its code. */
  public String personalLink() throws IOException {
    return requests.read(requests.send("POST", "me/link", "{}"), Answers.Code.class).code();
  }

  /** Revokes the personal link: it no longer lets anybody in. */
  public void revokeLink() throws IOException {
    var _ = requests.send("DELETE", "me/link", "");
  }

  /** Forgets all other devices, and takes the personal link back. */
  public void forgetOtherDevices() throws IOException {
    var _ = requests.send("DELETE", "me/devices", "");
  }

  public Answers.Statistics statistics() throws IOException {
    return requests.get("me/statistics", Answers.Statistics.class);
  }

  /** Where others in the same house reach a server on this machine. */
  public Answers.Network network() throws IOException {
    return requests.get("network", Answers.Network.class);
  }

  // Tables

  public Answers.Games games() throws IOException {
    return requests.get("games", Answers.Games.class);
  }

  public List<TableInfo> mine() throws IOException {
    return requests.get("me/tables", Answers.Tables.class).tables();
  }

  public List<TableInfo> lobby() throws IOException {
    return requests.get("tables", Answers.Tables.class).tables();
  }

  public TableInfo table(String id) throws IOException {
    return requests.get("tables/" + id, TableInfo.class);
  }

  public TableInfo create(NewTable wish) throws IOException {
    return requests.post("tables", NewTable.class, wish, TableInfo.class);
  }

  public TableInfo join(Requests.Join wish) throws IOException {
    return requests.post("join", Requests.Join.class, wish, TableInfo.class);
  }

  public TableInfo watch(String code) throws IOException {
    return requests.post("watch", Requests.Watch.class, new Requests.Watch(code), TableInfo.class);
  }

  /** Sits down at a public table. */
  public TableInfo sit(String table, Requests.Sit wish) throws IOException {
    return requests.post("tables/" + table + "/join", Requests.Sit.class, wish, TableInfo.class);
  }

  public TableInfo start(String table, Requests.Start wish) throws IOException {
    return requests.post("tables/" + table + "/start", Requests.Start.class, wish, TableInfo.class);
  }

  /** Promises what we add to the dice; see {@link Pledges}. */
  public TableInfo pledge(String table, Requests.Pledge pledge) throws IOException {
    return requests.post(
        "tables/" + table + "/pledge", Requests.Pledge.class, pledge, TableInfo.class);
  }

  /** Tells what we add to the dice. */
  public TableInfo reveal(String table, Requests.Reveal reveal) throws IOException {
    return requests.post(
        "tables/" + table + "/reveal", Requests.Reveal.class, reveal, TableInfo.class);
  }

  public void leave(String table) throws IOException {
    var _ = requests.send("POST", "tables/" + table + "/leave", "{}");
  }

  public TableInfo kick(String table, int seat) throws IOException {
    return ofSeat(table, "kick", seat);
  }

  /** Another name for one of my seats, before the start. */
  public TableInfo rename(String table, Requests.RenameSeat wish) throws IOException {
    return requests.post(
        "tables/" + table + "/rename", Requests.RenameSeat.class, wish, TableInfo.class);
  }

  /** A bot for a free seat, before the start. */
  public TableInfo bot(String table, Requests.SeatBot wish) throws IOException {
    return requests.post("tables/" + table + "/bot", Requests.SeatBot.class, wish, TableInfo.class);
  }

  /** Lets a bot play for somebody who is gone. */
  public TableInfo standIn(String table, int seat) throws IOException {
    return ofSeat(table, "stand-in", seat);
  }

  private TableInfo ofSeat(String table, String what, int seat) throws IOException {
    Requests.OfSeat wish = new Requests.OfSeat(seat);
    return requests.post(
        "tables/" + table + "/" + what, Requests.OfSeat.class, wish, TableInfo.class);
  }

  public TableInfo settings(String table, Requests.TableSettings wish) throws IOException {
    return requests.post(
        "tables/" + table + "/settings", Requests.TableSettings.class, wish, TableInfo.class);
  }

  public TableInfo rematch(String table, Requests.Rematch wish) throws IOException {
    return requests.post(
        "tables/" + table + "/rematch", Requests.Rematch.class, wish, TableInfo.class);
  }

  /** Where the game goes on with its first events after dice were misread. */
  public TableInfo takeBack(String table, int version) throws IOException {
    Requests.OfVersion wish = new Requests.OfVersion(version);
    return requests.post(
        "tables/" + table + "/take-back", Requests.OfVersion.class, wish, TableInfo.class);
  }

  public Answers.Hint hint(String table, int version) throws IOException {
    Requests.OfVersion wish = new Requests.OfVersion(version);
    return requests.post(
        "tables/" + table + "/hint", Requests.OfVersion.class, wish, Answers.Hint.class);
  }

  // Evenings

  public Evenings.EveningInfo beginEvening(Evenings.NewEvening wish) throws IOException {
    return requests.post("evenings", Evenings.NewEvening.class, wish, Evenings.EveningInfo.class);
  }

  public Evenings.EveningInfo evening(String code) throws IOException {
    return requests.get("evenings/" + code, Evenings.EveningInfo.class);
  }

  public List<Evenings.EveningLine> evenings() throws IOException {
    return requests.get("me/evenings", Evenings.MyEvenings.class).evenings();
  }

  /** Sits down at an evening by its link. */
  public Evenings.EveningInfo comeTo(String code, Evenings.Come wish) throws IOException {
    return requests.post(
        "evenings/" + code + "/join", Evenings.Come.class, wish, Evenings.EveningInfo.class);
  }

  /** Somebody else on this device, or a bot. */
  public Evenings.EveningInfo addTo(String code, NewTable.NewSeat seat) throws IOException {
    Evenings.AddSeat wish = new Evenings.AddSeat(seat);
    return requests.post(
        "evenings/" + code + "/seat", Evenings.AddSeat.class, wish, Evenings.EveningInfo.class);
  }

  public Evenings.EveningInfo leaveEvening(String code, int seat) throws IOException {
    Requests.OfSeat wish = new Requests.OfSeat(seat);
    return requests.post(
        "evenings/" + code + "/leave", Requests.OfSeat.class, wish, Evenings.EveningInfo.class);
  }

  /** The next game of an evening, as its table. */
  public TableInfo nextGame(String code, Evenings.NextGame wish) throws IOException {
    return requests.post(
        "evenings/" + code + "/next", Evenings.NextGame.class, wish, TableInfo.class);
  }

  /** Gives up the game in progress. */
  public Evenings.EveningInfo giveUpGame(String code) throws IOException {
    return requests.read(
        requests.send("POST", "evenings/" + code + "/give-up", "{}"), Evenings.EveningInfo.class);
  }

  public Evenings.EveningInfo endEvening(String code) throws IOException {
    return requests.read(
        requests.send("POST", "evenings/" + code + "/end", "{}"), Evenings.EveningInfo.class);
  }

  /** The next evening of the same people. */
  public Evenings.EveningInfo nextEvening(String code) throws IOException {
    return requests.read(
        requests.send("POST", "evenings/" + code + "/again", "{}"), Evenings.EveningInfo.class);
  }

  // After the end

  /** The record of a finished game, as docs/RECORDS.md describes it. */
  public String record(String table) throws IOException {
    return requests.send("GET", "tables/" + table + "/record", "");
  }

  public Answers.Verdict verification(String table) throws IOException {
    return requests.get("tables/" + table + "/verification", Answers.Verdict.class);
  }

  /** The state after some events as a seat saw it, or a spectator. */
  public FromServer.State step(String table, int step, Optional<Integer> seat) throws IOException {
    String query = seat.map(number -> "?seat=" + number).orElse("");
    return requests.get("tables/" + table + "/steps/" + step + query, FromServer.State.class);
  }

  /** The books; not ready at first. */
  public Answers.Review review(String table) throws IOException {
    return requests.get("tables/" + table + "/review", Answers.Review.class);
  }
}
