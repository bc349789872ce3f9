import { read, write } from '../kept-party.ts';

/** A side while it is being typed. */
export interface TypedSide {
  /** stays the same while others come and go */
  key: number;
  players: readonly string[];
  /** the side's own number, e.g. its start or what it throws at; empty: the usual one */
  own: string;
}

const KEY = 'oche:party-names';
/** So many names are remembered, the latest first. */
const MOST = 16;

export const emptySide = (sides: readonly TypedSide[]): TypedSide => ({
  key: 1 + Math.max(0, ...sides.map(({ key }) => key)),
  players: [''],
  own: '',
});

/** Those who have played on this device, the latest first. */
export function knownNames(): readonly string[] {
  const names = read<unknown>(KEY);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

export function rememberNames(names: readonly string[]): void {
  write(KEY, [...new Set([...names, ...knownNames()])].slice(0, MOST));
}

/**
 * The names as they are written on the board: nobody is nameless.
 * @param usual the name of the n-th side
 */
export const namesOf = (
  sides: readonly TypedSide[],
  usual: (side: number) => string,
): readonly { players: readonly string[] }[] =>
  sides.map(({ players }, side) => {
    const typed = players.map((name) => name.trim()).filter(Boolean);
    return { players: typed.length > 0 ? typed : [usual(side)] };
  });

/** What is written in a list of sides. */
export const sideName = ({ players }: { players: readonly string[] }): string =>
  players.join(' + ');
