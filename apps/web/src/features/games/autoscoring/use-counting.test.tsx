// @vitest-environment happy-dom
import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/errors/errors.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import type { BoardLine } from './board-line.ts';
import { type Counting, useCounting } from './use-counting.ts';

const SIGHT: CountingEvent = {
  revision: 1,
  state: 'throwing',
  isConnected: true,
  visit: 'a',
  darts: [],
  done: [],
};

/** A board of which a test says what it sees. */
function fakeBoard() {
  let hear = (_: CountingEvent) => {};
  let sight = SIGHT;
  const correct = vi.fn(async () => {});
  const line: BoardLine = {
    list: async () => [],
    attach: vi.fn(async () => {}),
    detach: vi.fn(async () => {}),
    correct,
    subscribe(_, { onData }) {
      hear = (data) => onData({ data });
      queueMicrotask(() => hear(sight));
      return { unsubscribe: () => {} };
    },
  };
  const sees = (some: Partial<CountingEvent>) => {
    sight = { ...sight, ...some, revision: sight.revision + 1 };
    hear(sight);
  };
  return { line, sees, correct };
}

interface Shown {
  counting: Counting;
  setCanEnter: (can: boolean) => void;
}

/** What is scored with it: whatever it hands over. */
async function score({ line }: ReturnType<typeof fakeBoard>, of = 'game 1') {
  const entered: string[] = [];
  const shown: { now?: Shown } = {};
  function Probe() {
    const [canEnter, setCanEnter] = useState(true);
    const onVisit = (darts: readonly string[]) => void entered.push(darts.join(' '));
    const counting = useCounting({ of, line, isOn: true, canEnter, onVisit });
    shown.now = { counting, setCanEnter };
    return null;
  }
  await renderPart(<Probe />, {});
  await expect.poll(() => shown.now).toBeDefined();
  const counting = () => shown.now?.counting as Counting;
  const choose = () => counting().choose({ id: 7, name: 'Keller' });
  const darts = () => expect.poll(() => counting().darts.join(' '));
  return {
    entered,
    counting,
    choose,
    darts,
    canEnter: (can: boolean) => shown.now?.setCanEnter(can),
  };
}

beforeEach(() => localStorage.clear());

it('hands over each visit once when its darts are out of the board, and none of before', async () => {
  const board = fakeBoard();
  board.sees({ done: [{ visit: 'before', darts: ['S1'] }] });
  const { entered, choose, darts, counting } = await score(board);
  choose();
  await expect.poll(() => counting().isConnected).toBe(true);
  board.sees({ visit: 'b', darts: ['T20', 'S5'] });
  await darts().toBe('T20 S5');
  expect(entered).toEqual([]);
  const over = { visit: 'c', darts: [], done: [{ visit: 'b', darts: ['T20', 'S5'] }] };
  board.sees(over);
  await expect.poll(() => entered).toEqual(['T20 S5']);
  board.sees(over);
  // a reload
  const again = await score(board);
  await expect.poll(() => again.counting().isConnected).toBe(true);
  expect(again.entered).toEqual([]);
  expect(again.counting().board).toMatchObject({ boardId: 7, name: 'Keller' });
});

it('keeps a visit until it can be entered', async () => {
  const board = fakeBoard();
  const { entered, choose, counting, canEnter } = await score(board);
  choose();
  await expect.poll(() => counting().isConnected).toBe(true);
  canEnter(false);
  board.sees({ visit: 'b', darts: ['S1'] });
  board.sees({ visit: 'c', darts: [], done: [{ visit: 'b', darts: ['S1'] }] });
  await expect.poll(() => counting().darts).toEqual([]);
  expect(entered).toEqual([]);
  canEnter(true);
  await expect.poll(() => entered).toEqual(['S1']);
});

it('believes who stands there more than the board, also without a network', async () => {
  const board = fakeBoard();
  board.correct.mockRejectedValue(new Error('no network'));
  const { entered, choose, counting, darts } = await score(board);
  choose();
  await expect.poll(() => counting().isConnected).toBe(true);
  board.sees({ visit: 'b', darts: ['S1'] });
  await darts().toBe('S1');
  counting().correct(0, 'T20');
  board.sees({ darts: ['S1', 'S5'] });
  await darts().toBe('T20 S5');
  expect(counting().byHand).toEqual([true, false]);
  board.sees({ visit: 'c', darts: [], done: [{ visit: 'b', darts: ['S1', 'S5'] }] });
  await expect.poll(() => entered).toEqual(['T20 S5']);
});

it('hands over nothing of a visit that was typed, or that the board has given up', async () => {
  const board = fakeBoard();
  const { entered, choose, counting, darts } = await score(board);
  choose();
  await expect.poll(() => counting().isConnected).toBe(true);
  board.sees({ visit: 'b', darts: ['S1'] });
  await darts().toBe('S1');
  counting().pass();
  await darts().toBe('');
  board.sees({ visit: 'c', darts: [], done: [{ visit: 'b', darts: ['S1'] }] });
  board.sees({ darts: ['S2'] });
  await darts().toBe('S2');
  board.sees({ visit: 'd', darts: [], state: 'takeout' });
  await expect.poll(() => counting().isUnclear).toBe(true);
  expect(entered).toEqual([]);
  counting().correct(1, 'S3');
  await darts().toBe('S2 S3');
  counting().enter();
  await expect.poll(() => entered).toEqual(['S2 S3']);
});

it('lets go of a board that counts for somebody else', async () => {
  const board = fakeBoard();
  const { promise, reject } = Promise.withResolvers<void>();
  board.line.attach = () => promise;
  const { choose, counting } = await score(board);
  choose();
  await expect.poll(() => counting().board).not.toBeNull();
  reject(
    new ApiError({
      code: 'COUNTING_BOARD_TAKEN',
      domain: 'autoscoring',
      httpStatus: 409,
      requestId: '1',
    }),
  );
  await expect.poll(() => counting().board).toBeNull();
  expect(localStorage.getItem('oche:counting')).toBeNull();
});
