import { BULL } from '../board.ts';
import { X01_START } from '../x01.ts';
import { type PartyCricketOptions, partyCricket } from './cricket.ts';
import { type FollowOptions, follow } from './follow.ts';
import { type GotchaOptions, gotcha } from './gotcha.ts';
import { baseball, shootOut } from './in-rounds.ts';
import { type KillerOptions, killer } from './killer.ts';
import { PARTY_SIDES, type PartyPlay, playParty } from './party.ts';
import { type PartyX01Options, partyX01 } from './party-x01.ts';
import { type TicTacToeOptions, ticTacToe } from './tic-tac-toe.ts';

/** A game with what its players have agreed on. They are stored like this. */
export type PartyGame =
  | ({ kind: 'killer' } & KillerOptions)
  | ({ kind: 'cricket' } & PartyCricketOptions)
  | ({ kind: 'gotcha' } & GotchaOptions)
  | { kind: 'baseball' }
  | { kind: 'shootOut' }
  | ({ kind: 'follow' } & FollowOptions)
  | ({ kind: 'ticTacToe' } & TicTacToeOptions)
  | ({ kind: 'x01' } & PartyX01Options);
export type PartyKind = PartyGame['kind'];

/** How many sides can play each. */
export const sidesOf = (kind: PartyKind): { min: number; max: number } =>
  kind === 'ticTacToe' ? { min: 2, max: 2 } : PARTY_SIDES;

/** What members are compared by over their games: the most points of one, or games won. */
export const measureOf = (kind: PartyKind): 'wins' | 'points' =>
  kind === 'baseball' || kind === 'shootOut' ? 'points' : 'wins';

const CELLS = 9;
const SLATE = { min: 3, max: 12 };

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;
const isNumber = (number: number): boolean => isWithin(number, { min: 1, max: 20 });
const areDistinct = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length;
/** Different numbers of the board, the bull among them. */
const areTargets = (numbers: readonly number[]): boolean =>
  areDistinct(numbers) && numbers.every((number) => isNumber(number) || number === BULL);
const areLives = (lives: number): boolean => isWithin(lives, { min: 1, max: 9 });

/** @returns how the game is played by so many sides; null where it can't be played like that */
export const partyPlay = (game: PartyGame, sides: number): PartyPlay | null =>
  isWithin(sides, sidesOf(game.kind)) && canBe(game, sides) ? playOf(game, sides) : null;

function canBe(game: PartyGame, sides: number): boolean {
  switch (game.kind) {
    case 'killer': {
      const { numbers } = game;
      const isWhole = numbers.length === sides && areDistinct(numbers) && numbers.every(isNumber);
      return isWhole && areLives(game.lives);
    }
    case 'cricket':
      return isWithin(game.numbers.length, SLATE) && areTargets(game.numbers);
    case 'gotcha':
      return isWithin(game.target, X01_START);
    case 'follow':
      return areLives(game.lives);
    case 'ticTacToe':
      return game.numbers.length === CELLS && areTargets(game.numbers);
    case 'x01':
      return game.starts.length === sides && game.starts.every((one) => isWithin(one, X01_START));
    default:
      return true;
  }
}

function playOf(game: PartyGame, sides: number): PartyPlay {
  switch (game.kind) {
    case 'killer':
      return playParty(killer(game));
    case 'cricket':
      return playParty(partyCricket(game, sides));
    case 'gotcha':
      return playParty(gotcha(game, sides));
    case 'baseball':
      return playParty(baseball(sides));
    case 'shootOut':
      return playParty(shootOut(sides));
    case 'follow':
      return playParty(follow(game, sides));
    case 'ticTacToe':
      return playParty(ticTacToe(game));
    case 'x01':
      return playParty(partyX01(game));
  }
}

/** The same game when who threw first throws last: what is a side's own goes with it. */
export function turnedOnce(game: PartyGame): PartyGame {
  if (game.kind === 'killer') return { ...game, numbers: turned(game.numbers) };
  return game.kind === 'x01' ? { ...game, starts: turned(game.starts) } : game;
}

/** The first one comes last. */
export const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
