import { describe, expect, it } from 'vitest';
import { arranged, columnsOf, layoutOf } from './layout.ts';

const cards = ['live', 'activity', 'forum', 'votes'].map((id) => ({ id, title: id, node: null }));
const idsIn = (layout: Parameters<typeof arranged>[1]) => layoutOf(arranged(cards, layout));

describe('a board', () => {
  it('that nobody has arranged is as the page has it', () => {
    expect(idsIn(null)).toEqual({ shown: ['live', 'activity', 'forum', 'votes'], hidden: [] });
  });

  it('shows what is new behind the card that it follows, and leaves out what is gone', () => {
    const layout = { shown: ['forum', 'gone', 'activity'], hidden: ['live'] };
    expect(idsIn(layout)).toEqual({ shown: ['forum', 'votes', 'activity'], hidden: ['live'] });
  });

  it('shows what is new last where the card before it is hidden, and first where there is none', () => {
    const layout = { shown: ['activity', 'votes'], hidden: ['live'] };
    expect(idsIn(layout)).toEqual({ shown: ['activity', 'forum', 'votes'], hidden: ['live'] });
    const all = { shown: ['activity', 'votes'], hidden: ['forum'] };
    expect(idsIn(all).shown).toEqual(['live', 'activity', 'votes']);
    expect(idsIn({ shown: ['live'], hidden: ['activity', 'forum'] }).shown).toEqual([
      'live',
      'votes',
    ]);
  });

  it('fills its columns from the top, each card where there is most room', () => {
    const weighed = [3, 5, 2, 2, 1].map((weight, index) => ({ id: index + 1, weight }));
    const ids = (count: number) =>
      columnsOf(weighed, count).map((each) => each.map(({ id }) => id));
    expect(ids(3)).toEqual([[1, 5], [2], [3, 4]]);
    expect(ids(1)).toEqual([[1, 2, 3, 4, 5]]);
  });
});
