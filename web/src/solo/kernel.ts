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

/** In the order of `higgle.solo.arrays.RARE`. */
const RARE: Two[] = [
  (x, y) => x ** y,
  (x, y) => x - Math.floor(x / y) * y,
  (x, y) => truth(x === y),
  (x, y) => truth(x !== y),
  (x, y) => truth(x < y),
  (x, y) => truth(x <= y),
  (x, y) => truth(x > y),
  (x, y) => truth(x >= y),
  (x, y) => truth(x !== 0 && y !== 0),
  (x, y) => truth(x !== 0 || y !== 0),
  (x) => -x,
  (x) => Math.abs(x),
  (x) => rint(x),
  (x) => Math.sqrt(x),
  (x) => Math.exp(x),
  (x) => Math.log(x),
  (x) => Math.log1p(x),
  (x) => truth(x === 0),
];

/** The kernel over a memory, which may grow, and the address of the block in bytes. */
export function kernel(memory: () => ArrayBufferLike, block: number): (operation: number) => void {
  let F = new Float64Array(memory());
  let M = new Int32Array(memory(), block);

  // The frequent ones have loops of their own, so that each is compiled by itself.
  const rows: Row[] = [
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = at(a) + at(b);
    },
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = at(a) - at(b);
    },
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = at(a) * at(b);
    },
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = at(a) / at(b);
    },
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = Math.max(at(a), at(b));
    },
    (o, os, a, as, b, bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as, b += bs) F[o] = Math.min(at(a), at(b));
    },
    (o, os, a, as, _b, _bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as) F[o] = Math.floor(at(a));
    },
    (o, os, a, as, _b, _bs, n) => {
      for (let i = 0; i < n; i++, o += os, a += as) F[o] = at(a);
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
    const last = 5 + dims - 1;
    const [n, os, as, bs] =
      dims === 0 ? [1, 0, 0, 0] : [m(last), m(last + dims), m(last + 2 * dims), m(last + 3 * dims)];
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
    if (n < 8) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += at(a + i * step);
      return sum;
    }
    if (n > 128) {
      const half = Math.floor(n / 2) - (Math.floor(n / 2) % 8);
      return addUp(a, step, half) + addUp(a + half * step, step, n - half);
    }
    const r = Array.from({ length: 8 }, (_, k) => at(a + k * step)) as [
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
    for (; i < n - (n % 8); i += 8) for (let k = 0; k < 8; k++) r[k] = r[k]! + at(a + (i + k) * step);
    let sum = r[0] + r[1] + (r[2] + r[3]) + (r[4] + r[5] + (r[6] + r[7]));
    for (; i < n; i++) sum += at(a + i * step);
    return sum;
  }

  /** In the order of `higgle.solo.arrays.REDUCTIONS`; the last number says whether the axis lies closest. */
  const reductions: ((a: number, step: number, n: number, close: boolean) => number)[] = [
    (a, step, n, close) => {
      if (close) return addUp(a, step, n);
      let sum = at(a);
      for (let i = 1; i < n; i++) sum += at(a + i * step);
      return sum;
    },
    (a, step, n) => {
      let most = at(a);
      for (let i = 1; i < n; i++) most = Math.max(most, at(a + i * step));
      return most;
    },
    (a, step, n) => {
      let least = at(a);
      for (let i = 1; i < n; i++) least = Math.min(least, at(a + i * step));
      return least;
    },
    (a, step, n) => {
      for (let i = 0; i < n; i++) if (at(a + i * step) !== 0) return 1;
      return 0;
    },
    (a, step, n) => {
      let best = 0;
      for (let i = 1; i < n; i++) if (at(a + i * step) > at(a + best * step)) best = i;
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

  /** out, a, its strides, b, its strides, and three sizes. */
  function multiply(): void {
    const [o, a, ar, ac, b, br, bc, n, k, w] = [m(0), m(1), m(2), m(3), m(4), m(5), m(6), m(7), m(8), m(9)];
    for (let i = 0; i < n; i++) {
      const row = o + i * w;
      F.fill(0, row, row + w);
      for (let j = 0; j < k; j++) {
        const x = at(a + i * ar + j * ac);
        if (x === 0) continue;
        for (let c = 0, place = b + j * br; c < w; c++, place += bc) F[row + c] = at(row + c) + x * at(place);
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

  /** The array, the other one, how many index arrays of how many numbers, each array; dims and strides before and after. */
  function move(row: (inside: number, outside: number) => void): void {
    const [inside, outside, arrays, count] = [m(0), m(1), m(2), m(3)];
    const picked = pick(4, arrays, count);
    const from = 4 + 3 * arrays;
    // Dimensions before the index arrays, those after them; each as its size and its stride inside.
    const before = m(from);
    const after = m(from + 1);
    const sizes = Array.from({ length: before + after }, (_, k) => m(from + 2 + 2 * k));
    const strides = Array.from({ length: before + after }, (_, k) => m(from + 3 + 2 * k));
    const places = (first: number, last: number): number[] => {
      let found = [0];
      for (let k = first; k < last; k++)
        found = found.flatMap((base) => Array.from({ length: sizes[k]! }, (_, i) => base + i * strides[k]!));
      return found;
    };
    const outer = places(0, before);
    const inner = places(before, before + after);
    let o = outside;
    for (const base of outer)
      for (const part of picked) for (const end of inner) row(inside + base + part + end, o++);
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

  // In the order of `higgle.solo.arrays`: its first numbers.
  const operations = [
    elementwise,
    choose,
    reduce,
    multiply,
    () => move((inside, outside) => (F[outside] = at(inside))),
    () => move((inside, outside) => (F[inside] = at(outside))),
    accumulate,
    search,
    interpolate,
  ];
  return (operation) => {
    if (F.buffer !== memory()) {
      F = new Float64Array(memory());
      M = new Int32Array(memory(), block);
    }
    operations[operation]?.();
  };
}
