import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  refuseRows,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { confirmUnanswered } from './confirm.service.ts';
import { closeAbandoned } from './resign.service.ts';
import {
  countedOf,
  enter,
  FIRST,
  SECOND,
  scorerOf,
  startGame,
  statusOf,
} from './testing-played.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api, { first_name: 'Ben' });

const resultsOf = (member: TestMember | null) => api.callerFor(member).games.result;

/** A leg in which both have thrown once. */
async function runningLeg(): Promise<number> {
  const gameId = await startGame(api, mia, [[{ userId: mia.id }], [{ userId: ben.id }]], [ben]);
  await scorerOf(api, mia, gameId).send(0, [FIRST, SECOND].map(enter));
  return gameId;
}

describe('who gives up', () => {
  it('leaves the win to the other side, when that takes it', async () => {
    const gameId = await runningLeg();
    await resultsOf(mia).resign({ gameId });
    expect(await statusOf(api, gameId)).toEqual({ status: 'finished', winner: 1 });
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      isResigned: true,
      waitsFor: [1],
      can: { confirm: true, playOn: true, dispute: false },
    });
    const { items } = await api.callerFor(ben).social.notifications.list({});
    expect(items).toMatchObject([
      {
        title: 'Mia gibt auf',
        excerpt: 'Mia überlässt dir den Sieg. Nimm ihn an, oder spielt weiter.',
      },
    ]);
    await resultsOf(ben).confirm({ gameId, revision: 2 });
    expect(await statusOf(api, gameId)).toEqual({ status: 'completed', winner: 1 });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
  });

  it('plays on when the other side wants that', async () => {
    const gameId = await runningLeg();
    await resultsOf(mia).resign({ gameId });
    expect(await codeOf(resultsOf(mia).playOn({ gameId }))).toBe('NOT_YOURS_TO_CONFIRM');
    expect(await codeOf(resultsOf(null).playOn({ gameId }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(resultsOf({ ...ben, status: 'suspended' }).playOn({ gameId }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await codeOf(resultsOf(ben).playOn({ gameId: 0 }))).toBe('BAD_INPUT');
    expect(await codeOf(resultsOf(ben).dispute({ gameId, reason: 'Nein.' }))).toBe(
      'NOT_YOURS_TO_CONFIRM',
    );
    await resultsOf(ben).playOn({ gameId });
    expect(await statusOf(api, gameId)).toEqual({ status: 'playing', winner: null });
    expect(await countedOf(api, gameId)).toEqual([]);
    expect(await codeOf(resultsOf(ben).playOn({ gameId }))).toBe('RESULT_SETTLED');
  });

  it('has no result without an answer', async () => {
    const gameId = await runningLeg();
    await resultsOf(mia).resign({ gameId });
    api.deps.clock.advance({ days: 1 });
    await confirmUnanswered(api.deps, { gameId });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'annulled' });
    expect(await countedOf(api, gameId)).toEqual([]);
  });

  it('plays against somebody, and has not finished yet', async () => {
    const gameId = await runningLeg();
    const resign = (member: TestMember | null, id = gameId) =>
      codeOf(resultsOf(member).resign({ gameId: id }));
    expect(await resign(await api.createMember())).toBe('NOT_AMONG_PLAYERS');
    expect(await resign(null)).toBe('UNAUTHENTICATED');
    expect(await resign(mia, 4711)).toBe('GAME_NOT_FOUND');
    expect(await resign(mia, -1)).toBe('BAD_INPUT');
    expect(await resign({ ...mia, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    const alone = await startGame(api, mia, [[{ userId: mia.id }]], []);
    expect(await resign(mia, alone)).toBe('NOBODY_TO_WIN');
    await resultsOf(ben).resign({ gameId });
    expect(await statusOf(api, gameId)).toEqual({ status: 'finished', winner: 0 });
    expect(await resign(mia)).toBe('GAME_NOT_OPEN');
  });

  it('against a guest is not asked for more', async () => {
    const gameId = await startGame(api, mia, [[{ userId: mia.id }], [{ guestName: 'Uwe' }]], []);
    await resultsOf(mia).resign({ gameId });
    expect(await statusOf(api, gameId)).toEqual({ status: 'casual', winner: 1 });
  });

  it('at the same time as the other side: one of them', async () => {
    const gameId = await runningLeg();
    const codes = await Promise.all(
      [mia, ben].map((member) =>
        resultsOf(member)
          .resign({ gameId })
          .then(
            () => 'done',
            () => 'refused',
          ),
      ),
    );
    expect(codes.toSorted()).toEqual(['done', 'refused']);
  });
});

describe('a game in which nothing happens', () => {
  it('can be called off by a player after a day', async () => {
    const gameId = await runningLeg();
    const abandon = (member: TestMember | null, id = gameId) =>
      codeOf(resultsOf(member).abandon({ gameId: id }));
    api.deps.clock.advance({ hours: 23, minutes: 59 });
    expect(await abandon(ben)).toBe('GAME_WAS_ON');
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({ can: { abandon: false } });
    api.deps.clock.advance({ minutes: 1 });
    expect(await abandon(await api.createMember())).toBe('NOT_AMONG_PLAYERS');
    expect(await abandon(null)).toBe('UNAUTHENTICATED');
    expect(await abandon(ben, 4711)).toBe('GAME_NOT_FOUND');
    expect(await abandon(ben, 0.5)).toBe('BAD_INPUT');
    expect(await abandon({ ...ben, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    await resultsOf(ben).abandon({ gameId });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({
      status: 'annulled',
      isAbandoned: true,
    });
    expect(await abandon(ben)).toBe('GAME_NOT_OPEN');
  });

  it('alone or against a guest ends when who plays wants that', async () => {
    const gameId = await startGame(api, mia, [[{ userId: mia.id }], [{ guestName: 'Uwe' }]], []);
    await resultsOf(mia).abandon({ gameId });
    expect(await statusOf(api, gameId)).toEqual({ status: 'annulled', winner: null });
  });

  it('is closed after a week, and others are not', async () => {
    const old = await runningLeg();
    api.deps.clock.advance({ days: 7 });
    await closeAbandoned(api.deps);
    expect(await statusOf(api, old)).toMatchObject({ status: 'playing' });
    api.deps.clock.advance({ seconds: 1 });
    const fresh = await runningLeg();
    await closeAbandoned(api.deps);
    expect(await statusOf(api, old)).toMatchObject({ status: 'annulled' });
    expect(await statusOf(api, fresh)).toMatchObject({ status: 'playing' });
  });

  it('and can’t be closed holds up no other', async () => {
    const stuck = await runningLeg();
    api.deps.clock.advance({ seconds: 1 });
    const next = await runningLeg();
    await refuseRows(api.deps, {
      table: 'games',
      on: 'update',
      rows: sql`new.id = ${sql.lit(stuck)}`,
    });
    api.deps.clock.advance({ days: 8 });
    await closeAbandoned(api.deps);
    expect(await statusOf(api, stuck)).toMatchObject({ status: 'playing' });
    expect(await statusOf(api, next)).toMatchObject({ status: 'annulled' });
  });
});
