package kniffel.e2e;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Reduces a picture to 192 colours, chosen by median cut: half the size, no visible loss. */
final class Palette {

  private static final int SIZE = 192;

  private Palette() {}

  /** Colours that will become one. */
  private record Box(List<Integer> colours, Map<Integer, Integer> counts) {

    private int range(int shift) {
      var parts = colours.stream().mapToInt(each -> each >> shift & 255).summaryStatistics();
      return parts.getMax() - parts.getMin();
    }

    private int widest() {
      return IntStream.of(0, 8, 16).boxed().max(Comparator.comparingInt(this::range)).orElseThrow();
    }

    /** How much is lost if it stays one; what fills much of the picture weighs more. */
    double weight() {
      return colours.size() < 2 ? 0 : range(widest()) * Math.sqrt((double) pixels());
    }

    private long pixels() {
      return colours.stream().mapToLong(counts::get).sum();
    }

    List<Box> split() {
      int shift = widest();
      List<Integer> sorted =
          colours.stream().sorted(Comparator.comparingInt(each -> each >> shift & 255)).toList();
      long half = pixels() / 2;
      int at = 0;
      for (long seen = 0; at < sorted.size() - 1 && seen <= half; at++) {
        seen += counts.getOrDefault(sorted.get(at), 0);
      }
      at = Math.max(1, at);
      return List.of(
          new Box(sorted.subList(0, at), counts),
          new Box(sorted.subList(at, sorted.size()), counts));
    }

    int mean() {
      int mean = 0;
      for (int shift : new int[] {0, 8, 16}) {
        long sum = 0;
        for (int colour : colours) {
          sum += (long) (colour >> shift & 255) * counts.getOrDefault(colour, 0);
        }
        mean |= Math.toIntExact(sum / pixels()) << shift;
      }
      return mean;
    }
  }

  static BufferedImage reduce(BufferedImage image) {
    Map<Integer, Integer> counts = new HashMap<>();
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    for (int pixel : pixels) {
      counts.merge(pixel & 0xffffff, 1, Integer::sum);
    }
    List<Box> boxes = new ArrayList<>(List.of(new Box(List.copyOf(counts.keySet()), counts)));
    while (boxes.size() < Math.min(SIZE, counts.size())) {
      Box largest = boxes.stream().max(Comparator.comparingDouble(Box::weight)).orElseThrow();
      boxes.remove(largest);
      boxes.addAll(largest.split());
    }
    return indexed(image, pixels, boxes);
  }

  private static BufferedImage indexed(BufferedImage image, int[] pixels, List<Box> boxes) {
    Map<Integer, Integer> places = new HashMap<>();
    int[] colours = new int[SIZE];
    for (int i = 0; i < boxes.size(); i++) {
      colours[i] = boxes.get(i).mean();
      for (int colour : boxes.get(i).colours) {
        places.put(colour, i);
      }
    }
    IndexColorModel model = new IndexColorModel(8, SIZE, colours, 0, false, -1, 0);
    int width = image.getWidth();
    BufferedImage reduced =
        new BufferedImage(width, image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    for (int i = 0; i < pixels.length; i++) {
      reduced
          .getRaster()
          .setSample(i % width, i / width, 0, places.getOrDefault(pixels[i] & 0xffffff, 0));
    }
    return reduced;
  }
}
