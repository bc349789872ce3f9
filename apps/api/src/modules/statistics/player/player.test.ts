import type { StatisticsGame, StatisticsPeriod } from '@oche/validators/statistics/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { setVisibility, usernameOf } from '../../people/testing.ts';
import { nineDarter, thrown } from '../testing.ts';
import { COURSE_GAMES, courseOf } from './course.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

beforeEach(async () => {
  await setVisibility(api, mia, 'public');
});

interface Wish {
  game?: StatisticsGame;
  period?: StatisticsPeriod;
}

const read = async (reader: TestMember | null, of: TestMember, wish: Wish = {}) =>
  api.callerFor(reader).statistics.player({ username: await usernameOf(api, of), ...wish });

const statisticsOf = async (member: TestMember, wish: Wish = {}) => {
  const { statistics } = await read(member, member, wish);
  if (!statistics) throw new Error('the own statistics are there');
  return statistics;
};

describe('who sees a player’s statistics', () => {
  it.each([
    ['public', 'open', 'open'],
    ['friends', 'MEMBER_NOT_FOUND', 'name'],
    ['private', 'MEMBER_NOT_FOUND', 'MEMBER_NOT_FOUND'],
  ] as const)('of a %s profile: visitors %s, members %s', async (visibility, visitor, member) => {
    await setVisibility(api, mia, visibility);
    const seen = async (reader: TestMember | null) => {
      const outcome = await outcomeOf(read(reader, mia));
      if (outcome !== 'done') return outcome;
      return (await read(reader, mia)).statistics ? 'open' : 'name';
    };
    expect(await seen(null)).toBe(visitor);
    expect(await seen(ben)).toBe(member);
    expect(await seen(mia)).toBe('open');
    expect(await seen(await api.createMember({ role: 'moderator' }))).toBe('open');
  });

  it('is nobody of those whom the player blocks', async () => {
    await api.callerFor(mia).social.people.block({ userId: ben.id });
    expect(await codeOf(read(ben, mia))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(read(mia, ben))).toBe('MEMBER_NOT_FOUND');
  });

  it('is nobody, if there is no such player', async () => {
    const nobody = api.callerFor(null).statistics.player({ username: 'niemand' });
    expect(await codeOf(nobody)).toBe('MEMBER_NOT_FOUND');
  });

  it('says whose they are, and how the reader is called', async () => {
    expect(await read(ben, mia)).toMatchObject({
      isOwn: false,
      readBy: await usernameOf(api, ben),
      person: { id: mia.id, firstName: 'Mia' },
    });
    expect(await read(mia, mia)).toMatchObject({ isOwn: true });
    expect(await read(null, mia)).toMatchObject({ isOwn: false, readBy: null });
  });

  it.each([{ game: '701' }, { period: 'week' }, { username: '' }])(
    'is asked for nothing that there isn’t: %o',
    async (wish) => {
      const input = { username: 'mia', ...wish } as { username: string };
      expect(await codeOf(api.callerFor(null).statistics.player(input))).toBe('BAD_INPUT');
    },
  );
});

describe('what a player’s page is narrowed to', () => {
  const of101 = { game: 'x01', start: 101, in: 'straight', out: 'double' } as const;
  const cricket = { game: 'cricket', scoring: 'standard' } as const;

  it('is a game and a period', async () => {
    const play = (finishedAt: string, rules: object, visits: string) =>
      playGame(api, {
        sides: [mia, ben],
        finishedAt,
        rules: rules as typeof of101,
        entries: thrown(visits),
      });
    await play('2024-05-02T20:00:00.000Z', of101, 'T20,S1,D20');
    await play('2025-12-01T20:00:00.000Z', of101, 'T20,S1,D20');
    await play('2026-09-01T00:00:00.000Z', { ...of101, start: 301 }, '180 0 T20,T19,D2');
    await play('2026-11-20T20:00:00.000Z', { ...of101, start: 501 }, '180 0 180 0 T20,T19,D12');
    await play('2026-11-21T18:00:00.000Z', cricket, 'T20,T19,T18 0,0,0 T17,T16,T15 0,0,0 D25,S25');
    await runJobs(api);
    const countOf = async (wish: Wish) => {
      const { figures, form, months } = await statisticsOf(mia, wish);
      expect(form).toHaveLength(figures.games);
      expect(months.reduce((sum, { games }) => sum + games, 0)).toBe(figures.games);
      return figures.games;
    };
    expect(await countOf({})).toBe(5);
    expect(await countOf({ game: '501' })).toBe(1);
    expect(await countOf({ game: '301' })).toBe(1);
    expect(await countOf({ game: 'cricket' })).toBe(1);
    expect(await countOf({ period: 'year' })).toBe(4);
    expect(await countOf({ period: 'quarter' })).toBe(3);
    expect(await countOf({ period: 'month' })).toBe(2);
    expect(await countOf({ period: 'month', game: '301' })).toBe(0);
    const all = await statisticsOf(mia);
    expect(all.totalGames).toBe(5);
    expect(all.figures).toMatchObject({ bestLeg: 9, highestFinish: 141, winRate: 100 });
    expect((await statisticsOf(mia, { game: '301' })).figures.bestLeg).toBe(6);
    expect((await statisticsOf(mia, { game: 'cricket' })).figures).toMatchObject({
      average: null,
      bestLeg: null,
      marksPerRound: 7.875,
    });
    // games of 101 are among all, with what was taken out most often first
    expect(all.figures.finishes).toEqual([
      { points: 101, count: 2 },
      { points: 141, count: 1 },
      { points: 121, count: 1 },
    ]);
  });
});

describe('form and course', () => {
  it('are of the latest games, with the average of ten up to each', async () => {
    const averages = [30, 60, 90];
    for (const [index, average] of averages.entries()) {
      const leg = { game: 'x01', start: 180, in: 'straight', out: 'straight' } as const;
      const visits = { 30: '30 0 30 0 30 0 30 0 30 0 30', 60: '60 0 60 0 60', 90: '90 0 90' };
      await playGame(api, {
        sides: [mia, ben],
        rules: leg,
        entries: thrown(visits[average as 30 | 60 | 90]).map((entry, place, all) =>
          place === all.length - 1 ? { ...entry, dartsThrown: 3 } : entry,
        ),
        finishedAt: `2026-11-1${index}T20:00:00.000Z`,
      });
    }
    await playGame(api, { sides: [ben, mia], winner: 0, visibility: 'private' });
    await setVisibility(api, ben, 'private');
    await runJobs(api);
    const own = await statisticsOf(mia);
    expect(own.course.slice(0, 3)).toMatchObject([
      { average: 30, moving: 30 },
      { average: 60, moving: 40 },
      { average: 90, moving: expect.closeTo(49.09, 2) },
    ]);
    expect(own.form.map(({ isWon }) => isWon)).toEqual([false, true, true, true]);
    expect(own.form[0]).toMatchObject({ gameId: expect.any(Number), opponent: null });
    const { statistics } = await read(null, mia);
    expect(statistics?.form[0]).toMatchObject({ gameId: null, opponent: null, isWon: false });
    expect(statistics?.form[1]).toMatchObject({ gameId: expect.any(Number), average: 90 });
    await setVisibility(api, ben, 'public');
    const open = await read(null, mia);
    expect(open.statistics?.form[1]?.opponent?.id).toBe(ben.id);
  });
});

describe('the course', () => {
  const game = (average: number) => ({
    finishedAt: '2026-11-10T20:00:00.000Z',
    kind: 'x01',
    points: 180,
    darts: 540 / average,
  });

  it('forgets what is longer ago than ten games', () => {
    const later = Array.from({ length: 10 }, () => game(60));
    // 1800 points in 99 darts with the first game, and nothing but 60 without it
    expect(courseOf([...later, game(30)]).slice(-2)).toMatchObject([
      { moving: expect.closeTo(54.55, 2) },
      { moving: 60 },
    ]);
  });

  it('shows a hundred games, also the first of them with what was before', () => {
    const before = Array.from({ length: COURSE_GAMES - 100 }, () => game(30));
    const shown = courseOf([...Array.from({ length: 100 }, () => game(60)), ...before]);
    expect(shown).toHaveLength(100);
    expect(shown[0]).toMatchObject({ average: 60, moving: expect.closeTo(31.58, 2) });
  });
});

describe('the comparison with one’s own level', () => {
  it('is made with at least five others, from three games on', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => api.createMember()));
    for (const other of others) {
      for (let count = 0; count < 3; count += 1) {
        await playGame(api, { sides: [mia, other], entries: nineDarter });
      }
    }
    await runJobs(api);
    expect((await statisticsOf(mia)).level).toBeNull();
    const [one] = others;
    if (!one) throw new Error('there are five');
    expect((await statisticsOf(one)).level).toBeNull();
    for (let count = 0; count < 2; count += 1) {
      await playGame(api, { sides: [mia, ben], entries: nineDarter });
    }
    await runJobs(api);
    expect((await statisticsOf(one)).level).toBeNull();
    await playGame(api, { sides: [mia, ben], entries: nineDarter });
    await runJobs(api);
    expect((await statisticsOf(one)).level).toEqual({
      from: 60,
      to: 70,
      others: 5,
      betterThan: expect.any(Number),
      measures: [
        { measure: 'average', value: 60, betterThan: 50 },
        { measure: 'firstNine', value: 60, betterThan: 50 },
        { measure: 'tons', value: 0, betterThan: 50 },
      ],
    });
  });
});
