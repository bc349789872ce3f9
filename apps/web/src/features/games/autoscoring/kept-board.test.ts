import { expect, it } from 'vitest';
import { type KeptBoard, readBoard, withHandled, writeBoard } from './kept-board.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const HOUR = 3_600_000;
const board: KeptBoard = { boardId: 7, name: 'Keller', of: 'game 1', handled: ['a'], at: 0 };

it('a board goes on with the next game of an evening, about which it has told nothing yet', () => {
  const store = storage();
  writeBoard(board, store);
  expect(readBoard('game 1', HOUR, store)).toEqual(board);
  expect(readBoard('game 2', HOUR, store)).toEqual({ ...board, of: 'game 2', handled: null });
  expect(readBoard('game 1', 5 * HOUR, store)).toBeNull();
  writeBoard(null, store);
  expect(readBoard('game 1', HOUR, store)).toBeNull();
});

it('what is no board of ours is none', () => {
  const store = storage();
  store.setItem('oche:counting', '{"');
  expect(readBoard('game 1', HOUR, store)).toBeNull();
});

it('remembers more visits than a board does, and not all of them', () => {
  const many = Array.from({ length: 40 }, (_, at) => String(at));
  const { handled, at } = withHandled(board, many, HOUR);
  expect(handled).toEqual(many.slice(-30));
  expect(at).toBe(HOUR);
  expect(withHandled({ ...board, handled: null }, ['b'], HOUR).handled).toEqual(['b']);
});
