/// <reference lib="deno.ns" />
/** QR codes: the parts against what ISO/IEC 18004 publishes, and whole codes read back by a separate reader. */
import * as assert from './assert.ts';
import { checks, codewords, squares, withRemainder } from '../../main/ts/parts/qr.ts';

const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');

Deno.test('check bytes as in Annex I of the standard', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]; // "01234567", 1-M
  assert.equal(checks(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

Deno.test('the format of medium correction for each mask, as in Annex C', () => {
  const published = ['101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000'];
  published.forEach((text, mask) => assert.equal(bits(withRemainder(mask, 10, 0x537) ^ 0x5412, 15), text));
});

Deno.test('the versions from 7 on, as in Annex D', () => {
  const published = ['000111110010010100', '001000010110111100', '001001101010011001', '001010010011010011'];
  published.forEach((text, i) => assert.equal(bits(withRemainder(7 + i, 12, 0x1f25), 18), text));
});

Deno.test('bytes are padded as the standard says', () => {
  const data = codewords(new TextEncoder().encode('Hi'), 1).slice(0, 16);
  assert.equal(data, [0x40, 0x24, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]);
});

/** The data bytes of each block by version, of medium correction (table 9 of the standard). */
const DATA: Record<number, number[]> = { 1: [16], 2: [28], 3: [44], 4: [32, 32], 5: [43, 43], 6: [27, 27, 27, 27], 7: [31, 31, 31, 31], 8: [38, 38, 39, 39], 9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44] };
const CENTRES: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] };

/** Whether a square belongs to a pattern and holds no data. */
function reserved(x: number, y: number, size: number, version: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const versions = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const centres = CENTRES[version]!;
  const aligned = centres.some((cx) =>
    centres.some((cy) => !((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3),
  );
  return corner || versions || aligned || x === 6 || y === 6;
}

const MASKS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Reads a code that nothing has damaged. */
function read(grid: boolean[][]): { text: string; version: number } {
  const size = grid.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (grid[y]![x] ? 1 : 0);
  // The format next to the upper left corner, its first bit first.
  const format = [...[0, 1, 2, 3, 4, 5, 7].map((x) => at(x, 8)), at(8, 8), at(8, 7), ...[5, 4, 3, 2, 1, 0].map((y) => at(8, y))].join('');
  const plain = parseInt(format, 2) ^ 0b101010000010010;
  assert.equal(plain >> 13, 0, 'medium correction');
  const mask = MASKS[(plain >> 10) & 7]!;
  const stream: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (!reserved(x, y, size, version)) stream.push(at(x, y) ^ (mask(y, x) === 0 ? 1 : 0));
      }
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, i) => parseInt(stream.slice(8 * i, 8 * i + 8).join(''), 2));
  const blocks = DATA[version]!.map((length) => ({ length, data: [] as number[] }));
  let next = 0;
  for (let i = 0; i < Math.max(...DATA[version]!); i++) for (const block of blocks) if (i < block.length) block.data.push(words[next++]!);
  const data = blocks.flatMap((block) => block.data).map((word) => bits(word, 8)).join('');
  assert.equal(data.slice(0, 4), '0100', 'bytes');
  const width = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + width), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(data.slice(4 + width + 8 * i, 12 + width + 8 * i), 2));
  return { text: new TextDecoder().decode(Uint8Array.from(bytes)), version };
}

Deno.test('codes of every version can be read', () => {
  const versions = new Set<number>();
  for (let length = 1; length <= 213; length += 9) {
    const text = `https://kniffel.example/join#${'Würfel-'.repeat(40)}`.slice(0, length);
    if (new TextEncoder().encode(text).length > 213) continue;
    const found = read(squares(text));
    assert.equal(found.text, text);
    versions.add(found.version);
  }
  assert.equal([...versions].sort((one, other) => one - other), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.throws(() => squares('x'.repeat(214)));
});
