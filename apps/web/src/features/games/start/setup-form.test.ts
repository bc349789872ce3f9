import { describe, expect, it } from 'vitest';
import {
  againOf,
  firstValues,
  type LastGame,
  type SetupValues,
  setupForm,
  setupOf,
  valuesOf,
} from './setup-form.ts';

const last: LastGame = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 3 } },
  sides: [[], []],
  first: 1,
  visibility: 'public',
  loungeId: null,
  boardId: null,
};
const values = (over: Partial<SetupValues> = {}): SetupValues => ({ ...valuesOf(null), ...over });
/** Which fields are wrong, and why. */
function wrong(over: Partial<SetupValues>) {
  const { error } = setupForm.safeParse(values(over));
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('what the form shows at first', () => {
  it('is what most play', () => {
    expect(setupOf(values(), 2)).toEqual({
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 2 } },
      first: 0,
      visibility: 'public',
      loungeId: undefined,
      boardId: undefined,
    });
  });

  it.each<[string, Partial<LastGame>]>([
    ['the usual', {}],
    ['cricket', { rules: { game: 'cricket', scoring: 'cutThroat' } }],
    [
      'a score of its own with a handicap',
      { rules: { game: 'x01', start: 170, in: 'double', out: 'master', handicaps: [170, 101] } },
    ],
    [
      'sets, two legs ahead, the bull before the last leg',
      {
        format: {
          legs: { kind: 'firstTo', count: 3 },
          sets: { kind: 'bestOf', count: 5 },
          winByTwo: { suddenDeath: 5 },
          bullBeforeDecider: true,
        },
      },
    ],
    ['legs that are no quick choice', { format: { legs: { kind: 'bestOf', count: 21 } } }],
    ['a place', { loungeId: 3, boardId: 7 }],
    ['for friends', { visibility: 'friends' }],
  ])('is the latest game: %s', (_, over) => {
    const game = { ...last, ...over };
    const { rules, format } = setupOf(valuesOf(game), 2);
    expect({ rules, format }).toEqual({ rules: game.rules, format: game.format });
    expect(setupForm.safeParse(valuesOf(game)).success).toBe(true);
    expect(setupOf(valuesOf(game), 2)).toMatchObject({
      visibility: game.visibility,
      loungeId: game.loungeId ?? undefined,
      boardId: game.boardId ?? undefined,
    });
  });

  it.each(['friends', 'private'] as const)(
    'for %s is at no place that nobody has named',
    (visibility) => {
      const game: LastGame = { ...last, visibility, loungeId: 3, boardId: 7 };
      expect(setupOf(valuesOf(game), 2)).toMatchObject({ visibility, loungeId: undefined });
      expect(againOf(game, {}).loungeId).toBeUndefined();
      expect(againOf(game, { loungeId: 5 }).loungeId).toBe(5);
      expect(firstValues(game, { lounge: 5 }).loungeId).toBe('5');
    },
  );

  it('shows the best of three as first to two', () => {
    const format = { legs: { kind: 'bestOf' as const, count: 3 } };
    expect(valuesOf({ ...last, format })).toMatchObject({ legs: '2' });
  });

  it('lets begin who did not', () => {
    expect(valuesOf(last).first).toBe('them');
    expect(valuesOf({ ...last, first: 0 }).first).toBe('me');
    expect(valuesOf({ ...last, first: null }).first).toBe('bull');
  });
});

describe('a field', () => {
  it('has to be right only where it is asked', () => {
    expect(wrong({ start: '99' })).toEqual([]);
    expect(wrong({ game: 'other', start: '99' })).toEqual([['start', 'invalidNumber']]);
    expect(wrong({ game: 'other', start: '1002' })).toEqual([['start', 'invalidNumber']]);
    expect(wrong({ game: 'other', start: '' })).toEqual([['start', 'invalidNumber']]);
    expect(wrong({ game: 'other', start: '101' })).toEqual([]);
    expect(wrong({ legs: 'other', legsCount: '26' })).toEqual([['legsCount', 'invalidNumber']]);
    expect(wrong({ isInSets: true, setsCount: '0' })).toEqual([['setsCount', 'invalidNumber']]);
    expect(wrong({ winByTwo: true, suddenDeath: 'x' })).toEqual([['suddenDeath', 'invalidNumber']]);
    expect(wrong({ winByTwo: true, suddenDeath: '' })).toEqual([]);
    expect(wrong({ handicapOwn: '50' })).toEqual([['handicapOwn', 'invalidNumber']]);
    expect(wrong({ handicapOwn: '50', game: 'cricket' })).toEqual([]);
  });

  it('is odd for the best of', () => {
    const even = { legsKind: 'bestOf', legsCount: '4' } as const;
    expect(wrong({ legs: 'other', ...even })).toEqual([['legsCount', 'oddNumber']]);
    expect(wrong({ legs: '2', ...even })).toEqual([]);
    expect(wrong({ isInSets: true, setsKind: 'bestOf', setsCount: '2' })).toEqual([
      ['setsCount', 'oddNumber'],
    ]);
  });
});

describe('what is sent', () => {
  it('has nothing that takes two, alone', () => {
    const setup = setupOf(
      values({ first: 'bull', winByTwo: true, bullBeforeDecider: true, handicapOwn: '301' }),
      1,
    );
    expect(setup).toMatchObject({ first: 0, format: { legs: { count: 2 } } });
    expect(setup.rules).not.toHaveProperty('handicaps');
    expect(setup.format).not.toHaveProperty('winByTwo');
    expect(setup.format).not.toHaveProperty('bullBeforeDecider');
  });

  it('fills a handicap of one side with the usual start', () => {
    expect(setupOf(values({ handicapTheirs: '301' }), 2).rules).toMatchObject({
      handicaps: [501, 301],
    });
  });

  it('has a board only with its lounge', () => {
    expect(setupOf(values({ boardId: '7' }), 2)).toMatchObject({ boardId: undefined });
  });

  it('is the latest game again, elsewhere if that is named', () => {
    const game = { ...last, first: null, loungeId: 3, boardId: 7 };
    expect(againOf(game, {})).toMatchObject({ first: 'bull', loungeId: 3, boardId: 7 });
    expect(againOf(game, { loungeId: 5 })).toMatchObject({ loungeId: 5 });
    expect(againOf(game, { loungeId: 5 }).boardId).toBeUndefined();
  });
});

describe('what two have agreed on', () => {
  const usual = { legs: { kind: 'firstTo', count: 2 } };
  it.each([
    [{ rules: { game: 'x01' as const, start: 301 }, bestOf: 3 }, { start: 301 }, usual],
    [
      { rules: { game: 'x01' as const, start: 401 }, bestOf: 13 },
      { start: 401 },
      { legs: { kind: 'bestOf', count: 13 } },
    ],
    [{ rules: { game: 'cricket' as const }, bestOf: 3 }, { game: 'cricket' }, usual],
    // whatever the other likes is what was played last
    [{ rules: null, bestOf: 3 }, { start: 701, in: 'double', handicaps: [701, 501] }, usual],
  ])('is what they play: %o', (game, rules, format) => {
    const before: LastGame = {
      ...last,
      rules: { game: 'x01', start: 701, in: 'double', out: 'master', handicaps: [701, 501] },
      format: {
        legs: { kind: 'firstTo', count: 5 },
        sets: { kind: 'bestOf', count: 3 },
        winByTwo: {},
      },
      visibility: 'friends',
    };
    const setup = setupOf(firstValues(before, { lounge: 3, board: 7, game }), 2);
    expect(setup.rules).toMatchObject(rules);
    expect(setup.format).toEqual(format);
    expect(setup).toMatchObject({ loungeId: 3, boardId: 7, visibility: 'friends' });
    if (game.rules) expect(setup.rules).not.toHaveProperty('handicaps');
  });
});
