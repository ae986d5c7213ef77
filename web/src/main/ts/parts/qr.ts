/** A QR code of a text: byte mode, medium error correction, versions 1 to 10, as a path of squares. */

/** For versions 1 to 10: check bytes per block, and the data bytes of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The check bytes of Reed and Solomon. */
export function checks(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    generator = [...generator, 0].map((value, at) => value ^ (at ? times(generator[at - 1]!, EXP[i]!) : 0));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((value, at) => (rest[i + at]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** All bytes of the symbol, blocks interleaved. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const ends = blocks.map((block) => checks(block, count));
  const interleave = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...interleave(blocks), ...interleave(ends)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** The fixed patterns; undefined where data goes. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = cy - reach; y <= cy + reach; y++) {
      for (let x = cx - reach; x <= cx + reach; x++) {
        if (grid[y] && x >= 0 && x < size) grid[y]![x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
      }
    }
  };
  const spots = ALIGNMENT[version - 1]!;
  const last = spots.length - 1;
  spots.forEach((cy, i) =>
    spots.forEach((cx, j) => {
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) square(cx, cy, 2, (ring) => ring !== 1);
    }),
  );
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  // Room for the format, which is known only with the mask.
  for (let i = 0; i < 9; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
    if (i < 8) grid[8]![size - 1 - i] = grid[size - 1 - i]![8] = false;
  }
  grid[size - 8]![8] = true;
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      grid[Math.floor(i / 3)]![size - 11 + (i % 3)] = dark;
      grid[size - 11 + (i % 3)]![Math.floor(i / 3)] = dark;
    }
  }
  return grid;
}

/** A value followed by its remainder, which lets a reader correct it. */
export function withRemainder(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
  return (value << length) | rest;
}

function fill(frameGrid: Grid, data: number[], mask: number): boolean[][] {
  const size = frameGrid.length;
  const grid = frameGrid.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue;
        const dark = bit < data.length * 8 && ((data[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
      }
    }
  }
  const format = withRemainder(mask, 10, 0x537) ^ 0x5412; // medium correction is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
  return grid as boolean[][];
}

/** How hard a symbol is to read: long runs, blocks, and more dark than light or less. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let y = 0; y < size; y++) {
    let across = 0;
    let down = 0;
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++;
      across = x > 0 && grid[y]![x] === grid[y]![x - 1] ? across + 1 : 1;
      down = x > 0 && grid[x]![y] === grid[x - 1]![y] ? down + 1 : 1;
      for (const run of [across, down]) sum += run === 5 ? 3 : run > 5 ? 1 : 0;
      if (x > 0 && y > 0 && new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The squares of the code, row by row: whether each is dark. */
export function squares(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const room = (sizes: number[], version: number) => sizes.reduce((sum, size) => sum + size, 0) - (version < 10 ? 2 : 3);
  const version = 1 + BLOCKS.findIndex(([, sizes], i) => bytes.length <= room(sizes, i + 1));
  if (version === 0) throw new Error('too long for a QR code');
  const data = codewords(bytes, version);
  const empty = frame(version);
  const grids = MASKS.map((_, mask) => fill(empty, data, mask));
  return grids.reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
}

/** The size of the code in squares, and a path that paints the dark ones. */
export function qr(text: string): { size: number; path: string } {
  const best = squares(text);
  const path = best.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: best.length, path };
}
