/** Columns and rows of what a picture is scaled down to. */
export const FINGERPRINT_SIDE = 32;
/** How many of its lowest frequencies are looked at each way: shapes, neither details nor noise. */
const FREQUENCIES = 8;
/** Of 255; pictures that vary less are nearly a plain ground. */
const TELLING_DEVIATION = 6;

/** The waves of the cosine transform, without the first, which is the brightness of the whole. */
const waves = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Array.from({ length: FINGERPRINT_SIDE }, (__, at) =>
    Math.cos(((2 * at + 1) * (frequency + 1) * Math.PI) / (2 * FINGERPRINT_SIDE)),
  ),
);

/**
 * A perceptual hash: which of its low frequencies are stronger than the middle one. Scaling, compression and
 * brightness change few bits of it. (C. Zauner, Implementation and Benchmarking of Perceptual Image Hash
 * Functions, 2010)
 * @param grey 32 columns and rows of brightness
 * @returns 64 bits as four numbers of 16; null when the picture shows too little
 */
export function fingerprintOf(grey: Uint8Array): number[] | null {
  if (deviationOf(grey) < TELLING_DEVIATION) return null;
  const strengths = waves.flatMap((down) => waves.map((across) => strength(grey, down, across)));
  const middle = strengths.toSorted((a, b) => a - b)[strengths.length / 2] ?? 0;
  const parts = [0, 0, 0, 0];
  for (const [bit, each] of strengths.entries()) {
    if (each >= middle) parts[bit >> 4] = (parts[bit >> 4] ?? 0) | (1 << (bit & 15));
  }
  return parts;
}

/** In how many of the 64 bits two pictures differ. */
export function differingBits(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, part, index) => sum + ones(part ^ (other[index] ?? 0)), 0);
}

const strength = (grey: Uint8Array, down: readonly number[], across: readonly number[]) =>
  down.reduce(
    (sum, y, row) =>
      sum +
      y * across.reduce((line, x, at) => line + x * (grey[row * FINGERPRINT_SIDE + at] ?? 0), 0),
    0,
  );

function deviationOf(grey: Uint8Array): number {
  const mean = grey.reduce((sum, each) => sum + each, 0) / grey.length;
  return Math.sqrt(grey.reduce((sum, each) => sum + (each - mean) ** 2, 0) / grey.length);
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
