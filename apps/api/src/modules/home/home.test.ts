import { describe, expect, it } from 'vitest';
import {
  codeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';
import { playGame } from '../games/testing.ts';
import { addBooking, createLounge, setLounge } from '../lounges/testing.ts';
import { nineDarter } from '../statistics/testing.ts';
import { createTournament } from '../tournaments/testing.ts';

/** A Monday evening in Cologne. */
const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const mia = useFreshMember(api, { first_name: 'Mia', zip_code: null });
const ben = useFreshMember(api, { first_name: 'Ben', zip_code: '50823' });

const of = (member: TestMember | null) => api.callerFor(member).home;
const homeOf = (member: TestMember) => of(member).get({ board: 'home' });

describe('a board', () => {
  it('is kept as it was arranged, each member’s and each board’s own, until it is forgotten', async () => {
    expect((await homeOf(mia)).layout).toBeNull();
    const layout = { shown: ['forum', 'live'], hidden: ['votes'] };
    await of(mia).arrange({ board: 'home', layout: { shown: ['live'], hidden: [] } });
    await of(mia).arrange({ board: 'home', layout });
    expect((await homeOf(mia)).layout).toEqual(layout);
    expect((await of(mia).get({ board: 'dashboard' })).layout).toBeNull();
    expect((await homeOf(ben)).layout).toBeNull();
    await of(mia).arrange({ board: 'home', layout: null });
    expect((await homeOf(mia)).layout).toBeNull();
  });

  it('is arranged by suspended members, too, and by no visitor', async () => {
    const layout = { shown: ['live'], hidden: [] };
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await of(suspended).arrange({ board: 'home', layout })).toEqual({ ok: true });
    expect(await codeOf(of(null).arrange({ board: 'home', layout }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(null).get({ board: 'home' }))).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['a card twice', { shown: ['live', 'live'], hidden: [] }],
    ['a card shown and hidden', { shown: ['live'], hidden: ['live'] }],
    ['what is no card', { shown: ['<script>'], hidden: [] }],
    ['too many', { shown: Array.from({ length: 41 }, () => 'live'), hidden: [] }],
  ])('refuses %s', async (_, layout) => {
    expect(await codeOf(of(mia).arrange({ board: 'home', layout }))).toBe('BAD_INPUT');
  });
});

describe('what is one’s own', () => {
  it('has numbers, place, achievements and what is played next', async () => {
    expect(await homeOf(mia)).toMatchObject({
      figures: { games: 0, won: 0, winRate: null, average: null, form: [] },
      ranking: null,
      achievements: { achieved: [], total: 19 },
      ahead: [],
    });
    await playGame(api, { sides: [mia, ben], entries: nineDarter });
    await playGame(api, { sides: [ben, mia], winner: 0 });
    const cup = await createTournament(api, ben, { startDate: '2031-03-07T18:00:00.000Z' });
    await api.callerFor(mia).tournaments.register({ id: cup.id });
    await runJobs(api);
    const home = await homeOf(mia);
    expect(home.figures).toMatchObject({ games: 2, won: 1, winRate: 50 });
    expect(home.figures.form).toHaveLength(2);
    expect(home.ranking).toMatchObject({ place: expect.any(Number), points: 4 });
    expect(home.achievements.achieved.map(({ kind }) => kind)).toContain('nineDarter');
    expect(home.ahead).toEqual([
      {
        kind: 'tournament',
        id: cup.id,
        name: 'Freitagscup',
        startDate: '2031-03-07T18:00:00.000Z',
        timeZone: 'Europe/Berlin',
        where: null,
        state: 'registered',
        isTonight: false,
      },
    ]);
  });

  it('has the evening that is running, also past midnight, and what comes after it', async () => {
    const lounge = await createLounge(api, ben, { name: 'Nah', city: 'Köln' });
    const book = (startAt: string, endAt: string) =>
      addBooking(api.deps.db, {
        loungeId: lounge.id,
        member: mia,
        boardIds: lounge.boardIds.slice(0, 1),
        startAt,
        endAt,
      });
    await book('2031-03-03T23:30:00.000Z', '2031-03-04T00:30:00.000Z');
    await book('2031-03-04T18:00:00.000Z', '2031-03-04T19:00:00.000Z');
    await book('2031-03-03T16:00:00.000Z', '2031-03-03T17:00:00.000Z');
    const { ahead } = await homeOf(mia);
    expect(ahead.map(({ startDate, isTonight, state }) => [startDate, isTonight, state])).toEqual([
      ['2031-03-03T23:30:00.000Z', true, 'confirmed'],
      ['2031-03-04T18:00:00.000Z', false, 'confirmed'],
    ]);
    expect(ahead[0]).toMatchObject({ kind: 'booking', name: 'Nah', where: 'Köln' });
    expect((await homeOf(ben)).ahead).toEqual([]);
    await setLounge(api.deps.db, lounge.id, { is_active: false });
  });

  it('names the next three steps until most of them are done', async () => {
    expect(await homeOf(mia)).toMatchObject({ steps: ['place', 'picture', 'game'], stepsDone: 0 });
    expect(await homeOf(ben)).toMatchObject({ steps: ['picture', 'game', 'friend'], stepsDone: 1 });
    await playGame(api, { sides: [ben, mia], legs: 1 });
    await api.callerFor(ben).social.people.follow({ userId: mia.id });
    expect(await homeOf(ben)).toMatchObject({ steps: ['picture', 'lounge', 'post'], stepsDone: 3 });
    await createThread(api, ben);
    expect(await homeOf(ben)).toMatchObject({ steps: [], stepsDone: 4 });
  });
});

describe('the lounges right now', () => {
  it('are the favourites and the nearest, with what is free for the next half hour', async () => {
    const near = await createLounge(api, ben, { name: 'Nah', boards: 3 });
    const shut = await createLounge(api, ben, { name: 'Zu', latitude: 50.96, longitude: 6.93 });
    const far = await createLounge(api, ben, {
      name: 'Fern',
      city: 'München',
      latitude: 48.14,
      longitude: 11.58,
    });
    const day = { from: '08:00', to: '09:00' };
    const hours = Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, periods: [day] }));
    await setLounge(api.deps.db, shut.id, { opening_hours: JSON.stringify(hours) });
    await api.callerFor(ben).lounges.favourite.set({ loungeId: far.id, isFavourite: true });
    // one board is taken, one will be soon, and one only later
    const [one = 0, two = 0, three = 0] = near.boardIds;
    const book = (boardId: number, startAt: string, endAt: string) =>
      addBooking(api.deps.db, {
        loungeId: near.id,
        member: ben,
        boardIds: [boardId],
        startAt,
        endAt,
      });
    await book(one, '2031-03-03T18:00:00.000Z', '2031-03-03T20:00:00.000Z');
    await book(two, '2031-03-03T19:20:00.000Z', '2031-03-03T20:00:00.000Z');
    await book(three, '2031-03-03T19:30:00.000Z', '2031-03-03T20:30:00.000Z');

    const { lounges, hasPlace } = await of(ben).live({ limit: 5 });
    expect(hasPlace).toBe(true);
    expect(lounges.map(({ name }) => name)).toEqual(['Fern', 'Nah', 'Zu']);
    expect(lounges[0]).toMatchObject({ isFavourite: true, isOpen: true, boards: 2, free: 2 });
    expect(lounges[1]).toMatchObject({
      isFavourite: false,
      isOpen: true,
      boards: 3,
      free: 1,
      distance: expect.any(Number),
      changesAt: '2031-03-04T01:00:00.000Z',
    });
    expect(lounges[2]).toMatchObject({
      isOpen: false,
      free: 0,
      changesAt: '2031-03-04T07:00:00.000Z',
    });
    // a member who has given no postal code has only the favourites
    expect(await of(mia).live({ limit: 5 })).toMatchObject({ lounges: [], hasPlace: false });
    expect(await codeOf(of(null).live({ limit: 5 }))).toBe('UNAUTHENTICATED');
  });
});
