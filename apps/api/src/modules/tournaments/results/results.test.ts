import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  mia = await api.createMember({ first_name: 'Mia', last_name: 'Marker' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const courseOf = (id: number, member: TestMember | null = anna) => as(member).matches.list({ id });
const inCourse = async (id: number, key: string, member: TestMember | null = anna) =>
  matchOf(await courseOf(id, member), key);
const idOf = async (id: number, key: string) => (await inCourse(id, key)).id;

async function decide(id: number, key: string, score: [number, number], member = anna) {
  return as(member).matches.decide({ matchId: await idOf(id, key), score });
}

/** A cup of four: Ben meets Mia first. */
async function cup() {
  const { id, entries } = await running(api, anna, [ben, ...guests(2), mia]);
  return { id, entries, matchId: await idOf(id, 'w1-1') };
}

describe('by an organiser', () => {
  it('lets the winner go on, until one has won and everybody has a place', async () => {
    const { id, entries } = await cup();
    await decide(id, 'w1-1', [3, 1]);
    expect(await inCourse(id, 'w1-1', null)).toMatchObject({
      status: 'played',
      score: [3, 1],
      winner: 0,
      source: 'organiser',
    });
    expect(await inCourse(id, 'w2-1', null)).toMatchObject({
      players: [entries[0], null],
      status: 'waiting',
    });
    await decide(id, 'w1-2', [0, 3]);
    await decide(id, 'w2-1', [3, 2]);
    expect(await as(null).get({ id })).toMatchObject({
      status: 'completed',
      winnerId: ben.id,
      winnerName: 'Ben Bull',
    });
    const { entrants, expectedEnd } = await courseOf(id);
    expect(entrants.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
    expect(expectedEnd).toBeNull();
  });

  it('is corrected, after it was shown what that opens again', async () => {
    const { id, entries, matchId } = await cup();
    await decide(id, 'w1-1', [3, 1]);
    await decide(id, 'w1-2', [3, 0]);
    await decide(id, 'w2-1', [3, 0]);
    const final = await idOf(id, 'w2-1');
    const preview = (score: [number, number] | null) =>
      as(anna).matches.preview({ matchId, score });
    expect(await preview([3, 2])).toEqual({ reopened: [], goesOn: false });
    const consequences = { reopened: [{ matchId: final, score: [3, 0] }], goesOn: true };
    expect(await preview([1, 3])).toMatchObject(consequences);
    expect(await preview(null)).toMatchObject(consequences);
    expect(await as(null).get({ id })).toMatchObject({ status: 'completed' });
    await decide(id, 'w1-1', [1, 3]);
    expect(await inCourse(id, 'w2-1')).toMatchObject({
      status: 'open',
      players: [entries[3], entries[2]],
      score: null,
    });
    expect(await inCourse(id, 'w1-2')).toMatchObject({ status: 'played', score: [3, 0] });
    expect(await as(null).get({ id })).toMatchObject({ status: 'active', winnerName: null });
    expect((await courseOf(id)).entrants.every(({ place }) => place === null)).toBe(true);
    await decide(id, 'w2-1', [3, 0]);
    expect(await as(null).get({ id })).toMatchObject({ status: 'completed', winnerId: mia.id });
  });

  it('can be taken back', async () => {
    const { id, matchId } = await cup();
    await decide(id, 'w1-1', [3, 1]);
    await as(anna).matches.reopen({ matchId });
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'open', score: null, winner: null });
    expect(await inCourse(id, 'w2-1')).toMatchObject({ players: [null, null] });
    expect(await codeOf(as(anna).matches.reopen({ matchId }))).toBe('MATCH_NOT_READY');
  });

  it('has to be one with which the match can end, of a match that is on', async () => {
    const { id, matchId } = await cup();
    for (const score of [
      [2, 1],
      [3, 3],
      [4, 1],
      [0, 0],
    ] as const) {
      expect(await codeOf(as(anna).matches.decide({ matchId, score: [...score] }))).toBe(
        'SCORE_IMPOSSIBLE',
      );
    }
    expect(await codeOf(as(anna).matches.decide({ matchId, score: [-1, 3] }))).toBe('BAD_INPUT');
    expect(await codeOf(decide(id, 'w2-1', [3, 0]))).toBe('MATCH_NOT_READY');
    expect(await codeOf(as(anna).matches.decide({ matchId: 999_999, score: [3, 0] }))).toBe(
      'MATCH_NOT_FOUND',
    );
    await as(anna).cancel({ id });
    expect(await codeOf(decide(id, 'w1-1', [3, 0]))).toBe('TOURNAMENT_STATUS');
  });

  it('is for organisers alone', async () => {
    const { matchId } = await cup();
    const calls = (member: TestMember | null) => {
      const { matches } = as(member);
      return [
        () => matches.decide({ matchId, score: [3, 0] }),
        () => matches.reopen({ matchId }),
        () => matches.preview({ matchId, score: [3, 0] }),
      ];
    };
    for (const call of calls(null)) expect(await codeOf(call())).toBe('UNAUTHENTICATED');
    for (const call of calls(ben)) expect(await codeOf(call())).toBe('FORBIDDEN');
    for (const call of calls({ ...anna, status: 'suspended' })) {
      expect(await codeOf(call())).toBe('ACCOUNT_SUSPENDED');
    }
  });
});

describe('by those who play', () => {
  it('counts when the other side says yes', async () => {
    const { id, matchId } = await cup();
    expect((await inCourse(id, 'w1-1', ben)).can).toMatchObject({ report: true, answer: false });
    await as(ben).matches.report({ matchId, score: [3, 1] });
    expect(await inCourse(id, 'w1-1', mia)).toMatchObject({
      status: 'reported',
      score: null,
      said: { side: 0, score: [3, 1], reason: null },
      can: { answer: true, report: false, decide: false },
    });
    const confirm = (member: TestMember | null, score: [number, number]) =>
      as(member).matches.answer({ matchId, score, answer: { kind: 'confirm' } });
    expect(await codeOf(confirm(ben, [3, 1]))).toBe('NOT_YOURS_TO_ANSWER');
    await as(ben).matches.report({ matchId, score: [3, 2] });
    expect(await codeOf(confirm(mia, [3, 1]))).toBe('RESULT_MOVED_ON');
    await confirm(mia, [3, 2]);
    expect(await inCourse(id, 'w1-1')).toMatchObject({
      status: 'played',
      score: [3, 2],
      source: 'players',
      said: null,
    });
    expect(await codeOf(confirm(mia, [3, 2]))).toBe('RESULT_MOVED_ON');
  });

  it('is decided by organisers when the other side says no, or nothing', async () => {
    const { id, matchId } = await cup();
    await as(ben).matches.report({ matchId, score: [3, 1] });
    expect(await codeOf(as(mia).matches.report({ matchId, score: [1, 3] }))).toBe(
      'RESULT_TO_ANSWER',
    );
    const reason = 'Das dritte Leg war meins.';
    await as(mia).matches.answer({ matchId, score: [3, 1], answer: { kind: 'dispute', reason } });
    expect(await inCourse(id, 'w1-1')).toMatchObject({
      status: 'disputed',
      said: { side: 0, reason },
      can: { decide: true },
    });
    expect(await codeOf(as(ben).matches.report({ matchId, score: [3, 0] }))).toBe(
      'MATCH_NOT_READY',
    );
    await decide(id, 'w1-1', [2, 3]);
    expect(await inCourse(id, 'w1-1')).toMatchObject({
      winner: 1,
      source: 'organiser',
      said: null,
    });
  });

  it('is not for others', async () => {
    const { matchId } = await cup();
    const report = (member: TestMember | null) =>
      codeOf(as(member).matches.report({ matchId, score: [3, 0] }));
    expect(await report(null)).toBe('UNAUTHENTICATED');
    expect(await report(anna)).toBe('NOT_YOUR_MATCH');
    expect(await report({ ...ben, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(ben).matches.report({ matchId, score: [1, 1] }))).toBe(
      'SCORE_IMPOSSIBLE',
    );
    await as(ben).matches.report({ matchId, score: [3, 0] });
    const answer = { matchId, score: [3, 0] as [number, number] };
    expect(await codeOf(as(anna).matches.answer({ ...answer, answer: { kind: 'confirm' } }))).toBe(
      'NOT_YOUR_MATCH',
    );
    expect(
      await codeOf(as(mia).matches.answer({ ...answer, answer: { kind: 'dispute', reason: ' ' } })),
    ).toBe('BAD_INPUT');
    // a silenced member may say yes, but gives no reasons for others to read
    const silenced = { ...mia, silenced_until: at(30), silence_reason: 'Ton' };
    const dispute = { kind: 'dispute' as const, reason: 'Niemals!' };
    expect(await codeOf(as(silenced).matches.answer({ ...answer, answer: dispute }))).toBe(
      'ACCOUNT_SILENCED',
    );
    await as(silenced).matches.answer({ ...answer, answer: { kind: 'confirm' } });
  });
});

describe('by live scoring', () => {
  const phone = randomUUID();

  /** Somebody wins legs of 301 in which the other one throws nothing. */
  async function play(gameId: number, member: TestMember, winner: 0 | 1, first = 0) {
    const legs = 3;
    const moves = Array.from({ length: legs }, (_, leg) => {
      const begins = (first + leg) % 2;
      const own = [180, 81, 40].map((total, index) =>
        index === 2 ? { total, dartsThrown: 2 } : { total },
      );
      return own.flatMap((entry, index) => {
        const miss = { total: 0 };
        if (begins === winner) return index < 2 ? [entry, miss] : [entry];
        return [miss, entry];
      });
    }).flat();
    await api.callerFor(member).games.enterMoves({
      gameId,
      deviceId: phone,
      base: 0,
      moves: moves.map((entry) => ({ id: randomUUID(), move: { kind: 'enter' as const, entry } })),
    });
    await runJobs(api);
  }

  const statusOf = async (gameId: number) =>
    (await api.callerFor(anna).games.get({ gameId })).status;
  const winsOf = (member: TestMember) =>
    api.deps.db
      .selectFrom('ranking_standings')
      .select('wins')
      .where('user_id', '=', member.id)
      .where('scope', '=', 'all/all')
      .executeTakeFirst();

  async function livecup() {
    const { id } = await running(api, anna, [ben, ...guests(2), mia], { gameFormat: '301' });
    return { id, matchId: await idOf(id, 'w1-1') };
  }

  it('counts with the last dart, for the match and in the rankings', async () => {
    const { id, matchId } = await livecup();
    const { gameId } = await as(mia).matches.start({ matchId, first: 0 });
    expect(await as(ben).matches.start({ matchId, first: 1 })).toEqual({ gameId });
    expect(await inCourse(id, 'w1-1', null)).toMatchObject({ status: 'playing', gameId });
    await play(gameId, ben, 0);
    expect(await statusOf(gameId)).toBe('completed');
    expect(await inCourse(id, 'w1-1', null)).toMatchObject({
      status: 'played',
      score: [3, 0],
      winner: 0,
      source: 'live',
      gameId,
    });
    expect(await winsOf(ben)).toEqual({ wins: 1 });
    expect(await winsOf(mia)).toEqual({ wins: 0 });
  });

  it('is corrected by organisers, and rankings follow', async () => {
    const { id, matchId } = await livecup();
    const { gameId } = await as(ben).matches.start({ matchId, first: 0 });
    await play(gameId, ben, 0);
    await decide(id, 'w1-1', [1, 3]);
    await runJobs(api);
    expect(await inCourse(id, 'w1-1')).toMatchObject({
      score: [1, 3],
      source: 'organiser',
      gameId,
    });
    expect(await winsOf(ben)).toEqual({ wins: 0 });
    expect(await winsOf(mia)).toEqual({ wins: 1 });
    await as(anna).matches.reopen({ matchId });
    await runJobs(api);
    expect(await statusOf(gameId)).toBe('annulled');
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'open', gameId: null });
    const { gameId: again } = await as(ben).matches.start({ matchId, first: 1 });
    expect(again).not.toBe(gameId);
  });

  it('is over when an organiser decides, or when somebody leaves', async () => {
    const { id, matchId } = await livecup();
    const first = await as(ben).matches.start({ matchId, first: 'bull' });
    await decide(id, 'w1-1', [3, 0]);
    await runJobs(api);
    expect(await statusOf(first.gameId)).toBe('annulled');
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'played', gameId: null });
    await as(anna).matches.reopen({ matchId });
    const second = await as(ben).matches.start({ matchId, first: 'chance' });
    await as(mia).withdraw({ id });
    expect(await statusOf(second.gameId)).toBe('annulled');
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'walkover', winner: 0 });
  });

  it('is for those who play and for organisers, of what the scorer knows', async () => {
    const { id, matchId } = await livecup();
    const other = await api.createMember();
    const start = (member: TestMember | null) => codeOf(as(member).matches.start({ matchId }));
    expect(await start(null)).toBe('UNAUTHENTICATED');
    expect(await start(other)).toBe('NOT_YOUR_MATCH');
    expect(await start({ ...ben, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(anna).matches.start({ matchId: await idOf(id, 'w2-1') }))).toBe(
      'MATCH_NOT_READY',
    );
    const clock = await running(api, anna, guests(4), { gameFormat: 'around-the-clock' });
    const byHand = await inCourse(clock.id, 'w1-1');
    expect(byHand.can.start).toBe(false);
    expect(await codeOf(as(anna).matches.start({ matchId: byHand.id }))).toBe('NO_SCORER');
    await decide(clock.id, 'w1-1', [3, 0]);
  });
});
