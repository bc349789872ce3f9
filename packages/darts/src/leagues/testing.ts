import type { Block, FixtureFormat, LineUp } from './format.ts';
import type { GameScore } from './sheet.ts';

export const lineUpOf = (id: string, over: Partial<LineUp> = {}): LineUp => ({
  id,
  positions: 4,
  named: 'block',
  isBlind: false,
  substitutes: 'free',
  ...over,
});

/** So many singles, and what else a test says of them. */
export const singlesOf = (id: string, count: number, over: Partial<Block> = {}): Block => ({
  id,
  lineUp: id,
  games: Array.from({ length: count }, (_, index) => ({ home: [index + 1], away: [index + 1] })),
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'bestOf', count: 5 } },
  worth: 1,
  isPlayedWhenDecided: true,
  isDecider: false,
  ...over,
});

/** Blocks with a line-up each, unless they share one. */
export const formatOf = (blocks: readonly Block[], over: Partial<FixtureFormat> = {}) => ({
  lineUps: [...new Set(blocks.map(({ lineUp }) => lineUp))].map((id) => lineUpOf(id)),
  blocks,
  points: { win: 2, draw: 1, loss: 0 },
  ...over,
});

/** Points that tell each other apart. */
export const ALL_POINTS = { win: 9, deciderWin: 7, draw: 5, deciderLoss: 3, loss: 1 };

/** A score of a game that was won, or drawn. */
export const scoreOf = (winner: 0 | 1 | null): GameScore => ({
  winner,
  legs: winner === null ? [2, 2] : winner === 0 ? [3, 1] : [0, 3],
});
