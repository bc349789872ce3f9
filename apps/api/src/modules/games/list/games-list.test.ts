import { randomUUID } from 'node:crypto';
import type { gameListInput } from '@oche/validators/games/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { playGame } from '../testing.ts';

const phone = randomUUID();
const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const stranger = useFreshMember(api);

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;
const people = (member: TestMember) => api.callerFor(member).social.people;
const friends = (member: TestMember) => api.callerFor(member).social.friends;
type Wish = z.input<typeof gameListInput>;

const idsOf = async (member: TestMember | null, wish: Wish = {}) =>
  (await gamesOf(member).list({ limit: 100, ...wish })).items.map(({ id }) => id);

type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];

/** A game of 501 that Mia and Ben are playing. */
async function begin(over: Partial<Start> = {}): Promise<number> {
  const { id } = await gamesOf(mia).start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 2 } },
    sides: [[{ userId: mia.id }], [{ userId: ben.id }]],
    ...over,
  });
  await gamesOf(ben).invitation.accept({ gameId: id });
  return id;
}

const enter = (gameId: number, base: number, ...totals: number[]) =>
  gamesOf(mia).enterMoves({
    gameId,
    deviceId: phone,
    base,
    moves: totals.map((total) => ({
      id: randomUUID(),
      move: { kind: 'enter' as const, entry: { total } },
    })),
  });

describe('what is being played now', () => {
  it('is listed with its score, the game that began last first', async () => {
    const first = await begin();
    const second = await begin();
    await enter(first, 0, 60, 100);
    const { items } = await gamesOf(null).list({ limit: 2 });
    expect(items.map(({ id }) => id)).toEqual([second, first]);
    expect(items[1]).toMatchObject({
      status: 'playing',
      revision: 2,
      rules: { game: 'x01', start: 501 },
      score: [
        { value: 441, legs: 0, sets: 0 },
        { value: 401, legs: 0, sets: 0 },
      ],
      next: 0,
      winnerSide: null,
      players: [{ person: { firstName: 'Mia' } }, { person: { firstName: 'Ben' } }],
    });
  });

  it('pages by the game that was listed last', async () => {
    const ids = [await begin(), await begin(), await begin()].reverse();
    const page = await gamesOf(null).list({ limit: 2 });
    expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = await gamesOf(null).list({ limit: 1, cursor: page.nextCursor ?? '' });
    expect(next.items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await codeOf(gamesOf(null).list({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(gamesOf(null).list({ radius: 51 }))).toBe('BAD_INPUT');
  });

  it('has nothing in it that is private, waits for somebody, or where nobody throws any more', async () => {
    const open = await begin();
    const forFriends = await begin({ visibility: 'friends' });
    const secret = await begin({ visibility: 'private' });
    const { id: invited } = await gamesOf(mia).start({
      rules: { game: 'cricket', scoring: 'standard' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: mia.id }], [{ userId: stranger.id }]],
    });
    const seen = await idsOf(null);
    expect(seen).toContain(open);
    for (const hidden of [forFriends, secret, invited]) expect(seen).not.toContain(hidden);
    api.deps.clock.advance({ minutes: 31 });
    expect(await idsOf(null)).not.toContain(open);
    await enter(open, 0, 60);
    expect(await idsOf(null)).toContain(open);
  });

  it('shows nobody a game with somebody whom they block, or who blocks them', async () => {
    const game = await begin();
    await people(ben).block({ userId: stranger.id });
    const moderator = await api.createMember({ role: 'moderator' });
    await people(ben).block({ userId: moderator.id });
    expect(await idsOf(stranger)).not.toContain(game);
    expect(await codeOf(gamesOf(stranger).get({ gameId: game }))).toBe('GAME_NOT_FOUND');
    expect(await gamesOf(stranger).listCards({ ids: [game] })).toEqual([]);
    expect(await idsOf(null)).toContain(game);
    expect(await idsOf(moderator)).toContain(game);
  });
});

describe('what is over', () => {
  it('is listed by its end, also page by page', async () => {
    const at = (minute: number) => `2026-11-20T20:0${minute}:00.000Z`;
    const older = await playGame(api, { sides: [mia, ben], finishedAt: at(1) });
    const newer = await playGame(api, { sides: [mia, ben], finishedAt: at(3), status: 'finished' });
    const alone = await playGame(api, { sides: [mia], finishedAt: at(2), status: 'casual' });
    const annulled = await playGame(api, {
      sides: [mia, ben],
      finishedAt: at(4),
      status: 'annulled',
    });
    const list = (await idsOf(null, { state: 'finished' })).filter((id) => id >= older);
    expect(list).toEqual([newer, alone, older]);
    expect(list).not.toContain(annulled);
    const [first] = (await gamesOf(null).list({ state: 'finished', limit: 1 })).items;
    expect(first).toMatchObject({ id: newer, finishedAt: at(3), next: null });
    const { nextCursor } = await gamesOf(null).list({ state: 'finished', limit: 1 });
    const next = await gamesOf(null).list({
      state: 'finished',
      limit: 2,
      cursor: nextCursor ?? '',
    });
    expect(next.items.map(({ id }) => id)).toEqual([alone, older]);
  });
});

describe('games of those whom a member follows', () => {
  it('are listed once, whoever of them plays', async () => {
    const [live, over] = [await begin(), await playGame(api, { sides: [mia, ben] })];
    const other = await playGame(api, { sides: [ben, stranger] });
    const reader = await api.createMember();
    await people(reader).follow({ userId: mia.id });
    expect(await idsOf(reader, { of: 'followed' })).toEqual([live]);
    expect(await idsOf(reader, { of: 'followed', state: 'finished' })).toEqual([over]);
    await people(reader).follow({ userId: ben.id });
    expect(await idsOf(reader, { of: 'followed' })).toEqual([live]);
    expect(await idsOf(reader, { of: 'followed', state: 'finished' })).toEqual([other, over]);
  });

  it('are those for friends, too, when a player is a friend', async () => {
    const live = await begin({ visibility: 'friends' });
    const over = await playGame(api, { sides: [mia, ben], visibility: 'friends' });
    const secret = await playGame(api, { sides: [mia, ben], visibility: 'private' });
    const reader = await api.createMember();
    await people(reader).follow({ userId: mia.id });
    const both = async () => [
      ...(await idsOf(reader, { of: 'followed' })),
      ...(await idsOf(reader, { of: 'followed', state: 'finished' })),
    ];
    expect(await both()).toEqual([]);
    expect(await codeOf(gamesOf(reader).get({ gameId: live }))).toBe('GAME_NOT_FOUND');
    await friends(reader).request({ addresseeId: mia.id });
    await friends(mia).request({ addresseeId: reader.id });
    expect(await both()).toEqual([live, over]);
    expect(await gamesOf(reader).get({ gameId: live })).toMatchObject({ visibility: 'friends' });
    expect(await gamesOf(reader).listCards({ ids: [live, over, secret] })).toHaveLength(2);
    await people(ben).block({ userId: reader.id });
    expect(await both()).toEqual([]);
  });

  it('are nothing for visitors, and neither are games of their own', async () => {
    expect(await codeOf(gamesOf(null).list({ of: 'followed' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(gamesOf(null).list({ of: 'own' }))).toBe('UNAUTHENTICATED');
  });
});

it("a member's own games are listed in every state, and to nobody else", async () => {
  const over = await playGame(api, { sides: [mia, ben], visibility: 'private' });
  const live = await begin({ visibility: 'private' });
  const ask = () =>
    gamesOf(ben).start({
      rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: ben.id }], [{ userId: mia.id }]],
    });
  const { id: declined } = await ask();
  await gamesOf(mia).invitation.decline({ gameId: declined });
  const { id: asked } = await ask();
  expect(await idsOf(mia, { of: 'own' })).toEqual([asked, live, over]);
  // a member who has not accepted yet is named to the other side
  const [newest] = (await gamesOf(ben).list({ of: 'own' })).items;
  expect(newest?.players.map(({ person }) => person?.firstName)).toEqual(['Ben', 'Mia']);
  expect(await idsOf(stranger, { of: 'own' })).toEqual([]);
});

describe('games near a place', () => {
  let near: number;
  let far: number;

  beforeAll(async () => {
    const owner = await api.createMember();
    const lounge = (columns: object) => createLounge(api, owner, columns);
    near = (await lounge({ latitude: 48.14, longitude: 11.58 })).id;
    far = (await lounge({ latitude: 53.55, longitude: 9.99 })).id;
  });

  it('are those at lounges within the radius, live and over', async () => {
    const live = await begin({ loungeId: near });
    const liveFar = await begin({ loungeId: far });
    const over = await playGame(api, { sides: [mia, ben], loungeId: near });
    await playGame(api, { sides: [mia, ben], loungeId: far });
    // the member lives in Munich
    expect(await idsOf(mia, { of: 'near' })).toEqual([live]);
    expect(await idsOf(mia, { of: 'near', state: 'finished' })).toEqual([over]);
    const { items, origin } = await gamesOf(null).list({ of: 'near', zipCode: '20095' });
    expect(items).toMatchObject([{ id: liveFar, lounge: { id: far } }]);
    expect(origin).toMatchObject({ zipCode: '20095' });
    expect(await idsOf(null, { of: 'near', latitude: 48.5, longitude: 11.6, radius: 50 })).toEqual([
      live,
    ]);
    expect(await idsOf(null, { of: 'near', latitude: 48.5, longitude: 11.6, radius: 10 })).toEqual(
      [],
    );
  });

  it('are none near a place that is not known', async () => {
    expect(await gamesOf(null).list({ of: 'near' })).toMatchObject({ items: [], origin: null });
    expect(await gamesOf(mia).list({ of: 'near', zipCode: '00000' })).toMatchObject({
      items: [],
      origin: null,
      unknownZipCode: '00000',
    });
  });
});

describe('completed games as documented', () => {
  const resultsOf = async (member: TestMember | null) =>
    (await gamesOf(member).listResults({ limit: 100 })).items;

  it('are those of two members, with who won', async () => {
    const id = await playGame(api, { sides: [mia, ben], winner: 1 });
    const open = await playGame(api, { sides: [mia, ben], status: 'finished' });
    const guest = await playGame(api, { sides: [mia, { guestName: 'Uwe' }] });
    const team = await playGame(api, { sides: [[mia, stranger], [ben]] });
    const items = await resultsOf(null);
    expect(items[0]).toEqual({
      id,
      player1Id: mia.id,
      player2Id: ben.id,
      status: 'completed',
      winnerId: ben.id,
    });
    for (const other of [open, guest, team]) {
      expect(items.map((item) => item.id)).not.toContain(other);
    }
  });

  it('are public, or the own, and none of whom one blocks', async () => {
    const secret = await playGame(api, { sides: [mia, ben], visibility: 'private', winner: 0 });
    const open = await playGame(api, { sides: [mia, ben] });
    const ids = async (member: TestMember | null) => (await resultsOf(member)).map(({ id }) => id);
    expect((await ids(mia)).slice(0, 2)).toEqual([open, secret]);
    expect(await ids(stranger)).not.toContain(secret);
    expect(await ids(stranger)).toContain(open);
    await people(stranger).block({ userId: ben.id });
    expect(await ids(stranger)).not.toContain(open);
    const { items, nextCursor } = await gamesOf(mia).listResults({ limit: 1 });
    const next = await gamesOf(mia).listResults({ limit: 1, cursor: nextCursor ?? '' });
    expect([...items, ...next.items].map(({ id }) => id)).toEqual([open, secret]);
  });
});
