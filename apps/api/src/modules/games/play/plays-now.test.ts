import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiveMails, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const phone = randomUUID();
let kasia: TestMember;
let ben: TestMember;
let fan: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  kasia = await api.createMember({ first_name: 'Kasia' });
  ben = await api.createMember({ first_name: 'Ben' });
  fan = await api.createMember();
  await people(fan).follow({ userId: kasia.id });
});

const people = (member: TestMember) => api.callerFor(member).social.people;
const gamesOf = (member: TestMember) => api.callerFor(member).games;
type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];

/** A leg of 101 that Kasia starts and Ben accepts; nothing is thrown yet. */
async function start(over: Partial<Start> = {}): Promise<number> {
  const { id: gameId } = await gamesOf(kasia).start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: kasia.id }], [{ userId: ben.id }]],
    ...over,
  });
  await gamesOf(ben).invitation.accept({ gameId });
  return gameId;
}

const enter = (gameId: number, base: number, ...totals: number[]) =>
  gamesOf(kasia).enterMoves({
    gameId,
    deviceId: phone,
    base,
    moves: totals.map((total) => ({
      id: randomUUID(),
      move: { kind: 'enter', entry: { total, dartsThrown: total === 41 ? 2 : undefined } },
    })),
  });

/** A game with its first visit. */
async function begin(over: Partial<Start> = {}): Promise<number> {
  const gameId = await start(over);
  await enter(gameId, 0, 60);
  return gameId;
}

const heard = async (member: TestMember) => {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({});
  const told = items.filter(({ title }) => /an der Oche/.test(title));
  return told.map(({ title, excerpt, path }) => ({ title, excerpt, path }));
};
const pathsOf = async (member: TestMember) => (await heard(member)).map(({ path }) => path);

describe('who follows a player', () => {
  it('hears with the first visit that they play, in the bell alone', async () => {
    const gameId = await start();
    expect(await heard(fan)).toEqual([]);
    await enter(gameId, 0, 60);
    const told = { title: 'Kasia steht an der Oche', excerpt: '101 gegen Ben' };
    expect(await heard(fan)).toEqual([{ ...told, path: `/games/${gameId}` }]);
    expect(await api.callerFor(fan).social.notifications.unread()).toMatchObject({ count: 1 });
    expect(await receiveMails(api, fan.email)).toEqual([]);
  });

  it('is told once, however the visits come', async () => {
    const gameId = await begin();
    const undo = { id: randomUUID(), move: { kind: 'undo' as const } };
    await gamesOf(kasia).enterMoves({ gameId, deviceId: phone, base: 1, moves: [undo] });
    await runJobs(api);
    const late = await api.createMember();
    await people(late).follow({ userId: kasia.id });
    await enter(gameId, 2, 45, 26);
    const { entries } = await gamesOf(fan).get({ gameId });
    expect(entries).toHaveLength(2);
    expect(await pathsOf(fan)).toEqual([`/games/${gameId}`]);
    expect(await pathsOf(late)).toEqual([]);
  });

  it('hears of one of both players, and once a day of each', async () => {
    await people(fan).follow({ userId: ben.id });
    const first = await begin();
    expect(await heard(fan)).toMatchObject([{ title: 'Kasia steht an der Oche' }]);
    api.deps.clock.advance({ hours: 20 });
    const second = await begin();
    expect(await pathsOf(fan)).toEqual([`/games/${first}`]);
    api.deps.clock.advance({ hours: 5 });
    const nextDay = await begin();
    expect(await pathsOf(fan)).toEqual([`/games/${nextDay}`, `/games/${first}`]);
    expect(await pathsOf(fan)).not.toContain(`/games/${second}`);
  });

  it('has nothing to read of it when it is over, or they follow no more', async () => {
    const gameId = await begin();
    expect(await heard(fan)).toHaveLength(1);
    await people(fan).unfollow({ userId: kasia.id });
    expect(await heard(fan)).toEqual([]);
    await people(fan).follow({ userId: kasia.id });
    expect(await heard(fan)).toHaveLength(1);
    await enter(gameId, 1, 26, 41);
    expect(await heard(fan)).toEqual([]);
    expect(await api.callerFor(fan).social.notifications.unread()).toMatchObject({ count: 0 });
  });
});

describe('nobody is told', () => {
  it('of a game that is not public', async () => {
    await api.callerFor(kasia).social.friends.request({ addresseeId: fan.id });
    await api.callerFor(fan).social.friends.request({ addresseeId: kasia.id });
    await begin({ visibility: 'private' });
    await begin({ visibility: 'friends' });
    expect(await heard(fan)).toEqual([]);
  });

  it('of one that arrives when it is over', async () => {
    const gameId = await start();
    await enter(gameId, 0, 60, 26, 41);
    expect(await heard(fan)).toEqual([]);
  });

  it('who plays, who started it, who follows nobody there', async () => {
    await people(ben).follow({ userId: kasia.id });
    const stranger = await api.createMember();
    await begin();
    for (const member of [kasia, ben, stranger]) expect(await heard(member)).toEqual([]);
  });

  it.each(['before', 'after'])(
    'through a block with any player, %s the first visit',
    async (when) => {
      const block = () => people(ben).block({ userId: fan.id });
      if (when === 'before') await block();
      await begin();
      expect(await heard(fan)).toHaveLength(when === 'before' ? 0 : 1);
      if (when === 'after') await block();
      expect(await heard(fan)).toEqual([]);
    },
  );
});
