import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../../testing/index.ts';
import { confirmUnanswered } from './confirm.service.ts';
import {
  correctTo,
  countedOf,
  enter,
  FIRST,
  LAST,
  playedLeg,
  SECOND,
  scorerOf,
  startGame,
  statusOf,
  undo,
} from './testing-played.ts';

/** Years ahead, so that no job for later becomes due during a test. */
const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api, { first_name: 'Ben' });

const resultsOf = (member: TestMember | null) => api.callerFor(member).games.result;

const jobsOf = async (gameId: number) => {
  const { rows } = await sql<{ runAt: Date }>`
    select run_at as "runAt" from graphile_worker.jobs where key = ${`games.confirmUnanswered/${gameId}`}
  `.execute(api.deps.db);
  return rows.map(({ runAt }) => new Date(runAt).toISOString());
};

describe('a result', () => {
  it('counts when the other side says that it is right', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      status: 'finished',
      waitsFor: [1],
      confirmUntil: '2031-03-04T19:00:00.000Z',
      can: { confirm: true, dispute: true, correct: false, decide: false },
    });
    expect(await resultsOf(mia).get({ gameId })).toMatchObject({
      can: { confirm: false, dispute: false, correct: true },
    });
    expect(await countedOf(api, gameId)).toEqual([false, false]);
    await resultsOf(ben).confirm({ gameId, revision });
    expect(await statusOf(api, gameId)).toEqual({ status: 'completed', winner: 0 });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      waitsFor: [],
      confirmUntil: null,
      can: { confirm: false, dispute: true },
    });
    // again it changes nothing
    await resultsOf(ben).confirm({ gameId, revision });
  });

  it('is confirmed by whom it is for', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    const confirm = (member: TestMember | null, input = { gameId, revision }) =>
      codeOf(resultsOf(member).confirm(input));
    expect(await confirm(mia)).toBe('NOT_YOURS_TO_CONFIRM');
    expect(await confirm(await api.createMember())).toBe('NOT_YOURS_TO_CONFIRM');
    expect(await confirm(null)).toBe('UNAUTHENTICATED');
    expect(await confirm(ben, { gameId: 4711, revision })).toBe('GAME_NOT_FOUND');
    expect(await confirm(ben, { gameId, revision: -1 })).toBe('BAD_INPUT');
    expect(await confirm(ben, { gameId, revision: 2 })).toBe('GAME_MOVED_ON');
    expect(await confirm({ ...ben, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'finished' });
  });

  it('of a game that goes on is none', async () => {
    const gameId = await startGame(api, mia, [[{ userId: mia.id }], [{ userId: ben.id }]], [ben]);
    expect(await codeOf(resultsOf(ben).confirm({ gameId, revision: 0 }))).toBe('RESULT_SETTLED');
  });

  it('that somebody entered who does not play is confirmed by each side', async () => {
    const uwe = await api.createMember();
    const sides = [[{ userId: mia.id }], [{ userId: ben.id }]];
    const gameId = await startGame(api, uwe, sides, [mia, ben]);
    await scorerOf(api, uwe, gameId).send(0, [FIRST, SECOND, LAST].map(enter));
    expect(await resultsOf(null).get({ gameId })).toMatchObject({ waitsFor: [0, 1] });
    await resultsOf(ben).confirm({ gameId, revision: 3 });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'finished' });
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      waitsFor: [0],
      can: { confirm: false },
    });
    await resultsOf(mia).confirm({ gameId, revision: 3 });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
  });

  it('of a team is confirmed by any of the other team', async () => {
    const [lea, tom] = [await api.createMember(), await api.createMember()];
    const sides = [
      [{ userId: mia.id }, { userId: lea.id }],
      [{ userId: ben.id }, { userId: tom.id }],
    ];
    const gameId = await startGame(api, mia, sides, [lea, ben, tom]);
    await scorerOf(api, mia, gameId).send(0, [FIRST, SECOND, LAST].map(enter));
    expect(await codeOf(resultsOf(lea).confirm({ gameId, revision: 3 }))).toBe(
      'NOT_YOURS_TO_CONFIRM',
    );
    await resultsOf(tom).confirm({ gameId, revision: 3 });
    expect(await countedOf(api, gameId)).toEqual([true, true, true, true]);
  });

  it('tells the other side, with the score', async () => {
    const { gameId } = await playedLeg(api, mia, ben);
    const told = await api.callerFor(ben).social.notifications.list({});
    expect(told.items).toMatchObject([
      {
        area: 'games',
        title: 'Stimmt das? 0:1 gegen Mia',
        path: `/games/${gameId}`,
        excerpt: 'Mia hat eingetragen: du verlierst 0:1. Sagst du einen Tag lang nichts, gilt es.',
      },
    ]);
    expect((await api.callerFor(mia).social.notifications.list({})).items).toEqual([]);
    await resultsOf(ben).confirm({ gameId, revision: 3 });
    expect((await api.callerFor(ben).social.notifications.list({})).items).toEqual([]);
  });
});

describe('alone and against guests', () => {
  it('there is nobody to confirm', async () => {
    for (const sides of [[[{ userId: mia.id }]], [[{ userId: mia.id }], [{ guestName: 'Uwe' }]]]) {
      const gameId = await startGame(api, mia, sides, []);
      const totals = sides.length === 1 ? [FIRST, LAST] : [FIRST, SECOND, LAST];
      await scorerOf(api, mia, gameId).send(0, totals.map(enter));
      expect(await statusOf(api, gameId)).toMatchObject({ status: 'casual' });
      expect(await countedOf(api, gameId)).toEqual([false]);
      expect(await jobsOf(gameId)).toEqual([]);
      expect(await resultsOf(mia).get({ gameId })).toMatchObject({
        can: { confirm: false, dispute: false, correct: true },
      });
    }
  });

  it('until the guest becomes a member, who then can', async () => {
    const sides = [[{ userId: mia.id }], [{ guestName: 'Uwe' }]];
    const gameId = await startGame(api, mia, sides, []);
    await scorerOf(api, mia, gameId).send(0, [FIRST, SECOND, LAST].map(enter));
    await api.deps.db
      .updateTable('game_players')
      .set({ user_id: ben.id, guest_name: null, accepted_at: api.deps.clock.now() })
      .where('game_id', '=', gameId)
      .where('side', '=', 1)
      .execute();
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({ can: { confirm: true } });
    await resultsOf(ben).confirm({ gameId, revision: 3 });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
  });
});

describe('an unanswered result', () => {
  it('counts after a day, once', async () => {
    const { gameId } = await playedLeg(api, mia, ben);
    expect(await jobsOf(gameId)).toEqual(['2031-03-04T19:00:00.000Z']);
    api.deps.clock.advance({ hours: 23, minutes: 59 });
    await confirmUnanswered(api.deps, { gameId });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'finished' });
    api.deps.clock.advance({ minutes: 1 });
    await confirmUnanswered(api.deps, { gameId });
    await confirmUnanswered(api.deps, { gameId });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
  });

  it('has a day again after a correction', async () => {
    const { gameId, send } = await playedLeg(api, mia, ben);
    api.deps.clock.advance({ hours: 23 });
    await send(3, [correctTo(1, 30)]);
    expect(await jobsOf(gameId)).toEqual(['2031-03-05T18:00:00.000Z']);
    api.deps.clock.advance({ hours: 2 });
    await confirmUnanswered(api.deps, { gameId });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'finished' });
  });
});

describe('after the last dart', () => {
  it('the side that scored can correct a visit, and the other one looks again', async () => {
    const uwe = await api.createMember();
    const sides = [[{ userId: mia.id }], [{ userId: ben.id }]];
    const gameId = await startGame(api, uwe, sides, [mia, ben]);
    const { send } = scorerOf(api, uwe, gameId);
    await send(0, [FIRST, SECOND, LAST].map(enter));
    await resultsOf(ben).confirm({ gameId, revision: 3 });
    expect(await send(3, [correctTo(1, 45)])).toEqual({ revision: 4, status: 'finished' });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({ waitsFor: [0, 1] });
    expect(await codeOf(resultsOf(ben).confirm({ gameId, revision: 3 }))).toBe('GAME_MOVED_ON');
  });

  it('the last visit can be undone, and the game goes on', async () => {
    const { gameId, send } = await playedLeg(api, mia, ben);
    expect(await send(3, [undo()])).toEqual({ revision: 4, status: 'playing' });
    expect(await statusOf(api, gameId)).toEqual({ status: 'playing', winner: null });
    expect(await countedOf(api, gameId)).toEqual([]);
    expect(await send(4, [enter(1)])).toEqual({ revision: 5, status: 'playing' });
  });

  it('the other side can not, nor anybody once it counts', async () => {
    const { gameId, send } = await playedLeg(api, mia, ben);
    await api.callerFor(ben).games.takeOver({ gameId, deviceId: crypto.randomUUID() });
    const other = scorerOf(api, ben, gameId);
    expect(await codeOf(other.send(3, [undo()]))).toBe('GAME_SCORED_ELSEWHERE');
    await resultsOf(ben).confirm({ gameId, revision: 3 });
    const deviceId = crypto.randomUUID();
    await api.callerFor(mia).games.takeOver({ gameId, deviceId });
    const late = api
      .callerFor(mia)
      .games.enterMoves({ gameId, deviceId, base: 3, moves: [undo()] });
    expect(await codeOf(late)).toBe('GAME_NOT_OPEN');
    expect(await codeOf(send(3, [undo()]))).toBe('GAME_SCORED_ELSEWHERE');
  });
});
