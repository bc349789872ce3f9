import type { GameOutput } from '@oche/validators/games/schemas';
import { expect, it } from 'vitest';
import { played } from './use-game-events.ts';

const player = (side: number) => ({
  side,
  position: 0,
  person: null,
  guestName: `Gast ${side}`,
  hasAccepted: true,
});

const known: GameOutput = {
  id: 1,
  status: 'playing',
  visibility: 'public',
  revision: 2,
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  first: 0,
  players: [player(0), player(1)],
  entries: [{ total: 60 }, { total: 26 }],
  lounge: null,
  boardName: null,
  winnerSide: null,
  isRemote: false,
  withCamera: false,
  deviceId: null,
  createdAt: '2026-11-22T19:00:00.000Z',
  finishedAt: null,
  can: { score: false, accept: false, cancel: false, shareGuests: false },
};
const enter = (total: number) => ({ kind: 'enter' as const, entry: { total } });

it('moves are played as on the device that scores', () => {
  const moves = [{ kind: 'undo' as const }, enter(45)];
  expect(played(known, { revision: 4, moves })).toEqual({
    ...known,
    revision: 4,
    entries: [{ total: 60 }, { total: 45 }],
  });
});

it('what was seen already changes nothing', () => {
  expect(played(known, { revision: 2, moves: [enter(26)] })).toBe(known);
});

it('a gap, and a move that cannot be, have to be read again', () => {
  expect(played(known, { revision: 5, moves: [enter(45)] })).toBeNull();
  expect(played(known, { revision: 9, moves: [] })).toBeNull();
  expect(played(known, { revision: 3, moves: [enter(179)] })).toBeNull();
});
