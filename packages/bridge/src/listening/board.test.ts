import { beforeEach, expect, it } from 'vitest';
import type { Seen } from '../core/index.ts';
import { autodarts } from '../makers/autodarts.ts';
import { opendartboard } from '../makers/opendartboard.ts';
import { autodartsSpeech } from '../simulators/speech.ts';
import { newBoard } from './board.ts';

let clock = 0;
let seen: Seen[] = [];
let ids = 0;
const newId = () => `visit-${++ids}`;
beforeEach(() => {
  [clock, seen, ids] = [0, [], 0];
});
const onSeen = (news: readonly Seen[]) => {
  seen.push(...news);
};

const { say, greet } = autodartsSpeech();
function withTwoDarts() {
  const board = newBoard(autodarts, onSeen, () => clock, newId);
  board.opened();
  for (const message of greet([], false)) board.message(message);
  for (const message of say({ kind: 'throw', darts: ['T20', 'S5'] })) board.message(message);
  return board;
}

it.each([
  ['goes on with a visit after a moment', 2_000, 1_000, ['T20', 'S5', 'S1'], 'throwing'],
  ['gives it up after a while', 20_000, 0, [], 'takeout'],
  ['counts the silence before somebody noticed', 1_000, 20_000, [], 'takeout'],
])('%s', (_, gone, silentFor, darts, state) => {
  const board = withTwoDarts();
  board.closed(silentFor);
  expect(seen.at(-1)).toMatchObject({ state: 'blind', darts: ['T20', 'S5'] });
  clock += gone;
  board.opened();
  for (const message of say({ kind: 'throw', darts: ['T20', 'S5', 'S1'] })) board.message(message);
  expect(seen.at(-1)).toMatchObject({ state, darts });
});

it('tells once that nothing is seen, however often the connection fails', () => {
  const board = withTwoDarts();
  const before = seen.length;
  for (let tries = 0; tries < 3; tries += 1) board.closed();
  expect(seen).toHaveLength(before + 1);
});

it('is ready when nobody throws for a while, where darts that hang can’t be known', () => {
  const board = newBoard(opendartboard, onSeen, () => clock, newId);
  board.opened();
  expect(seen.at(-1)).toMatchObject({ state: 'takeout', darts: [] });
  clock += 30_000;
  board.tick();
  expect(seen.at(-1)?.state).toBe('takeout');
  clock += 20_000;
  board.tick();
  expect(seen.at(-1)).toMatchObject({ state: 'empty', darts: [] });
});
