import { expect, it } from 'vitest';
import { levelOf, pathOf } from './level.ts';
import { treeOf } from './tree.ts';

const post = (number: number, rootNumber: number, parentPostId: number | null) => ({
  id: number,
  number,
  rootNumber,
  parentPostId,
});

it('puts answers beneath their posts by time, and indents no deeper than three steps', () => {
  const posts = [
    post(1, 1, null),
    post(2, 2, 1),
    post(4, 2, 2),
    post(5, 2, 2),
    post(6, 2, 4),
    post(7, 2, 6),
    post(8, 2, 7),
    post(9, 2, 8),
    post(3, 3, null),
  ];
  expect(treeOf(posts).map(({ post: { number }, depth }) => [number, depth])).toEqual([
    [1, 0],
    [2, 0],
    [4, 1],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 3],
    [5, 1],
    [3, 0],
  ]);
});

it('knows an answer as one whose post is on another page', () => {
  expect(treeOf([post(9, 2, 8)]).map(({ depth }) => depth)).toEqual([1]);
});

it('reads an address as what it writes', () => {
  for (const rest of [[], ['threads'], ['category', '3'], ['subforum', '4'], ['thread', '5']]) {
    const level = levelOf(rest);
    expect(level && pathOf(level)).toBe(['/admin/forum', ...rest].join('/'));
  }
  for (const rest of [
    ['categories'],
    ['thread', 'x'],
    ['thread', '0'],
    ['thread', '1', 'y'],
    ['a'],
  ])
    expect(levelOf(rest)).toBeNull();
});
