/** A QR code of a short text: byte mode, level L, versions 1 to 5, which all have a single block. */

const CODEWORDS = [26, 44, 70, 100, 134];
const CHECKING = [7, 10, 15, 20, 26];
const LOG = new Uint8Array(256);
const POWER = new Uint8Array(255);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const power = (exponent: number): number => POWER[exponent % 255] ?? 0;
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : power((LOG[one] ?? 0) + (LOG[other] ?? 0));

/** The checking codewords: the remainder of the data by the generator polynomial. */
function remainder(data: number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, power(root))));
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const degree = CHECKING[version - 1] ?? 0;
  const capacity = (CODEWORDS[version - 1] ?? 0) - degree;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return [...data, ...remainder(data, degree)];
}

/** The format bits of level L with mask 0. */
const FORMAT = 0b111011111000100;

/** The squares of the code, true for dark ones; nothing when the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((total, at) => bytes.length + 2 <= total - (CHECKING[at] ?? 0)) + 1;
  if (version === 0) return null;
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  formatBits(set, size);
  fill(grid, size, codewords(bytes, version));
  return grid.map((row) => row.map((dark) => dark === true));
}

function formatBits(set: (x: number, y: number, dark: boolean) => void, size: number): void {
  const bit = (at: number) => ((FORMAT >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

/** The codewords in pairs of columns from the right, up and down, under mask 0. */
function fill(grid: (boolean | null)[][], size: number, data: number[]): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - step : step;
        const row = grid[y];
        if (row === undefined || row[x] !== null) continue;
        const dark = (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        row[x] = dark !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}
