import type { Activity } from '@oche/validators/home/schemas';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createSubforum, createThread } from '../../forum/testing.ts';
import { playGame } from '../../games/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { insertAd } from '../../market/testing.ts';
import { setVisibility } from '../../people/testing.ts';
import { nineDarter, turnInto } from '../../statistics/testing.ts';
import { at, createTournament, NOW } from '../../tournaments/testing.ts';
import { fillFeed } from './activity-write.service.ts';

const api = useTestApi({ now: NOW });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api, { first_name: 'Cem' });
const reader = useFreshMember(api, { first_name: 'Rita' });

const of = (member: TestMember | null) => api.callerFor(member);
const befriend = async (one: TestMember, other: TestMember) => {
  await of(one).social.friends.request({ addresseeId: other.id });
  await of(other).social.friends.request({ addresseeId: one.id });
};
const feedOf = async (member: TestMember, input = {}): Promise<Activity[]> => {
  await runJobs(api);
  return (await of(member).home.activity({ limit: 100, ...input })).items;
};
const toldTo = async (member: TestMember) =>
  (await feedOf(member)).map(({ kind, person }) => `${person.firstName} ${kind}`).sort();

describe('the feed', () => {
  it('tells what friends do, each once, and takes back what went', async () => {
    await befriend(reader, mia);
    await befriend(reader, ben);
    const { thread } = await createThread(api, mia);
    const game = await playGame(api, { sides: [mia, ben], entries: nineDarter });
    const cup = await createTournament(api, cem, { name: 'Cup', registrationDeadline: at(6) });
    await of(mia).tournaments.register({ id: cup.id });
    const item = await insertAd(api, mia, { title: 'Blade 6', price_cents: 3950 });
    await befriend(mia, ben);

    const feed = await feedOf(reader);
    // both friends played; the game is told as one of the two saw it
    const games = feed.filter(({ kind }) => kind === 'game');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ game: { id: game, legsWon: expect.any(Number) } });
    expect(feed).toContainEqual(
      expect.objectContaining({
        kind: 'thread',
        thread: { id: thread.id, title: 'Welche Flights?', subforum: 'Training' },
        person: expect.objectContaining({ id: mia.id, firstName: 'Mia' }),
      }),
    );
    expect(feed).toContainEqual(
      expect.objectContaining({
        kind: 'entered',
        tournament: { id: cup.id, name: 'Cup', startDate: at(7) },
      }),
    );
    expect(feed).toContainEqual(
      expect.objectContaining({ kind: 'achievement', achievement: 'nineDarter', gameId: game }),
    );
    // two friends of a reader who sees all of neither are not told
    expect(feed.filter(({ kind }) => kind === 'friendship')).toHaveLength(1);
    expect(JSON.stringify(feed)).not.toMatch(/@oche\.test/);

    await fillFeed(api.deps);
    expect(await feedOf(reader)).toContainEqual(
      expect.objectContaining({
        kind: 'item',
        item: { id: item, title: 'Blade 6', price: 39.5, isWanted: false, picture: null },
      }),
    );
    await turnInto(api, game, 'annulled');
    await of(mia).tournaments.withdraw({ id: cup.id });
    await of(mia).forum.thread.delete({ id: thread.id });
    await of(mia).social.friends.remove({ userId: ben.id });
    expect(await toldTo(reader)).toEqual(['Mia item']);
  });

  it('reaches what is told behind many things that are not', async () => {
    await befriend(reader, mia);
    const { thread } = await createThread(api, mia);
    const others = await Promise.all(Array.from('abcdefgh', () => api.createMember()));
    for (const other of others) {
      api.deps.clock.advance({ minutes: 1 });
      await befriend(reader, other);
      const { thread: gone } = await createThread(api, other);
      await runJobs(api);
      // its reaction is not there yet
      const left = { deleted_at: api.deps.clock.now().toISOString() };
      await api.deps.db.updateTable('forum_threads').set(left).where('id', '=', gone.id).execute();
    }
    const { items } = await of(reader).home.activity({ limit: 1 });
    expect(items).toMatchObject([{ kind: 'thread', thread: { id: thread.id } }]);
  });

  it('tells of followed people what they show, of others nothing, and nothing across a block', async () => {
    await setVisibility(api, mia, 'public');
    await of(reader).social.people.follow({ userId: mia.id });
    await of(reader).social.people.follow({ userId: ben.id });
    await createThread(api, ben);
    await createThread(api, cem);
    await playGame(api, { sides: [mia, cem], legs: 1 });
    await playGame(api, { sides: [ben, cem], legs: 1 });
    await playGame(api, { sides: [mia, cem], legs: 1, visibility: 'private' });
    const games = (feed: Activity[]) => feed.flatMap((one) => (one.kind === 'game' ? [one] : []));
    const feed = await feedOf(reader);
    expect(await toldTo(reader)).toContain('Ben thread');
    expect(games(feed).map(({ person }) => person.firstName)).toEqual(['Mia']);
    expect(games(feed)[0]?.other).toMatchObject({ firstName: 'Cem', userType: null });

    await setVisibility(api, cem, 'private');
    expect(games(await feedOf(reader))[0]?.other).toBeNull();
    // the profile was opened to friends only
    await setVisibility(api, mia, 'friends');
    expect(games(await feedOf(reader))).toEqual([]);
    await of(ben).social.people.block({ userId: reader.id });
    expect(await toldTo(reader)).toEqual([]);
    expect(await feedOf(await api.createMember())).toEqual([]);
  });

  it('tells what is new where the member likes to be', async () => {
    const lounge = await createLounge(api, cem);
    const subforumId = await createSubforum(api.deps.db);
    await of(reader).lounges.favourite.set({ loungeId: lounge.id, isFavourite: true });
    await of(reader).social.watching.set({ kind: 'subforum', id: subforumId, level: 'watching' });
    await createThread(api, mia, { subforumId });
    await createThread(api, ben);
    const open = await createTournament(api, cem, { venueId: lounge.id });
    await createTournament(api, cem, { venueId: lounge.id, name: 'Intern', isPublic: false });
    const feed = await feedOf(reader);
    expect(feed.map(({ kind, person }) => `${person.firstName} ${kind}`).sort()).toEqual([
      'Cem announced',
      'Mia thread',
    ]);
    await of(cem).tournaments.cancel({ id: open.id, reason: 'Krank' });
    expect(await toldTo(reader)).toEqual(['Mia thread']);
  });

  it('goes on page by page without gaps or repetition', async () => {
    await befriend(reader, mia);
    await befriend(reader, ben);
    for (let i = 0; i < 3; i += 1) {
      await createThread(api, mia);
      await playGame(api, { sides: [mia, ben], legs: 1 });
    }
    const all = await feedOf(reader);
    const keys: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await of(reader).home.activity({ limit: 2, ...(cursor && { cursor }) });
      keys.push(...page.items.map(({ key }) => key));
      cursor = page.nextCursor;
    } while (cursor);
    expect(keys).toEqual(all.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is for members', async () => {
    expect(await codeOf(of(null).home.activity({}))).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(reader).home.activity({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(of(reader).home.activity({ limit: 101 }))).toBe('BAD_INPUT');
  });
});
