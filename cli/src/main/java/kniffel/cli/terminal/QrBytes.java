package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** The bytes that a QR code shows: those of the text, and those by which a reader corrects it. */
final class QrBytes {

  /** For versions 1 to 10: check bytes per block, then the data bytes of each block. */
  private static final int[][] BLOCKS = {
    {10, 16},
    {16, 28},
    {26, 44},
    {18, 32, 32},
    {24, 43, 43},
    {16, 27, 27, 27, 27},
    {18, 31, 31, 31, 31},
    {22, 38, 38, 39, 39},
    {22, 36, 36, 36, 37, 37},
    {26, 43, 43, 43, 43, 44}
  };

  private QrBytes() {}

  /**
   * The smallest version that has room for this many bytes.
   *
   * @throws IllegalArgumentException if none has
   */
  static int version(int bytes) {
    int version = 1;
    while (version <= BLOCKS.length && bytes > room(version) - (version < 10 ? 2 : 3)) {
      version++;
    }
    if (version > BLOCKS.length) {
      throw new IllegalArgumentException("too long for a QR code");
    }
    return version;
  }

  private static int room(int version) {
    int[] block = BLOCKS[version - 1];
    return Arrays.stream(block, 1, block.length).sum();
  }

  /** All bytes of the symbol, blocks interleaved. */
  static byte[] of(byte[] bytes, int version) {
    int room = room(version);
    BitSet bits = new BitSet();
    int length = put(bits, 0, 4, 4);
    length = put(bits, length, bytes.length, version < 10 ? 8 : 16);
    for (byte each : bytes) {
      length = put(bits, length, each & 0xff, 8);
    }
    length = Math.ceilDiv(length + Math.min(4, room * 8 - length), 8);
    int[] all = new int[room];
    for (int i = 0; i < room; i++) {
      all[i] = i < length ? byteAt(bits, i) : (i - length) % 2 == 0 ? 0xec : 0x11;
    }
    int[] sizes = BLOCKS[version - 1];
    List<int[]> blocks = new ArrayList<>();
    List<int[]> ends = new ArrayList<>();
    int start = 0;
    for (int i = 1; i < sizes.length; i++) {
      int[] block = Arrays.copyOfRange(all, start, start + sizes[i]);
      start += sizes[i];
      blocks.add(block);
      ends.add(checks(block, sizes[0]));
    }
    List<Integer> words = new ArrayList<>(interleaved(blocks));
    words.addAll(interleaved(ends));
    byte[] result = new byte[words.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = words.get(i).byteValue();
    }
    return result;
  }

  private static int put(BitSet bits, int from, int value, int length) {
    for (int i = 0; i < length; i++) {
      bits.set(from + i, ((value >> (length - 1 - i)) & 1) == 1);
    }
    return from + length;
  }

  private static int byteAt(BitSet bits, int index) {
    int value = 0;
    for (int i = 0; i < 8; i++) {
      value = value << 1 | (bits.get(index * 8 + i) ? 1 : 0);
    }
    return value;
  }

  private static List<Integer> interleaved(List<int[]> lists) {
    List<Integer> all = new ArrayList<>();
    int longest = lists.stream().mapToInt(list -> list.length).max().orElse(0);
    for (int i = 0; i < longest; i++) {
      for (int[] list : lists) {
        if (i < list.length) {
          all.add(list[i]);
        }
      }
    }
    return all;
  }

  /** The check bytes of Reed and Solomon. */
  private static int[] checks(int[] block, int count) {
    int[] generator = {1};
    for (int i = 0, root = 1; i < count; i++, root = times(root, 2)) {
      int[] next = Arrays.copyOf(generator, generator.length + 1);
      for (int at = 1; at < next.length; at++) {
        next[at] ^= times(generator[at - 1], root);
      }
      generator = next;
    }
    int[] rest = Arrays.copyOf(block, block.length + count);
    for (int i = 0; i < block.length; i++) {
      int factor = rest[i];
      for (int at = 0; at < generator.length; at++) {
        rest[i + at] ^= times(generator[at], factor);
      }
    }
    return Arrays.copyOfRange(rest, block.length, rest.length);
  }

  /** In the field of 256 elements. */
  private static int times(int a, int b) {
    int product = 0;
    for (int bit = 7; bit >= 0; bit--) {
      product = product << 1 ^ ((product >> 7) * 0x11d);
      product ^= ((b >> bit) & 1) * a;
    }
    return product;
  }
}
