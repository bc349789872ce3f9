import { randomFrom } from '@oche/darts/random';
import { describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { usernameOf } from '../../people/testing.ts';
import { forgetAll, nineDarter, stored, thrown, turnInto } from '../testing.ts';
import { rebuildStatistics } from './rebuild.service.ts';
import { settleGame } from './settle.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

const statisticsOf = async (member: TestMember) => {
  const username = await usernameOf(api, member);
  const { statistics } = await api.callerFor(member).statistics.player({ username });
  if (!statistics) throw new Error('the own statistics are there');
  return statistics;
};

const figuresOf = async (member: TestMember) => (await statisticsOf(member)).figures;

describe('a game that counts', () => {
  it('is in the statistics of both, with everything that was thrown', async () => {
    await playGame(api, { sides: [mia, ben], entries: nineDarter });
    await runJobs(api);
    expect(await figuresOf(mia)).toMatchObject({
      games: 1,
      won: 1,
      lost: 0,
      winRate: 100,
      legsWon: 1,
      average: 167,
      firstNine: 167,
      checkoutRate: 100,
      dartsAtDouble: 1,
      highestFinish: 141,
      bestLeg: 9,
      visits: [0, 0, 0, 0, 0, 0, 0, 1, 0, 2],
      doubles: [{ number: 12, thrown: 1, hit: 1 }],
      finishes: [{ points: 141, count: 1 }],
    });
    expect(await figuresOf(ben)).toMatchObject({
      games: 1,
      won: 0,
      lost: 1,
      winRate: 0,
      average: 60,
      highestFinish: null,
      bestLeg: null,
      checkoutRate: null,
      visits: [0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
    });
  });

  it('counts once, however often it is told', async () => {
    const gameId = await playGame(api, { sides: [mia, ben] });
    await runJobs(api);
    const before = await stored(api);
    await Promise.all([1, 2, 3].map(() => settleGame(api.deps, { gameId })));
    expect(await stored(api)).toEqual(before);
  });

  it('of cricket is counted in marks', async () => {
    await playGame(api, {
      sides: [mia, ben],
      rules: { game: 'cricket', scoring: 'standard' },
      entries: thrown('T20,T19,T18 0,0,0 T17,T16,T15 0,0,0 D25,S25'),
    });
    await runJobs(api);
    expect(await figuresOf(mia)).toMatchObject({ average: null, marksPerRound: (21 / 8) * 3 });
  });

  it('is nobody’s any more when it is annulled, and counts again when that is undone', async () => {
    const other = await playGame(api, { sides: [mia, ben], winner: 1 });
    await runJobs(api);
    const before = await stored(api);
    const gameId = await playGame(api, { sides: [mia, ben], entries: nineDarter });
    await runJobs(api);
    const after = await stored(api);
    expect(await figuresOf(mia)).toMatchObject({ games: 2, won: 1 });
    await turnInto(api, gameId, 'annulled');
    expect(await stored(api)).toEqual(before);
    await turnInto(api, gameId, 'completed');
    expect(await stored(api)).toEqual(after);
    await turnInto(api, other, 'disputed');
    expect(await figuresOf(mia)).toMatchObject({ games: 1, won: 1 });
  });

  it('moves to another month when it was over then', async () => {
    const gameId = await playGame(api, { sides: [mia, ben] });
    await runJobs(api);
    await turnInto(api, gameId, 'completed', { finished_at: '2026-10-31T23:59:59.000Z' });
    expect((await statisticsOf(mia)).months).toMatchObject([{ month: '2026-10', games: 1 }]);
  });

  it.each(['casual', 'finished', 'disputed'] as const)(
    'does not while it is %s',
    async (status) => {
      await playGame(api, { sides: [mia, ben], status });
      await runJobs(api);
      expect(await figuresOf(mia)).toMatchObject({ games: 0, average: null, winRate: null });
    },
  );

  it('of a team is of each of its players', async () => {
    const lea = await api.createMember();
    await playGame(api, {
      sides: [[mia, lea], [ben]],
      entries: thrown('T20,T20,T20 60 T20,T20,T19 60 T20,T20,D12'),
    });
    await runJobs(api);
    expect(await figuresOf(mia)).toMatchObject({ games: 1, won: 1, bestLeg: null, finishes: [{}] });
    expect(await figuresOf(lea)).toMatchObject({ games: 1, won: 1, finishes: [] });
  });
});

describe('a rebuild', () => {
  it('comes to the same as what was maintained, after any play', async () => {
    const random = randomFrom('a season');
    const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const lea = await api.createMember();
    const members = [mia, ben, lea];
    const ids: number[] = [];
    for (let count = 0; count < 24; count += 1) {
      const one = oneOf(members);
      const other = oneOf(members.filter((member) => member !== one));
      const rules = oneOf([
        { game: 'x01', start: 501, in: 'straight', out: 'double' },
        { game: 'x01', start: 301, in: 'straight', out: 'double' },
        { game: 'cricket', scoring: 'standard' },
      ] as const);
      const finishedAt = new Date(Date.UTC(2026, Math.floor(random() * 11), 1 + count));
      const averages = [30 + random() * 60, 30 + random() * 60];
      ids.push(await playGame(api, { sides: [one, other], rules, finishedAt, averages }));
    }
    await runJobs(api);
    for (let change = 0; change < 8; change += 1) {
      await turnInto(api, oneOf(ids), oneOf(['annulled', 'disputed', 'completed']));
    }
    const maintained = await stored(api);
    expect(maintained.achievements.length).toBeGreaterThan(3);
    await rebuildStatistics(api.deps);
    expect(await stored(api)).toEqual(maintained);
    await forgetAll(api);
    await rebuildStatistics(api.deps);
    expect(await stored(api)).toEqual({
      ...maintained,
      players: maintained.players.filter(({ games }) => games > 0),
    });
  });
});
