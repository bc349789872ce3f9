/**
 * Random numbers from a seed that is kept, so that anybody can do a draw again and gets the same.
 * @param seed any text, e.g. the time of the draw and the tournament's number
 * @returns a function that gives the next number, at least 0 and below 1
 * @see mulberry32 by Tommy Ettinger (public domain), started with the FNV-1a hash of the seed
 */
export function randomFrom(seed: string): () => number {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 0;
}

/** The same items in a drawn order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) {
      order[last] = b;
      order[other] = a;
    }
  }
  return order;
}
