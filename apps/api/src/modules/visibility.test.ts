import { withTransaction } from '@oche/db';
import {
  type ProfileSection,
  profileSections,
  type Visibility,
  visibilities,
} from '@oche/validators/people/limits';
import { beforeAll, expect, it } from 'vitest';
import { runJobs, type TestMember, useMember, useTestApi } from '../testing/index.ts';
import { aWish } from './challenges/testing.ts';
import { playGame } from './games/testing.ts';
import { createLounge } from './lounges/testing.ts';
import { storedText } from './people/index.ts';
import type { Seen } from './people/seen.select.ts';
import { befriend, setVisibility, usernameOf } from './people/testing.ts';
import { createTournament, NOW } from './tournaments/testing.ts';

/*
 * Everywhere where a person is shown, the same predicate decides: each place, read by each kind of reader, at each
 * visibility. A new place gets a line in the table.
 */

const api = useTestApi({ now: NOW });
const mia = useMember(api, { first_name: 'Zwackela', last_name: 'Unikat', user_type: 'Geheimtyp' });
const zed = useMember(api, { first_name: 'Zed', last_name: 'Gegner' });
const member = useMember(api);
const friend = useMember(api);
const blocked = useMember(api);
const blocking = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const readers = { member, friend, blocked, blocking, moderator, herself: mia };
type Relation = keyof typeof readers | 'visitor';
const relations: readonly Relation[] = [
  'visitor',
  'member',
  'friend',
  'blocked',
  'blocking',
  'moderator',
  'herself',
];
const readerOf = (relation: Relation) => (relation === 'visitor' ? null : readers[relation]);

let username: string;
let opponentName: string;
let tournamentId: number;

/** What a reader gets of Mia's profile. */
function seen(relation: Relation, visibility: Visibility | null): Seen {
  if (relation === 'herself' || relation === 'moderator') return 'full';
  if (relation === 'blocked' || relation === 'blocking' || visibility === 'private') return 'none';
  return visibility === 'public' || relation === 'friend' ? 'full' : 'name';
}

interface Place {
  read(reader: ReturnType<typeof api.callerFor>, member: TestMember | null): Promise<unknown>;
  /** what says that somebody is there; by default the name */
  marker?: () => string;
  /** what says that the whole profile is; missing where no more than a name is shown */
  wholeMarker?: () => string;
  /** shown only to those who see the whole profile */
  isWhole?: true;
  /** visitors get nothing of it, or nothing but what is there for everybody */
  visitors?: 'nothing' | 'public';
  /** it is about others than the reader */
  withoutHerself?: true;
  /** the part of the profile that it belongs to */
  section?: ProfileSection;
}

const NAME = 'Zwackela';
const TYPE = () => 'Geheimtyp';
const nothing: Pick<Place, 'visitors'> = { visitors: 'nothing' };

const places: Record<string, Place> = {
  'the list of members': {
    ...nothing,
    wholeMarker: TYPE,
    read: ({ social }) => social.people.list({ limit: 100 }),
  },
  'the search for members': {
    ...nothing,
    wholeMarker: TYPE,
    read: ({ social }) => social.people.search({ query: 'zwackela unikat' }),
  },
  'the search for mistyped members': {
    ...nothing,
    wholeMarker: TYPE,
    read: ({ social }) => social.people.search({ query: 'zwakcela' }),
  },
  'the search of everything': {
    visitors: 'public',
    wholeMarker: TYPE,
    read: ({ search }) => search.find({ q: 'Zwackela' }),
    marker: () => mia.id,
  },
  'the lobby': {
    visitors: 'public',
    wholeMarker: TYPE,
    withoutHerself: true,
    read: async ({ lobby }) => {
      const rules = { game: 'cricket', scoring: 'standard' } as const;
      await api.callerFor(mia).lobby.open({ rules, legs: 1, withCamera: false, level: 'any' });
      return lobby.get();
    },
  },
  mentions: {
    ...nothing,
    marker: () => mia.id,
    read: async (_, reader) =>
      reader &&
      withTransaction(api.deps.db, (tx) =>
        storedText(tx, api.contextFor(reader).actor ?? neverAsked(), `Hallo @${username}`),
      ),
  },
  'the profile': {
    visitors: 'public',
    wholeMarker: TYPE,
    read: ({ social }) => social.profiles.get({ userId: mia.id }),
  },
  'what she says on it': {
    visitors: 'public',
    isWhole: true,
    section: 'about',
    marker: () => 'Wirft gern spät',
    read: ({ social }) => social.profiles.get({ userId: mia.id }),
  },
  'what she plays with': {
    isWhole: true,
    section: 'about',
    marker: () => 'Geheimset',
    read: ({ market }) => market.ownSet.ofMember({ userId: mia.id }),
  },
  'the numbers on her profile': {
    isWhole: true,
    section: 'statistics',
    marker: () => '"statistics":{',
    read: ({ social }) => social.profiles.get({ userId: mia.id }),
  },
  'her achievements': {
    isWhole: true,
    section: 'achievements',
    marker: () => '"achievements":[',
    read: ({ social }) => social.profiles.get({ userId: mia.id }),
  },
  'her statistics': {
    isWhole: true,
    section: 'statistics',
    marker: () => '"statistics":{',
    read: ({ statistics }) => statistics.player({ username }),
  },
  'her wall of achievements': {
    isWhole: true,
    section: 'achievements',
    marker: () => '"achievements":[',
    read: ({ statistics }) => statistics.player({ username }),
  },
  'the name above her statistics': {
    visitors: 'public',
    read: ({ statistics }) => statistics.player({ username }),
  },
  'the form of her opponent': {
    read: ({ statistics }) => statistics.player({ username: opponentName }),
  },
  'the comparison with her opponent': {
    isWhole: true,
    section: 'statistics',
    read: ({ statistics }) => statistics.versus({ username, opponent: opponentName }),
  },
  'the ranking': { visitors: 'public', read: ({ rankings }) => rankings.list({}) },
  'the lists beside it': { visitors: 'public', read: ({ rankings }) => rankings.statistics() },
  'tournaments in which she plays': {
    isWhole: true,
    section: 'tournaments',
    marker: () => 'Miacup',
    read: ({ tournaments }) => tournaments.listOfMember({ userId: mia.id }),
  },
  'how she has played in them': {
    isWhole: true,
    section: 'tournaments',
    marker: () => 'Miacup',
    read: ({ tournaments }) => tournaments.ofPlayer({ username }),
  },
  'those who organise a tournament': {
    read: async ({ tournaments }) => (await tournaments.get({ id: tournamentId })).organisers,
  },
  'her favourite lounges': {
    isWhole: true,
    section: 'lounges',
    marker: () => 'Miakeller',
    read: ({ lounges }) => lounges.favourite.list({ userId: mia.id }),
  },
  challenges: {
    ...nothing,
    withoutHerself: true,
    read: ({ challenges }) => challenges.list({}),
  },
  'those to play with again': {
    ...nothing,
    read: ({ games }) => games.startOptions({}),
  },
};

function neverAsked(): never {
  throw new Error('a visitor writes nothing');
}

beforeAll(async () => {
  api.deps.clock.set(NOW);
  [username, opponentName] = [await usernameOf(api, mia), await usernameOf(api, zed)];
  await setVisibility(api, zed, 'public');
  const own = api.callerFor(mia);
  await own.social.profiles.update({ bio: 'Wirft gern spät' });
  await own.market.ownSet.save({ name: 'Geheimset', tip: 'steel' });
  for (const other of [zed, member, friend, blocked, blocking, moderator]) {
    await playGame(api, { sides: [mia, other], winner: 0 });
  }
  await playGame(api, { sides: [mia, zed], winner: 0 });
  const lounge = await createLounge(api, zed, { name: 'Miakeller' });
  await own.lounges.favourite.set({ loungeId: lounge.id, isFavourite: true });
  const tournament = await createTournament(api, zed, { name: 'Miacup' });
  tournamentId = tournament.id;
  await own.tournaments.register({ id: tournamentId });
  await api.callerFor(zed).tournaments.organiser.add({ id: tournamentId, userId: mia.id });
  await own.challenges.create(aWish());
  await runJobs(api);
  await befriend(api, mia, friend);
  await own.social.people.block({ userId: blocked.id });
  await api.callerFor(blocking).social.people.block({ userId: mia.id });
}, 60_000);

/** What of Mia is in the answer; a refusal has nothing of her. */
async function found(place: Place, relation: Relation): Promise<Seen> {
  const reader = readerOf(relation);
  const answer = await place.read(api.callerFor(reader), reader).catch(() => null);
  const text = JSON.stringify(answer ?? null);
  expect(text).not.toContain(mia.email);
  if (!text.includes(place.marker?.() ?? NAME)) return 'none';
  return place.wholeMarker && text.includes(place.wholeMarker()) ? 'full' : 'name';
}

function expected(place: Place, relation: Relation, get: Seen): Seen {
  if (relation === 'visitor' && place.visitors === 'nothing') return 'none';
  if (relation === 'herself' && place.withoutHerself) return 'none';
  if (relation === 'visitor' && place.visitors === 'public' && get !== 'full') return 'none';
  if (place.isWhole) return get === 'full' ? 'name' : 'none';
  return get === 'full' && !place.wholeMarker ? 'name' : get;
}

/** Of all places what each reader finds there, and what they should. */
async function compare(
  those: readonly (readonly [string, Place])[],
  get: (relation: Relation, place: Place) => Seen,
) {
  const actual: Record<string, Record<string, Seen | undefined>> = {};
  const right: typeof actual = {};
  for (const [name, place] of those) {
    const all = await Promise.all(relations.map((relation) => found(place, relation)));
    actual[name] = Object.fromEntries(relations.map((relation, index) => [relation, all[index]]));
    right[name] = Object.fromEntries(
      relations.map((relation) => [relation, expected(place, relation, get(relation, place))]),
    );
  }
  expect(actual).toEqual(right);
}

it.each([...visibilities, null])(
  'a profile for %s is seen alike everywhere',
  async (visibility) => {
    await setVisibility(api, mia, visibility);
    await compare(Object.entries(places), (relation) => seen(relation, visibility));
  },
);

it.each(['friends', 'private'] as const)(
  'a part of a public profile for %s alone is hidden wherever it is shown',
  async (visibility) => {
    await setVisibility(api, mia, 'public');
    const choose = (section: ProfileSection, chosen: Visibility | null) =>
      api.callerFor(mia).social.profiles.chooseSection({ section, visibility: chosen });
    for (const section of profileSections) {
      await choose(section, visibility);
      await compare(
        Object.entries(places).filter(([, place]) => place.section),
        (relation, place) => {
          const whole = seen(relation, 'public');
          if (place.section !== section || whole !== 'full') return whole;
          if (relation === 'herself' || relation === 'moderator') return 'full';
          return relation === 'friend' && visibility === 'friends' ? 'full' : 'none';
        },
      );
      await choose(section, null);
    }
  },
);

it('of who is banned, hidden or not confirmed nothing is seen but by staff', async () => {
  await setVisibility(api, mia, 'public');
  const those = [
    'the search for members',
    'the profile',
    'the ranking',
    'the form of her opponent',
  ];
  const asStaff = (relation: Relation): Seen =>
    relation === 'moderator' || relation === 'herself' ? 'full' : 'none';
  const few = Object.entries(places).filter(([name]) => those.includes(name));
  const { db } = api.deps;
  const set = (columns: { status: 'banned' | 'active' } | { email_verified_at: Date | null }) =>
    db.updateTable('users').set(columns).where('id', '=', mia.id).execute();
  await set({ status: 'banned' });
  await compare(few, asStaff);
  await set({ status: 'active' });
  await set({ email_verified_at: null });
  await compare(few, asStaff);
  await set({ email_verified_at: new Date(NOW) });
  await db.updateTable('profiles').set({ hidden_at: NOW }).where('user_id', '=', mia.id).execute();
  await compare(few, asStaff);
  await db.updateTable('profiles').set({ hidden_at: null }).where('user_id', '=', mia.id).execute();
});
