/* eslint-disable @typescript-eslint/no-non-null-assertion -- what is read has been written by Python */
/**
 * Arithmetic on the arrays of `higgle.solo.arrays`, in the memory of Python itself.
 *
 * Python writes what is to be done into a block of whole numbers and calls `run`; addresses count numbers of eight bytes.
 */
type Row = (o: number, os: number, a: number, as: number, b: number, bs: number, n: number) => void;
type Two = (x: number, y: number) => number;

const truth = (yes: boolean): number => (yes ? 1 : 0);

/** To the nearest whole number, halves to the even one. */
function rint(x: number): number {
  const low = Math.floor(x);
  if (x - low !== 0.5) return Math.round(x);
  return low % 2 === 0 ? low : low + 1;
}

/** As in `higgle.bots.net`: what passes between the layers of a net is at most this, and a whole number of parts. */
const MOST = 255;
const GRID = 1024;

/** In the order of `higgle.solo.arrays.RARE`. */
const RARE: Two[] = [
  (x, y) => x ** y,
  (x, y) => x - Math.floor(x / y) * y,
  (x, y) => truth(x !== y),
  (x, y) => truth(x <= y),
  (x, y) => truth(x !== 0 || y !== 0),
  (x) => -x,
  (x) => Math.abs(x),
  (x) => rint(x),
  (x) => Math.sqrt(x),
  (x) => Math.exp(x),
  (x) => Math.log(x),
  (x) => Math.log1p(x),
];

/** The kernel over a memory, which may grow, and the address of the block in bytes. */
export function kernel(memory: () => ArrayBufferLike, block: number): (operation: number) => void {
  let F = new Float64Array(memory());
  let M = new Int32Array(memory(), block);

  // The frequent ones have loops of their own, so that each is compiled by itself.
  const rows: Row[] = [
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! + f[b]!;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! - f[b]!;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! * f[b]!;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! / f[b]!;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = Math.max(f[a]!, f[b]!);
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = Math.min(f[a]!, f[b]!);
    },
    (o, os, a, as, _b, _bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as) f[o] = Math.floor(f[a]!);
    },
    (o, os, a, as, _b, _bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as) f[o] = f[a]!;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs)
        f[o] = Math.floor(Math.max(Math.min(f[a]!, MOST), f[b]!) * GRID + 0.5) / GRID;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a] === f[b] ? 1 : 0;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! < f[b]! ? 1 : 0;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! > f[b]! ? 1 : 0;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a]! >= f[b]! ? 1 : 0;
    },
    (o, os, a, as, b, bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) f[o] = f[a] !== 0 && f[b] !== 0 ? 1 : 0;
    },
    (o, os, a, as, _b, _bs, n) => {
      const f = F;
      for (let i = 0; i < n; i++, o += os, a += as) f[o] = f[a] === 0 ? 1 : 0;
    },
    ...RARE.map((two): Row => (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = two(at(a), at(b));
    }),
  ];

  const at = (place: number): number => F[place]!;
  const m = (place: number): number => M[place]!;

  /** Go over all dimensions but the last; `from` is where the shape and then the strides of each operand stand. */
  function walk(dims: number, from: number, places: number[], row: (places: number[]) => void): void {
    if (dims <= 1) {
      row(places);
      return;
    }
    const count = new Int32Array(dims - 1);
    for (;;) {
      row(places);
      let dim = dims - 2;
      for (; dim >= 0; dim--) {
        const size = m(from + dim);
        for (let k = 0; k < places.length; k++) places[k] = places[k]! + m(from + dims * (k + 1) + dim);
        count[dim] = count[dim]! + 1;
        if (count[dim]! < size) break;
        count[dim] = 0;
        for (let k = 0; k < places.length; k++)
          places[k] = places[k]! - size * m(from + dims * (k + 1) + dim);
      }
      if (dim < 0) return;
    }
  }

  /** function, dims, out, a, b, shape, strides of each. */
  function elementwise(): void {
    const row = rows[m(0)]!;
    const dims = m(1);
    if (dims === 0) {
      row(m(2), 0, m(3), 0, m(4), 0, 1);
      return;
    }
    const last = 5 + dims - 1;
    const [n, os, as, bs] = [m(last), m(last + dims), m(last + 2 * dims), m(last + 3 * dims)];
    if (dims === 2) {
      let [o, a, b] = [m(2), m(3), m(4)];
      for (let i = m(5); i > 0; i--, o += m(7), a += m(9), b += m(11)) row(o, os, a, as, b, bs, n);
      return;
    }
    walk(dims, 5, [m(2), m(3), m(4)], ([o, a, b]) => row(o!, os, a!, as, b!, bs, n));
  }

  /** dims, out, condition, a, b, shape, strides of each. */
  function choose(): void {
    const dims = m(0);
    const last = 5 + dims - 1;
    const [n, os, cs, as, bs] =
      dims === 0
        ? [1, 0, 0, 0, 0]
        : [m(last), m(last + dims), m(last + 2 * dims), m(last + 3 * dims), m(last + 4 * dims)];
    walk(dims, 5, [m(1), m(2), m(3), m(4)], (places) => {
      let [o, c, a, b] = places as [number, number, number, number];
      for (let i = 0; i < n; i++) {
        F[o] = at(c) !== 0 ? at(a) : at(b);
        o += os;
        c += cs;
        a += as;
        b += bs;
      }
    });
  }

  /** As NumPy adds along the axis that lies closest: eight sums at once, so that both round alike. */
  function addUp(a: number, step: number, n: number): number {
    const f = F;
    if (n < 8) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += f[a + i * step]!;
      return sum;
    }
    if (n > 128) {
      const half = Math.floor(n / 2) - (Math.floor(n / 2) % 8);
      return addUp(a, step, half) + addUp(a + half * step, step, n - half);
    }
    const r = Array.from({ length: 8 }, (_, k) => f[a + k * step]!) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    let i = 8;
    for (; i < n - (n % 8); i += 8) for (let k = 0; k < 8; k++) r[k] = r[k]! + f[a + (i + k) * step]!;
    let sum = r[0] + r[1] + (r[2] + r[3]) + (r[4] + r[5] + (r[6] + r[7]));
    for (; i < n; i++) sum += f[a + i * step]!;
    return sum;
  }

  /** In the order of `higgle.solo.arrays.REDUCTIONS`; the last number says whether the axis lies closest. */
  const reductions: ((a: number, step: number, n: number, close: boolean) => number)[] = [
    (a, step, n, close) => {
      const f = F;
      if (close) return addUp(a, step, n);
      let sum = f[a]!;
      for (let i = 1; i < n; i++) sum += f[a + i * step]!;
      return sum;
    },
    (a, step, n) => {
      const f = F;
      let most = f[a]!;
      for (let i = 1; i < n; i++) most = Math.max(most, f[a + i * step]!);
      return most;
    },
    (a, step, n) => {
      const f = F;
      let least = f[a]!;
      for (let i = 1; i < n; i++) least = Math.min(least, f[a + i * step]!);
      return least;
    },
    (a, step, n) => {
      const f = F;
      for (let i = 0; i < n; i++) if (f[a + i * step]! !== 0) return 1;
      return 0;
    },
    (a, step, n) => {
      const f = F;
      let best = 0;
      for (let i = 1; i < n; i++) if (f[a + i * step]! > f[a + best * step]!) best = i;
      return best;
    },
  ];

  /** function, out, a, count, stride, close, dims, shape, strides of out and of a. */
  function reduce(): void {
    const one = reductions[m(0)]!;
    const [count, stride, close, dims] = [m(3), m(4), m(5) === 1, m(6)];
    const last = 7 + dims - 1;
    const [n, os, as] = dims === 0 ? [1, 0, 0] : [m(last), m(last + dims), m(last + 2 * dims)];
    walk(dims, 7, [m(1), m(2)], ([o, a]) => {
      for (let i = 0; i < n; i++) F[o! + i * os] = one(a! + i * as, stride, count, close);
    });
  }

  /** out, a, its strides, b, its strides, and three sizes; sums are exact, so their order is free. */
  function multiply(): void {
    const f = F;
    const [o, a, ar, ac, b, br, bc, n, k, w] = [m(0), m(1), m(2), m(3), m(4), m(5), m(6), m(7), m(8), m(9)];
    const used = new Int32Array(k);
    for (let i = 0; i < n; i++) {
      const row = o + i * w;
      const end = row + w;
      f.fill(0, row, end);
      let count = 0;
      for (let j = 0; j < k; j++) if (f[a + i * ar + j * ac] !== 0) used[count++] = j;
      let at = 0;
      for (; at + 3 < count; at += 4) {
        const [j0, j1, j2, j3] = [used[at]!, used[at + 1]!, used[at + 2]!, used[at + 3]!];
        const from = a + i * ar;
        const [x0, x1, x2, x3] = [
          f[from + j0 * ac]!,
          f[from + j1 * ac]!,
          f[from + j2 * ac]!,
          f[from + j3 * ac]!,
        ];
        let [p0, p1, p2, p3] = [b + j0 * br, b + j1 * br, b + j2 * br, b + j3 * br];
        for (let c = row; c < end; c++, p0 += bc, p1 += bc, p2 += bc, p3 += bc)
          f[c] = f[c]! + x0 * f[p0]! + x1 * f[p1]! + x2 * f[p2]! + x3 * f[p3]!;
      }
      for (; at < count; at++) {
        const x = f[a + i * ar + used[at]! * ac]!;
        for (let c = row, place = b + used[at]! * br; c < end; c++, place += bc) f[c] = f[c]! + x * f[place]!;
      }
    }
  }

  /** Each index array with its stride, added up: where the picked parts lie. */
  function pick(from: number, arrays: number, count: number): Int32Array {
    const found = new Int32Array(count);
    for (let k = 0; k < arrays; k++) {
      const [address, stride, size] = [m(from + 3 * k), m(from + 3 * k + 1), m(from + 3 * k + 2)];
      for (let i = 0; i < count; i++) {
        const index = at(address + i);
        found[i] = found[i]! + (index < 0 ? index + size : index) * stride;
      }
    }
    return found;
  }

  /** Where the parts of some dimensions begin, counted from the first. */
  function places(from: number, dims: number): number[] {
    let found = [0];
    for (let dim = 0; dim < dims; dim++) {
      const [size, stride] = [m(from + 2 * dim), m(from + 2 * dim + 1)];
      const more: number[] = [];
      for (const base of found) for (let i = 0; i < size; i++) more.push(base + i * stride);
      found = more;
    }
    return found;
  }

  /** The array, the other one, how many index arrays of how many numbers, each array; dims and strides before and after. */
  function move(into: boolean): void {
    const f = F;
    const [inside, outside, arrays, count] = [m(0), m(1), m(2), m(3)];
    const picked = pick(4, arrays, count);
    const from = 4 + 3 * arrays;
    // Dimensions before the index arrays, those after them; each as its size and its stride inside.
    const before = m(from);
    const outer = places(from + 2, before);
    const inner = places(from + 2 + 2 * before, m(from + 1));
    let o = outside;
    for (const base of outer)
      for (const part of picked)
        for (const end of inner) {
          const place = inside + base + part + end;
          if (into) f[place] = f[o++]!;
          else f[o++] = f[place]!;
        }
  }

  /** out, a, axis and sizes around it. */
  function accumulate(): void {
    const [o, a, outer, n, inner] = [m(0), m(1), m(2), m(3), m(4)];
    for (let x = 0; x < outer; x++)
      for (let z = 0; z < inner; z++) {
        let sum = 0;
        for (let y = 0; y < n; y++) {
          const place = (x * n + y) * inner + z;
          sum += at(a + place);
          F[o + place] = sum;
        }
      }
  }

  /** out, edges, how many, marks, how many: before which edge each mark lies. */
  function search(): void {
    const [o, edges, n, marks, count] = [m(0), m(1), m(2), m(3), m(4)];
    for (let i = 0; i < count; i++) {
      const mark = at(marks + i);
      let low = 0;
      for (let high = n; low < high;) {
        const middle = (low + high) >> 1;
        if (at(edges + middle) < mark) low = middle + 1;
        else high = middle;
      }
      F[o + i] = low;
    }
  }

  /** out, x, how many, the known places, the known values, how many. */
  function interpolate(): void {
    const [o, x, count, xs, ys, n] = [m(0), m(1), m(2), m(3), m(4), m(5)];
    for (let i = 0; i < count; i++) {
      const mark = at(x + i);
      if (mark >= at(xs + n - 1)) F[o + i] = at(ys + n - 1);
      else if (mark < at(xs)) F[o + i] = at(ys);
      else {
        let k = 0;
        while (at(xs + k + 1) <= mark) k++;
        const slope = (at(ys + k + 1) - at(ys + k)) / (at(xs + k + 1) - at(xs + k));
        F[o + i] = at(xs + k) === mark ? at(ys + k) : slope * (mark - at(xs + k)) + at(ys + k);
      }
    }
  }

  /** out, its rows and columns, then each column: where it lies and its two strides. */
  function columns(): void {
    const f = F;
    const [o, first, second, width] = [m(0), m(1), m(2), m(3)];
    for (let k = 0; k < width; k++) {
      const [begin, outer, inner] = [m(4 + 3 * k), m(5 + 3 * k), m(6 + 3 * k)];
      let place = o + k;
      for (let i = 0; i < first; i++) {
        let a = begin + i * outer;
        for (let j = 0; j < second; j++, a += inner, place += width) f[place] = f[a]!;
      }
    }
  }

  // In the order of `higgle.solo.arrays`: its first numbers.
  const operations = [
    elementwise,
    choose,
    reduce,
    multiply,
    () => move(false),
    () => move(true),
    accumulate,
    search,
    interpolate,
    columns,
  ];
  return (operation) => {
    if (F.buffer !== memory()) {
      F = new Float64Array(memory());
      M = new Int32Array(memory(), block);
    }
    operations[operation]?.();
  };
}
