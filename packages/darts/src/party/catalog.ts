import { type KillerOptions, killer } from './killer.ts';
import { PARTY_SIDES, type PartyPlay, playParty } from './party.ts';

/** A game with what its players have agreed on. They are stored like this. */
export type PartyGame = { kind: 'killer' } & KillerOptions;
export type PartyKind = PartyGame['kind'];

/** How many sides can play each. */
export const SIDES_OF: Readonly<Record<PartyKind, { min: number; max: number }>> = {
  killer: PARTY_SIDES,
};

/** What members are compared by over their games: the most points of one, or games won. */
export const measureOf = (_kind: PartyKind): 'wins' | 'points' => 'wins';

const isNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= 20;
const areDistinct = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length;
const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** @returns how the game is played by so many sides; null where it can't be played like that */
export function partyPlay(game: PartyGame, sides: number): PartyPlay | null {
  const { min, max } = SIDES_OF[game.kind];
  return isWithin(sides, min, max) && canBe(game, sides) ? playOf(game, sides) : null;
}

function canBe(game: PartyGame, sides: number): boolean {
  switch (game.kind) {
    case 'killer':
      return (
        game.numbers.length === sides &&
        game.numbers.every(isNumber) &&
        areDistinct(game.numbers) &&
        isWithin(game.lives, 1, 9)
      );
  }
}

function playOf(game: PartyGame, _sides: number): PartyPlay {
  switch (game.kind) {
    case 'killer':
      return playParty(killer(game));
  }
}
