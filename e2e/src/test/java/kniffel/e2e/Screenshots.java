package kniffel.e2e;

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

  /**
   * The middle of a game.
   *
   * @param decisions after how many decisions it looks like that
   * @param bots against how many bots
   */
  private record Middle(String game, int decisions, int bots) {}

  private static final List<Middle> GAMES =
      List.of(
          new Middle("classic", 12, 2),
          new Middle("kartenspiel", 50, 2),
          new Middle("forone", 17, 0),
          new Middle("karten", 6, 2),
          new Middle("master", 24, 2));

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
    for (Middle middle : GAMES) {
      playToTheMiddle(middle);
      take(
          middle.game,
          List.of(Look.LAPTOP, middle.game.equals("classic") ? Look.PHONE : Looks.LIGHT_PHONE));
    }
    take("master", List.of(Looks.DARK_LAPTOP));
  }

  private void playToTheMiddle(Middle middle) {
    Table table = Table.start(window, middle.game, middle.bots, Map.of());
    Player player = Player.of(middle.game, table);
    for (int i = 0; i < middle.decisions && player.awaitTurn(); i++) {
      player.click();
    }
    player.choose();
  }

  private void take(String name, List<Look> looks) throws IOException {
    for (Look look : looks) {
      window.show(look);
      window.page.mouse().move(0, 0);
      String kind =
          (look.width() < 600 ? "-phone" : "") + (look.theme().equals("dark") ? "-dark" : "");
      Path file = folder.resolve(name + kind + ".png");
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(window.page.screenshot()));
      ImageIO.write(Palette.reduce(picture), "png", file.toFile());
      System.out.println(file + " " + Files.size(file) / 1024 + " kB");
    }
    window.show(Look.LAPTOP);
  }
}
