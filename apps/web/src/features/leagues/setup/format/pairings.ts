import type { Pairing } from '@oche/darts/leagues/format';

/** How the positions of a block meet: each its own, shifted by some, everybody everybody, or as somebody wrote. */
export const pairingKinds = ['straight', 'shifted', 'each', 'hand'] as const;
type PairingKind = (typeof pairingKinds)[number];

export interface PairingPlan {
  kind: PairingKind;
  /** how many play together */
  size: number;
  /** how many singles, pairs or teams of each side */
  count: number;
  /** by how many the guests move on */
  by: number;
}

/** Singles, pairs or teams at consecutive positions: 1 and 2 are the first pair. */
const sideOf = (group: number, size: number): number[] =>
  Array.from({ length: size }, (_, member) => group * size + member + 1);

const rowOf = ({ size, count }: PairingPlan, by: number): Pairing[] =>
  Array.from({ length: count }, (_, group) => ({
    home: sideOf(group, size),
    away: sideOf((group + by) % count, size),
  }));

/** @returns null for what was written by hand */
export function pairingsOf(plan: PairingPlan): Pairing[] | null {
  if (plan.kind === 'hand') return null;
  if (plan.kind === 'straight') return rowOf(plan, 0);
  if (plan.kind === 'shifted') return rowOf(plan, plan.by);
  return Array.from({ length: plan.count }, (_, by) => rowOf(plan, by)).flat();
}

const textOfGames = (games: readonly Pairing[]) =>
  games.map(({ home, away }) => `${home.join(',')}-${away.join(',')}`).join(' ');

/** Which plan games come from, so that a preset can be changed by its plan. */
export function planOf(games: readonly Pairing[]): PairingPlan {
  const size = games[0]?.home.length ?? 1;
  const positions = Math.max(size, ...games.flatMap(({ home, away }) => [...home, ...away]));
  const count = Math.max(1, Math.floor(positions / size));
  const text = textOfGames(games);
  const by = Math.max(1, Math.floor(((games[0]?.away[0] ?? 1) - 1) / size));
  for (const kind of ['straight', 'shifted', 'each'] as const) {
    const plan = { kind, size, count, by };
    if (textOfGames(pairingsOf(plan) ?? []) === text) return plan;
  }
  return { kind: 'hand', size, count, by: 1 };
}

/** As games stand on a sheet: `1-2` is home's first against the guests' second, `12-34` pairs; from ten on `1+10-2+9`. */
export const writePairings = (games: readonly Pairing[]): string =>
  games.map(({ home, away }) => `${writeSide(home)}-${writeSide(away)}`).join(' ');

const writeSide = (side: readonly number[]): string =>
  side.some((position) => position > 9) && side.length > 1 ? side.join('+') : side.join('');

/**
 * Reads what was written by hand.
 * @param size how many play together: `12` is position 12 of singles, and 1 with 2 of doubles
 * @returns null when it can't be read
 */
export function readPairings(text: string, size: number): Pairing[] | null {
  const games: Pairing[] = [];
  for (const written of text.split(/[\s;]+/).filter(Boolean)) {
    const [home, away, more] = written.split(/[-–:]/).map((side) => readSide(side, size));
    if (!home || !away || more) return null;
    games.push({ home, away });
  }
  return games.length > 0 ? games : null;
}

function readSide(text: string, size: number): number[] | null {
  const parts = size === 1 ? [text] : /[+,]/.test(text) ? text.split(/[+,]/) : [...text];
  if (parts.length !== size || !parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  return parts.map(Number);
}
