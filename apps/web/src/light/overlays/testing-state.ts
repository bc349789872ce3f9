import type { BoardState } from '@oche/validators/boards/state';
import type { GameState, GameVisit } from '@oche/validators/games/state';

const visit: GameVisit = {
  side: 0,
  player: 0,
  name: 'Anna Beispiel',
  leg: 3,
  points: 100,
  darts: ['T20', 'S20', 'S20'],
  dartsThrown: 3,
  before: 241,
  remaining: 141,
  isBust: false,
  checkout: null,
  won: null,
};

/** A visit of Anna's: a hundred, or what is said of it. */
export const visitOf = (facts: Partial<GameVisit> = {}): GameVisit => ({ ...visit, ...facts });

type Side = GameState['sides'][number];

const side: Side = {
  name: 'Anna Beispiel',
  players: [{ name: 'Anna Beispiel', userId: 'anna', username: 'anna' }],
  sets: 0,
  legs: 1,
  remaining: 141,
  points: null,
  marks: null,
  average: 84.27,
  firstNineAverage: 90,
  checkoutRate: 0.5,
  highestFinish: 80,
  maximums: 1,
  dartsThrown: 12,
  route: ['T20', 'T19', 'D12'],
  lastVisit: visit,
};

export const sideOf = (facts: Partial<Side> = {}): Side => ({ ...side, ...facts });

/** Anna against Ben, 501, in the third leg; Anna throws. */
export const gameStateOf = (facts: Partial<GameState> = {}): GameState => ({
  id: 4711,
  status: 'playing',
  revision: 14,
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 3 } },
  sides: [
    side,
    sideOf({ name: 'Ben Muster', remaining: 60, route: ['S20', 'D20'], lastVisit: null, legs: 1 }),
  ],
  leg: 3,
  first: 1,
  next: { side: 0, player: 0 },
  winner: null,
  isOver: false,
  lounge: null,
  board: 'Board 2',
  createdAt: '2031-03-07T18:00:00.000Z',
  finishedAt: null,
  ...facts,
});

/** Board 2 of a tournament, with that game. */
export const boardStateOf = (facts: Partial<BoardState> = {}): BoardState => ({
  board: { id: 2, name: 'Board 2' },
  event: { kind: 'tournament', id: 7, name: 'Freitagscup' },
  match: { number: 5, names: ['Anna Beispiel', 'Ben Muster'], status: 'playing' },
  game: gameStateOf(),
  next: null,
  last: null,
  ...facts,
});
