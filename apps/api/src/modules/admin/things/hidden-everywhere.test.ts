import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { runJobs, type TestMember, useMember } from '../../../testing/index.ts';
import { aWish } from '../../challenges/testing.ts';
import { createClub } from '../../clubs/testing.ts';
import { playGame } from '../../games/testing.ts';
import { aLounge, allTold } from '../../lounges/testing.ts';
import { sell } from '../../market/testing.ts';
import { setVisibility, usernameOf } from '../../people/testing.ts';
import { createTournament, NOW } from '../../tournaments/testing.ts';

/*
 * Everywhere where a lounge, a tournament or an ad is listed, searched, mapped or linked. Each place shows it before,
 * shows nothing of it while it is hidden, and shows it again. A new place gets a line in the table.
 */

const server = useTestApp({ now: NOW });
const { api } = server;
const owner = useMember(api);
const fan = useMember(api);
const stranger = useMember(api, { zip_code: '50823' });
const friend = useMember(api, { zip_code: '50823' });
const admin = useMember(api, { role: 'admin' });

const LOUNGE = 'Luftschlossia';
const CUP = 'Trugbildcup';
const AD = 'Phantomflights';
const ids = { lounge: 0, tournament: 0, item: 0, cup: 0, game: 0, ad: 0, club: 0 };
let fanName: string;

type Caller = ReturnType<typeof api.callerFor>;
type Read = (caller: Caller) => Promise<unknown>;
interface Place {
  read: Read;
  marker: () => string;
}

const place = (marker: () => string, read: Read): Place => ({ read, marker });
const lounge = (read: Read) => place(() => LOUNGE, read);
const cup = (read: Read) => place(() => CUP, read);
const ad = (read: Read) => place(() => AD, read);
const world = { south: 40, west: 0, north: 60, east: 20, zoom: 5 };

async function sitemap(): Promise<string> {
  const { body } = await server.app.inject({ url: '/sitemap.xml' });
  const files = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, at = '']) => at);
  return (
    await Promise.all(files.map(async (url) => (await server.app.inject({ url })).body))
  ).join('');
}
const rest = (url: string) => async () => (await server.app.inject({ url })).body;

const places: Record<'lounge' | 'tournament' | 'item', Record<string, Place>> = {
  lounge: {
    'the directory': lounge(({ lounges }) => lounges.search({ search: LOUNGE })),
    'the documented list': lounge(rest(`/api/venues?search=${LOUNGE}`)),
    'the map': lounge(({ lounges }) => lounges.map({ ...world, search: LOUNGE })),
    'lounges nearby': lounge(({ lounges }) => lounges.nearby()),
    'its page': lounge(({ lounges }) => lounges.get({ id: ids.lounge })),
    'its documented page': lounge(() => rest(`/api/lounges/${ids.lounge}`)()),
    'the favourites of somebody': lounge(({ lounges }) =>
      lounges.favourite.list({ userId: fan.id }),
    ),
    'the search of everything': lounge(
      async ({ search }) => (await search.find({ q: LOUNGE })).items,
    ),
    suggestions: lounge(({ search }) => search.suggest({ q: LOUNGE })),
    'the sitemap': place(() => `/venues/${ids.lounge}<`, sitemap),
    'what is new around somebody': lounge(({ home }) => home.live({})),
    'a tournament there': lounge(({ tournaments }) => tournaments.get({ id: ids.cup })),
    'the list of tournaments': lounge(({ tournaments }) => tournaments.list({})),
    'the documented tournaments': lounge(rest('/api/tournaments')),
    'tournaments of somebody': lounge(({ tournaments }) =>
      tournaments.ofPlayer({ username: fanName }),
    ),
    'a game there': lounge(({ games }) => games.get({ gameId: ids.game })),
    'games that are over': lounge(({ games }) => games.list({ state: 'finished' })),
    'an ad that is handed over there': lounge(({ market }) => market.items.get({ id: ids.ad })),
    'a club that plays there': lounge(({ clubs }) => clubs.get({ id: ids.club })),
    challenges: lounge(({ challenges }) => challenges.list({})),
  },
  tournament: {
    'the list': cup(({ tournaments }) => tournaments.list({})),
    'the documented list': cup(rest('/api/tournaments')),
    'its page': cup(({ tournaments }) => tournaments.get({ id: ids.tournament })),
    'the list of its lounge': cup(({ tournaments }) =>
      tournaments.listOfLounge({ loungeId: ids.lounge }),
    ),
    'who is in': place(
      () => fan.id,
      ({ tournaments }) => tournaments.entries.list({ id: ids.tournament }),
    ),
    'tournaments of somebody': cup(({ tournaments }) =>
      tournaments.listOfMember({ userId: fan.id }),
    ),
    'the profile of somebody': cup(({ tournaments }) =>
      tournaments.ofPlayer({ username: fanName }),
    ),
    'the search of everything': cup(async ({ search }) => (await search.find({ q: CUP })).items),
    suggestions: cup(({ search }) => search.suggest({ q: CUP })),
    'the sitemap': place(() => `/tournaments/${ids.tournament}<`, sitemap),
  },
  item: {
    'the list': ad(({ market }) => market.items.list({})),
    'the documented list': ad(rest('/api/marketplace')),
    'its page': ad(({ market }) => market.items.get({ id: ids.item })),
    'ads of its seller': ad(({ market }) => market.items.ofUser({ userId: owner.id })),
    'the search of everything': ad(async ({ search }) => (await search.find({ q: AD })).items),
    suggestions: ad(({ search }) => search.suggest({ q: AD })),
    'the sitemap': place(() => `/marketplace/${ids.item}<`, sitemap),
  },
};

beforeAll(async () => {
  api.deps.clock.set(NOW);
  fanName = await usernameOf(api, fan);
  ids.lounge = (await api.callerFor(owner).lounges.create({ ...aLounge, name: LOUNGE })).id;
  const own = api.callerFor(fan);
  await setVisibility(api, fan, 'public');
  await own.lounges.favourite.set({ loungeId: ids.lounge, isFavourite: true });
  // a member runs what is at somebody else's lounge
  ids.cup = (await createTournament(api, friend, { name: 'Dortcup', venueId: ids.lounge })).id;
  ids.tournament = (await createTournament(api, owner, { name: CUP, venueId: ids.lounge })).id;
  await own.tournaments.register({ id: ids.cup });
  await own.tournaments.register({ id: ids.tournament });
  ids.game = await playGame(api, { sides: [fan, friend], winner: 0, loungeId: ids.lounge });
  ids.item = (await sell(api, owner, { title: AD })).id;
  ids.ad = (await sell(api, friend, { title: 'Board', loungeId: ids.lounge })).id;
  ids.club = (await createClub(api, friend, { loungeId: ids.lounge })).id;
  await api.callerFor(friend).challenges.create(aWish({ loungeId: ids.lounge }));
  await runJobs(api);
}, 60_000);

/** The places that show the thing to a visitor or to a member who has nothing to do with it. */
async function shownIn(those: Record<string, Place>): Promise<string[]> {
  const readers: (TestMember | null)[] = [null, stranger];
  const shown: string[] = [];
  for (const [name, { read, marker }] of Object.entries(those)) {
    const answers = await Promise.all(
      // whoever may not see it is refused
      readers.map((reader) => read(api.callerFor(reader)).catch(() => null)),
    );
    if (answers.some((answer) => asText(answer).includes(marker()))) shown.push(name);
  }
  return shown;
}

const asText = (answer: unknown) =>
  typeof answer === 'string' ? answer : JSON.stringify(answer ?? null);

it.each(['tournament', 'item', 'lounge'] as const)(
  'a hidden %s is nowhere, and everywhere again when it is brought back',
  async (kind) => {
    const all = Object.keys(places[kind]);
    expect(await shownIn(places[kind])).toEqual(all);
    const { things } = api.callerFor(admin).admin;
    const thing = { kind, ids: [ids[kind]] };
    await things.hide({ ...thing, rule: 'fraud', statement: 'Gibt es nicht.' });
    await runJobs(api);
    await allTold(api);
    expect(await shownIn(places[kind])).toEqual([]);
    await things.restore(thing);
    await runJobs(api);
    await allTold(api);
    expect(await shownIn(places[kind])).toEqual(all);
  },
  60_000,
);
