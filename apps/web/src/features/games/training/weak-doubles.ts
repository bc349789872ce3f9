import { WEAK_DOUBLES_VISITS } from '@oche/darts/training/catalog';

interface Double {
  number: number;
  thrown: number;
  hit: number;
}

/** With fewer darts a rate says nothing. */
const ENOUGH = 12;
/** On these most legs end. */
const USUAL = [20, 16, 10, 8, 12];

/** The doubles that are missed most, as many as fit into an exercise twice; the usual ones where too little is known. */
export function weakDoubles(doubles: readonly Double[]): readonly number[] {
  const known = doubles
    .filter(({ thrown }) => thrown >= ENOUGH)
    .toSorted((a, b) => a.hit / a.thrown - b.hit / b.thrown || b.thrown - a.thrown)
    .map(({ number }) => number);
  const count = WEAK_DOUBLES_VISITS / 2;
  const weak = [...new Set([...known, ...USUAL])].slice(0, count);
  return [...weak, ...weak];
}
