import { BULL } from '@oche/darts/board';
import type { PartyGame, PartyKind } from '@oche/darts/party/catalog';
import { CLASSIC, TACTICS } from '@oche/darts/party/cricket';
import { shuffled } from '@oche/darts/random';

/** A question before the game, with few answers; the first one is the usual one. */
export interface Choice {
  name:
    | 'lives'
    | 'numbers'
    | 'ring'
    | 'selfKill'
    | 'scoring'
    | 'slate'
    | 'start'
    | 'out'
    | 'handicap'
    | 'target'
    | 'bed'
    | 'cells';
  values: readonly string[];
  /** rarely changed, so it is folded away */
  isRare?: boolean;
}
export type Choices = Readonly<Record<string, string>>;

export interface OfSide {
  label: 'number' | 'start';
  least: number;
  most: number;
  /** whether no two sides have the same */
  isUnique: boolean;
  usual(side: number): number;
}

export interface Kind {
  choices: readonly Choice[];
  /** a number of each side that is typed in, where these answers ask for one */
  ofSide?(choices: Choices): OfSide | null;
  /**
   * @param own the number of each side, where one is asked for
   * @param random at least 0 and below 1
   */
  make(choices: Choices, own: readonly number[], random: () => number): PartyGame;
}

const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);
const LIVES: Choice = { name: 'lives', values: ['3', '5', '1'] };
const ADDED_CELLS = 8;
const DRAWN_NUMBERS = 6;

/** Different numbers of the board, the highest first, as a slate has them. */
const drawnSlate = (random: () => number): number[] => [
  ...shuffled(NUMBERS, random)
    .slice(0, DRAWN_NUMBERS)
    .sort((one, other) => other - one),
  BULL,
];
/** Eight numbers around the bull. */
const drawnCells = (random: () => number): number[] =>
  shuffled(NUMBERS, random)
    .slice(0, ADDED_CELLS)
    .toSpliced(ADDED_CELLS / 2, 0, BULL);

export const KINDS: Readonly<Record<PartyKind, Kind>> = {
  killer: {
    choices: [
      LIVES,
      { name: 'numbers', values: ['drawn', 'chosen'] },
      { name: 'ring', values: ['double', 'any'], isRare: true },
      { name: 'selfKill', values: ['no', 'yes'], isRare: true },
    ],
    ofSide: ({ numbers }) =>
      numbers === 'chosen'
        ? { label: 'number', least: 1, most: 20, isUnique: true, usual: (side) => 20 - side }
        : null,
    make: ({ lives, numbers, ring, selfKill }, own, random) => ({
      kind: 'killer',
      lives: Number(lives),
      numbers: numbers === 'chosen' ? [...own] : shuffled(NUMBERS, random).slice(0, own.length),
      ring: ring === 'any' ? 'any' : 'double',
      selfKill: selfKill === 'yes',
    }),
  },
  cricket: {
    choices: [
      { name: 'scoring', values: ['standard', 'cutThroat', 'noScore'] },
      { name: 'slate', values: ['classic', 'tactics', 'drawn'] },
    ],
    make: ({ scoring, slate }, _, random) => ({
      kind: 'cricket',
      scoring: scoring === 'cutThroat' || scoring === 'noScore' ? scoring : 'standard',
      numbers:
        slate === 'drawn' ? drawnSlate(random) : [...(slate === 'tactics' ? TACTICS : CLASSIC)],
    }),
  },
  x01: {
    choices: [
      { name: 'start', values: ['501', '301', '701'] },
      { name: 'out', values: ['double', 'straight', 'master'] },
      { name: 'handicap', values: ['no', 'yes'] },
    ],
    ofSide: ({ handicap, start }) =>
      handicap === 'yes'
        ? { label: 'start', least: 101, most: 1001, isUnique: false, usual: () => Number(start) }
        : null,
    make: ({ start, out, handicap }, own) => ({
      kind: 'x01',
      starts: own.map((one) => (handicap === 'yes' ? one : Number(start))),
      out: out === 'straight' || out === 'master' ? out : 'double',
    }),
  },
  gotcha: {
    choices: [{ name: 'target', values: ['301', '201', '501'] }],
    make: ({ target }) => ({ kind: 'gotcha', target: Number(target) }),
  },
  baseball: { choices: [], make: () => ({ kind: 'baseball' }) },
  shootOut: { choices: [], make: () => ({ kind: 'shootOut' }) },
  follow: {
    choices: [LIVES, { name: 'bed', values: ['exact', 'number'] }],
    make: ({ lives, bed }) => ({
      kind: 'follow',
      lives: Number(lives),
      bed: bed === 'number' ? 'number' : 'exact',
    }),
  },
  ticTacToe: {
    choices: [{ name: 'cells', values: ['any', 'double'] }],
    make: ({ cells }, _, random) => ({
      kind: 'ticTacToe',
      numbers: drawnCells(random),
      ring: cells === 'double' ? 'double' : 'any',
    }),
  },
};

/** The usual answers, and instead of them those that were given last. */
export const choicesOf = (kind: PartyKind, given: Choices = {}): Choices =>
  Object.fromEntries(
    KINDS[kind].choices.map(({ name, values }) => {
      const last = given[name];
      return [name, last !== undefined && values.includes(last) ? last : (values[0] ?? '')];
    }),
  );

/** How many keys for beds there are at most at a time. */
export function mostBeds(game: PartyGame, sides: number): number {
  if (game.kind === 'killer') return sides - (game.selfKill ? 0 : 1);
  return game.kind === 'ticTacToe' ? game.numbers.length : 3;
}
