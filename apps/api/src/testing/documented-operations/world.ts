import { insertBanner } from '../../modules/banners/testing.ts';
import { book } from '../../modules/bookings/testing.ts';
import { createClub } from '../../modules/clubs/testing.ts';
import { befriend } from '../../modules/conversations/testing.ts';
import {
  createCategory,
  createSubforum,
  createTag,
  createThread,
} from '../../modules/forum/testing.ts';
import { playGame } from '../../modules/games/testing.ts';
import { nameAll, playFixture, runningLeague } from '../../modules/leagues/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { insertAd } from '../../modules/market/testing.ts';
import { createChannel } from '../../modules/media/testing.ts';
import { usernameOf } from '../../modules/people/testing.ts';
import { createTournament, enterGuests } from '../../modules/tournaments/testing.ts';
import { guests, running } from '../../modules/tournaments/testing-course.ts';
import { failedDelivery } from '../../modules/webhooks/testing.ts';
import type { TestApp } from '../../plugins/testing.ts';
import { insertPicture, type TestMember } from '../index.ts';

/** What has to be there before a documented operation can be called: each call gets its own. */
export interface World {
  server: TestApp;
  /** makes the calls that are for members; owns what has to be one's own */
  anna: TestMember;
  /** the other side: seller, friend, owner of what isn't Anna's */
  ben: TestMember;
  admin: TestMember;
}

export type Things = Record<string, string | number>;
type Make = (world: World) => Promise<string | number>;

const threadOf = async ({ server, anna }: World) =>
  (await createThread(server.api, anna)).thread.id;
const answerOf = async ({ server, anna }: World) => {
  const { posts } = await createThread(server.api, anna, { replies: 1 });
  return posts[0]?.id ?? 0;
};
async function requestTo({ api }: TestApp, asking: TestMember, { id: addresseeId }: TestMember) {
  const { requestId } = await api.callerFor(asking).social.friends.request({ addresseeId });
  return requestId ?? 0;
}
async function newFriend({ server, anna }: World) {
  const friend = await server.api.createMember();
  await befriend(server.api, anna, friend);
  return friend.id;
}
async function pictureOf({ server, admin }: World) {
  return `/media/${await insertPicture(server.api, admin)}/960.webp`;
}
const bens = ({ ben }: World) => Promise.resolve(ben.id);

const GAME = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 3 } },
} as const;

async function gameOf({ server, anna }: World) {
  const sides = [[{ userId: anna.id }], [{ guestName: 'Uwe' }]];
  return (await server.api.callerFor(anna).games.start({ ...GAME, sides })).id;
}

/** What a parameter of a path names, by the part of the path before it. */
const byPath: Readonly<Record<string, Make>> = {
  // their role and state are changed
  'admin/users': async ({ server }) => (await server.api.createMember()).id,
  'admin/banners': ({ server, admin }) => insertBanner(server.api, admin),
  'admin/forum/categories': ({ server }) => createCategory(server.api.deps.db),
  'admin/forum/subforums': ({ server }) => createSubforum(server.api.deps.db),
  'admin/forum/threads': threadOf,
  'admin/forum/posts': answerOf,
  banners: ({ server, admin }) => insertBanner(server.api, admin),
  lounges: async ({ server, ben }) => (await createLounge(server.api, ben)).id,
  venues: async ({ server, ben }) => (await createLounge(server.api, ben)).id,
  'forum/subforums': ({ server }) => createSubforum(server.api.deps.db),
  'forum/tags': ({ server }) => createTag(server.api.deps.db),
  'forum/threads': threadOf,
  'forum/thread': threadOf,
  'forum/posts': answerOf,
  marketplace: ({ server, ben }) => insertAd(server.api, ben),
  'media-channels': async ({ server, anna }) => (await createChannel(server.api, anna)).id,
  games: gameOf,
  clubs: async (world) => (await clubOf(world)).id,
  bookings: bookingOf,
  players: ({ server, anna }) => usernameOf(server.api, anna),
  meetings: ({ server, ben }) => usernameOf(server.api, ben),
  tournaments: ({ server, anna }) => tournamentOf(server, anna),
  leagues: async (world) => (await league(world)).leagueId,
  'leagues/seasons': async (world) => (await league(world)).seasonId,
  'leagues/divisions': async (world) => (await league(world)).divisionId,
  'leagues/teams': async (world) => (await league(world)).teamIds[0] ?? 0,
  'leagues/players': async (world) => {
    const [entry] = (await league(world)).entries;
    const squad = await world.server.api
      .callerFor(null)
      .leagues.squads.list({ entryId: entry?.entryId ?? 0 });
    return squad[0]?.player.id ?? 0;
  },
  'leagues/entries': async (world) => (await league(world)).entries[0]?.entryId ?? 0,
  'leagues/fixtures': async (world) => (await league(world)).fixtures[0]?.id ?? 0,
  'friend-requests': async ({ server, anna }) => {
    const member = await server.api.createMember();
    return requestTo(server, member, anna);
  },
  'marketplace/conversations': async ({ server, anna, ben }) => {
    const itemId = await insertAd(server.api, ben);
    return (await server.api.callerFor(anna).market.conversations.start({ itemId })).id;
  },
  messages: newFriend,
  friends: newFriend,
  'venues/favorites': ({ anna }) => Promise.resolve(anna.id),
  'marketplace/user': bens,
  'marketplace/sellers': bens,
  'tournaments/user': bens,
  'leagues/user': bens,
  profile: bens,
  webhooks: async (world) => (await deliveryOf(world)).id,
};

/** A club of somebody new, as nobody is in more than some. */
async function clubOf({ server: { api } }: World) {
  const owner = await api.createMember();
  return { owner, ...(await createClub(api, owner)) };
}

/** A club of Anna's alone; nobody owns more than some, so those of other calls go. */
async function ownClub({ server: { api }, anna }: World): Promise<Things> {
  const { clubs } = await api.callerFor(anna).clubs.listOwn();
  for (const { id } of clubs) await api.deps.db.deleteFrom('clubs').where('id', '=', id).execute();
  return { id: (await createClub(api, anna)).id };
}

async function bookingOf({ server: { api }, anna, ben }: World) {
  const { id: loungeId } = await createLounge(api, ben);
  return (await book(api, anna, { loungeId })).id;
}

const members = (...sides: TestMember[]) => sides.map(({ id }) => [{ userId: id }]);

/** A game to which the first has invited the second. */
const invited =
  (of: (world: World) => [TestMember, TestMember]) =>
  async (world: World): Promise<Things> => {
    const [host, guest] = of(world);
    return world.server.api.callerFor(host).games.start({ ...GAME, sides: members(host, guest) });
  };

/** A game that waits for Anna to say that its result is right, with its revision. */
async function finished({ server: { api }, anna, ben }: World): Promise<Things> {
  const id = await playGame(api, { sides: [ben, anna], status: 'finished' });
  const { revision } = await api.callerFor(anna).games.get({ gameId: id });
  return { id, revision };
}

/** A game against Anna that Ben has given up. */
async function givenUp(world: World): Promise<Things> {
  const { server, anna, ben } = world;
  const { id = 0 } = await invited(() => [ben, anna])(world);
  const gameId = Number(id);
  await server.api.callerFor(anna).games.invitation.accept({ gameId });
  await server.api.callerFor(ben).games.result.resign({ gameId });
  return { id };
}

/** A message of a hook of Anna's that was given up; nobody has more than some hooks, so those of other calls go. */
async function deliveryOf({ server: { api }, anna }: World) {
  await api.deps.db.deleteFrom('webhooks').where('user_id', '=', anna.id).execute();
  return failedDelivery(api, anna);
}

/** With guests, so that it can be drawn. */
async function tournamentOf(server: TestApp, organiser: TestMember): Promise<number> {
  const { id } = await createTournament(server.api, organiser);
  await enterGuests(server.api, organiser, id, ['Eins', 'Zwei', 'Drei']);
  return id;
}

/** What a field of a body or query names. */
const byField: Readonly<Record<string, Make>> = {
  categoryId: ({ server }) => createCategory(server.api.deps.db),
  subforumId: ({ server }) => createSubforum(server.api.deps.db),
  threadId: threadOf,
  subforum: ({ server }) => createSubforum(server.api.deps.db),
  channelId: async ({ server, anna }) => (await createChannel(server.api, anna)).id,
  userId: bens,
  addresseeId: async ({ server }) => (await server.api.createMember()).id,
  receiverId: newFriend,
  author: bens,
  seller: bens,
  imageUrl: pictureOf,
  email: () => Promise.resolve('neu@oche.test'),
  exclude: ({ server, ben }) => insertAd(server.api, ben),
};

export const thingOfField = (name: string, world: World) => byField[name]?.(world);

/** An evening that runs at Anna's, with four guests and two boards. */
async function evening(
  { server, anna }: World,
  players: Parameters<typeof running>[2] = guests(4),
): Promise<Things> {
  const { id, entries } = await running(server.api, anna, players);
  return { id, entryId: entries[0] ?? 0, ...(await placesOf({ server, anna }, id)) };
}

/** Two boards of a tournament, and its first match with two players. */
async function placesOf({ server, anna }: Pick<World, 'server' | 'anna'>, id: number) {
  const { evening: calls, matches } = server.api.callerFor(anna).tournaments;
  const { boards } = await calls.addBoards({ id, boards: [{ name: 'A' }, { name: 'B' }] });
  const course = await matches.list({ id });
  const match = course.matches.find(({ players }) => players.every((p) => typeof p === 'number'));
  const [board, other] = boards;
  return { matchId: match?.id ?? 0, boardId: board?.id ?? 0, otherBoardId: other?.id ?? 0 };
}

/** With the first match at a board. */
async function called(world: World): Promise<Things> {
  const { id, matchId, boardId, otherBoardId, ...things } = await evening(world);
  const place = { id: Number(id), matchId: Number(matchId), boardId: Number(boardId) };
  await world.server.api.callerFor(world.anna).tournaments.evening.callMatch(place);
  return { ...things, id: place.id, matchId: place.matchId, boardId: Number(otherBoardId) };
}

/** With a result of the first match. */
async function decided(world: World): Promise<Things> {
  const things = await evening(world);
  const { matches } = world.server.api.callerFor(world.anna).tournaments;
  await matches.decide({ matchId: Number(things.matchId), score: SCORE });
  return things;
}

/** With a match of Anna against Ben. */
const against = (world: World): Promise<Things> => evening(world, [world.anna, world.ben]);

/** With a result that Ben has said of it. */
async function said(world: World): Promise<Things> {
  const things = await against(world);
  const { matches } = world.server.api.callerFor(world.ben).tournaments;
  await matches.report({ matchId: Number(things.matchId), score: SCORE });
  return things;
}

/** What the matches of these tournaments, first to three legs, can end with. */
const SCORE: [number, number] = [3, 0];

/** One more guest than were drawn. */
async function late(world: World): Promise<Things> {
  const { id = 0 } = await evening(world, guests(5));
  const { entries } = world.server.api.callerFor(world.anna).tournaments;
  const entry = await entries.add({ id: Number(id), players: [{ guestName: 'Nachzügler' }] });
  return { id, entryId: entry.id };
}

/** With Anna and a guest in it, while everybody can check in. */
async function open({ server, anna }: World): Promise<Things> {
  const checkInOpensAt = server.api.deps.clock.now().toISOString();
  const { id } = await createTournament(server.api, anna, { checkInOpensAt });
  const { entries, register } = server.api.callerFor(anna).tournaments;
  await register({ id });
  return { id, entryId: (await entries.add({ id, players: [{ guestName: 'Gustav' }] })).id };
}

/** With two teams of five that Anna leads; nobody runs more than ten, so each is somebody else's. */
async function league({ server: { api }, anna }: World, head?: TestMember) {
  const officer = head ?? (await api.createMember());
  const wish = { captains: [anna, anna], players: 5 };
  return { officer, ...(await runningLeague(api, officer, wish)) };
}

/** A fixture of a league that Anna runs. */
const run = async (world: World): Promise<Things> => ({
  id: (await league(world, world.anna)).fixtures[0]?.id ?? 0,
});

/** A fixture with line-ups of both sides, and somebody who can still come in. */
async function lined(world: World): Promise<Things> {
  const { api } = world.server;
  const { fixtures, officer } = await league(world);
  const { id, homeId } = await nameAll(api, officer, fixtures[0]?.id ?? 0);
  const squad = await api.callerFor(officer).leagues.squads.list({ entryId: homeId });
  return { id, number: 1, playerId: squad[4]?.player.id ?? 0 };
}

/** A fixture of which the whole sheet is entered, or one game of it. */
const played =
  (games: number) =>
  async (world: World): Promise<Things> => {
    const { fixtures, officer } = await league(world);
    const id = fixtures[0]?.id ?? 0;
    const all = Array.from({ length: games }, () => LEGS);
    await playFixture(world.server.api, officer, id, all);
    return { id, number: 1 };
  };

/** What each game of these leagues can end with. */
const LEGS: [number, number] = [5, 0];

async function loungeBoardOf({ server, ben }: World): Promise<Things> {
  const { id, boardIds } = await createLounge(server.api, ben);
  return { loungeId: id, boardId: boardIds[0] ?? 0 };
}

async function fixtureBoardOf(world: World): Promise<Things> {
  const { id = 0 } = await run(world);
  const { boards } = world.server.api.callerFor(world.anna).leagues;
  const [board] = await boards.add({ id: Number(id), names: ['A'] });
  return { id, boardId: board?.id ?? 0 };
}

/** What an operation needs where the parts of its path say too little. */
const prepared: Readonly<Record<string, (world: World) => Promise<Things>>> = {
  // none waits, but its path takes only numbers
  'market.verifications.document': () => Promise.resolve({ id: 1 }),
  'social.friends.cancel': async ({ server, anna }) => {
    return { id: await requestTo(server, anna, await server.api.createMember()) };
  },
  'autoscoring.attach': async ({ server, anna }) => {
    const [board] = await server.api.callerFor(anna).autoscoring.listOwn();
    return { id: board?.id ?? 0 };
  },
  'clubs.update': ownClub,
  'clubs.admissions.list': ownClub,
  'clubs.admissions.invite': async (world) => ({ ...(await ownClub(world)), userId: world.ben.id }),
  'clubs.admissions.answer': async (world) => {
    const { id = 0 } = await ownClub(world);
    const member = await world.server.api.createMember();
    await world.server.api.callerFor(member).clubs.admissions.request({ id: Number(id) });
    return { id, userId: member.id };
  },
  'games.invitation.accept': invited(({ anna, ben }) => [ben, anna]),
  'games.invitation.decline': invited(({ anna, ben }) => [ben, anna]),
  'games.invitation.cancel': invited(({ anna, ben }) => [anna, ben]),
  'games.result.confirm': finished,
  'games.result.dispute': finished,
  'games.result.resign': async (world) => {
    const { server, anna, ben } = world;
    const game = await invited(() => [ben, anna])(world);
    await server.api.callerFor(anna).games.invitation.accept({ gameId: Number(game.id) });
    return game;
  },
  'games.result.playOn': givenUp,
  'games.result.abandon': async (world) => {
    const id = await gameOf(world);
    await world.server.api.deps.db
      .updateTable('games')
      .set({ moved_at: new Date('2031-03-01T09:00:00.000Z') })
      .where('id', '=', id)
      .execute();
    return { id };
  },
  'leagues.fixtures.nameLineUp': run,
  'leagues.fixtures.decide': run,
  'leagues.fixtures.substitute': lined,
  'leagues.fixtures.enter': lined,
  'leagues.fixtures.enterAll': lined,
  'leagues.fixtures.clear': played(1),
  'leagues.fixtures.confirm': played(5),
  'leagues.fixtures.dispute': played(5),
  'webhooks.delivery': deliveryOf,
  'webhooks.replay': deliveryOf,
  'boards.get': loungeBoardOf,
  'boards.stream': loungeBoardOf,
  'tournaments.evening.board': evening,
  'tournaments.evening.boardStream': evening,
  'leagues.fixtures.board': fixtureBoardOf,
  'leagues.fixtures.boardStream': fixtureBoardOf,
  'tournaments.publish': async ({ server, anna }) => ({
    id: (await createTournament(server.api, anna, { isDraft: true })).id,
  }),
  'tournaments.start': async ({ server, anna }) => {
    const id = await tournamentOf(server, anna);
    await server.api.callerFor(anna).tournaments.draw.make({ id });
    return { id };
  },
  'tournaments.complete': evening,
  'tournaments.withdraw': open,
  'tournaments.checkIn': open,
  'tournaments.entries.setCheckedIn': open,
  'tournaments.entries.setPaid': open,
  'tournaments.entries.remove': open,
  'tournaments.entries.releaseNoShows': open,
  'tournaments.draw.setFormat': evening,
  'tournaments.draw.enterLate': late,
  'tournaments.matches.start': evening,
  'tournaments.matches.report': against,
  'tournaments.matches.answer': said,
  'tournaments.matches.preview': decided,
  'tournaments.matches.decide': evening,
  'tournaments.matches.reopen': decided,
  'tournaments.evening.updateBoard': evening,
  'tournaments.evening.removeBoard': evening,
  'tournaments.evening.wishBoard': evening,
  'tournaments.evening.callMatch': evening,
  'tournaments.evening.moveMatch': called,
  'tournaments.evening.putBack': called,
  'tournaments.evening.holdMatch': evening,
  'tournaments.evening.putFirst': evening,
  'tournaments.evening.swapMarker': called,
};

/** Fields whose values follow from more than their schema. */
const ownFields: Readonly<Record<string, Record<string, unknown>>> = {
  'tournaments.importFile': {
    tournament: {
      name: 'Freitagscup',
      startDate: '2031-03-07T18:00:00.000Z',
      registrationDeadline: '2031-03-06T18:00:00.000Z',
    },
    draw: null,
  },
  'webhooks.create': { events: null, subject: { kind: 'member', id: '' } },
  'autoscoring.attach': { gameId: null },
  'bookings.move': { startTime: '2031-03-07T18:00:00.000Z', endTime: '2031-03-07T20:00:00.000Z' },
  'games.start': { ...GAME, sides: [[{ guestName: 'Ulla' }], [{ guestName: 'Uwe' }]] },
  'games.enterMoves': {
    base: 0,
    moves: [
      {
        id: '0b8e4c1e-52f7-4d5b-9c61-8f0a3f6a7d21',
        move: { kind: 'enter', entry: { darts: ['T20', 'T20', 'T20'] } },
      },
    ],
  },
  'bookings.create': { endTime: '2031-03-07T20:00:00.000Z' },
  'market.items.create': { condition: 'good', location: 'Zur scharfen Kante' },
  'leagues.fixtures.nameLineUp': {
    name: 'players',
    side: 0,
    players: [null, null],
    override: 'Alle krank',
  },
  'leagues.fixtures.substitute': { name: 'players', side: 0, position: 1 },
  'leagues.fixtures.enter': { legs: LEGS, before: null },
  'leagues.fixtures.enterAll': { games: [{ number: 1, legs: LEGS, before: null }] },
  'leagues.fixtures.clear': { before: LEGS },
  'leagues.fixtures.decide': { decision: { kind: 'forfeit', winner: 0 } },
  'tournaments.entries.add': { players: [{ guestName: 'Gustav' }] },
  'tournaments.matches.report': { score: SCORE },
  'tournaments.matches.answer': { score: SCORE },
  'tournaments.matches.decide': { score: SCORE },
  'tournaments.matches.preview': { score: null },
  'tournaments.evening.swapMarker': { entryId: null },
};

export const fieldsOf = (id: string): Record<string, unknown> => ownFields[id] ?? {};

/** The part of a path before each of its parameters, with the name of that parameter. */
export async function thingsOf(path: string, id: string, world: World): Promise<Things> {
  const own = await prepared[id]?.(world);
  if (own) return own;
  const things: Things = {};
  for (const [, before = '', name = ''] of path.matchAll(/([^{}]*)\/\{(\w+)\}/g)) {
    const make = byPath[before.replace(/^\/api\//, '').replace(/^\//, '')];
    if (make) Object.assign(things, { [name]: await make(world) });
  }
  return things;
}
