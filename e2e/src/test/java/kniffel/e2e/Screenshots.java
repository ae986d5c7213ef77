package kniffel.e2e;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ForcedColors;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Makes the pictures of docs/img from the real program: {@code ./kniffel screenshots}. */
final class Screenshots {

  private static final List<Look> USUAL = List.of(Look.LAPTOP, Looks.LIGHT_PHONE);

  private static final Look TABLET = new Look("de", "light", 820, 1180);

  /** A few pictures show what it looks like in the dark, or on a tablet. */
  private static final Map<String, List<Look>> OTHERS =
      Map.of(
          "classic", List.of(Look.LAPTOP, Look.PHONE),
          "kartenspiel", List.of(Look.LAPTOP, Looks.LIGHT_PHONE, TABLET),
          "master", List.of(Look.LAPTOP, Looks.LIGHT_PHONE, Looks.DARK_LAPTOP));

  private final Window window;
  private final Path folder;

  private Screenshots(Window window, Path folder) {
    this.window = window;
    this.folder = folder;
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(System.getProperty("kniffel.home"), "docs", "img");
    Files.createDirectories(folder);
    Program.run(stage -> new Screenshots(stage.window(), folder).all());
  }

  private void all() throws IOException {
    window.open("/").await(".gcard-a .btn--act");
    take("home", List.of(Look.LAPTOP, Look.PHONE));
    for (String game : Games.all().toList()) {
      playToTheMiddle(game);
      take(game, OTHERS.getOrDefault(game, USUAL));
    }
    waitForFriends();
    endAGame();
    lookBack();
    forceColours();
  }

  private void waitForFriends() throws IOException {
    List<Object> seats = List.of(Table.me("Anna"), Table.FRIEND, Table.BOT, Table.FRIEND);
    Table.open(window, Table.create(window, "classic", seats, Map.of()).get("id").asText());
    window.await(".invite");
    take("lobby", USUAL);
  }

  private void endAGame() throws IOException {
    Table table = Table.start(window, "master", 2, Table.endingAfter(4));
    Player.of("master", table).clickToTheEnd();
    window.await(".result .btn--act:not([disabled])");
    take("ending", USUAL);
  }

  private void lookBack() throws IOException {
    Table table = Table.finished(window, "classic", Map.of());
    window.open("/review/" + table.id()).await(".rev-ledger .eq");
    take("review", USUAL);
  }

  /** What is seen where the system says which colours there are. */
  private void forceColours() throws IOException {
    window.page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    playToTheMiddle("classic");
    take("forced-colours", USUAL);
    window.page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
  }

  private void playToTheMiddle(String game) {
    Table table = Table.start(window, game, Games.isSolo(game) ? 0 : 2, Map.of());
    Player player = Player.of(game, table);
    int middle = Games.about(game).middle();
    for (int i = 0; i < middle && player.awaitTurn(); i++) {
      player.click();
    }
    player.choose();
  }

  private void take(String name, List<Look> looks) throws IOException {
    for (Look look : looks) {
      window.show(look);
      window.page.mouse().move(0, 0);
      String kind =
          (look.width() < 600 ? "-phone" : look.width() < 900 ? "-tablet" : "")
              + (look.theme().equals("dark") ? "-dark" : "");
      Path file = folder.resolve(name + kind + ".png");
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(window.page.screenshot()));
      ImageIO.write(Palette.reduce(picture), "png", file.toFile());
      System.out.println(file + " " + Files.size(file) / 1024 + " kB");
    }
    window.show(Look.LAPTOP);
  }
}
