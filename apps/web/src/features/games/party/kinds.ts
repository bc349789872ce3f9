import type { PartyGame, PartyKind } from '@oche/darts/party/catalog';
import { shuffled } from '@oche/darts/random';

/** A question before the game, with few answers; the first one is the usual one. */
export interface Choice {
  name: 'lives' | 'numbers' | 'ring' | 'selfKill';
  values: readonly string[];
  /** rarely changed, so it is folded away */
  isRare?: boolean;
}
export type Choices = Readonly<Record<string, string>>;

export interface OfSide {
  label: 'number';
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

export const KINDS: Readonly<Record<PartyKind, Kind>> = {
  killer: {
    choices: [
      { name: 'lives', values: ['3', '5', '1'] },
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
};

/** The usual answers, and instead of them those that were given last. */
export const choicesOf = (kind: PartyKind, given: Choices = {}): Choices =>
  Object.fromEntries(
    KINDS[kind].choices.map(({ name, values }) => {
      const last = given[name];
      return [name, last !== undefined && values.includes(last) ? last : (values[0] ?? '')];
    }),
  );

/** How many beds there are to hit at most at a time. */
export const mostBeds = (game: PartyGame, sides: number): number =>
  game.kind === 'killer' ? sides - (game.selfKill ? 0 : 1) : 1;
