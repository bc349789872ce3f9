import { describe, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { decideOn } from '../../moderation/testing.ts';
import { setVisibility } from '../../people/testing.ts';
import { playCounted } from '../../rankings/testing.ts';
import { listClubPages } from '../list/club-list.service.ts';
import { createClub, joinClub } from '../testing.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
const cem = useMember(api, { first_name: 'Cem' });

const as = (member: TestMember | null) => api.callerFor(member).clubs;
const namesIn = async (member: TestMember | null, search = '') =>
  (await as(member).list({ search, limit: 100 })).items.map(({ name }) => name);

describe('a club', () => {
  it('is founded with all that it says of itself, and the founder runs it', async () => {
    const lounge = await createLounge(api, ben, { name: 'Bullseye' });
    const { id } = await createClub(api, anna, {
      name: ' DC  Kölsche Pfeile ',
      description: 'Dienstags ab acht.',
      founded: 1987,
      loungeId: lounge.id,
    });
    await setVisibility(api, anna, 'public');
    expect(await as(null).get({ id })).toMatchObject({
      name: 'DC Kölsche Pfeile',
      city: 'Köln',
      description: 'Dienstags ab acht.',
      founded: 1987,
      memberCount: 1,
      lounge: { id: lounge.id, name: 'Bullseye', city: 'Köln' },
      officers: [{ person: { id: anna.id }, role: 'owner' }],
      role: null,
      standing: 'visitor',
      news: null,
      can: { request: false, leave: false, manage: false, own: false, report: false },
    });
    expect(await as(anna).get({ id })).toMatchObject({
      role: 'owner',
      standing: 'in',
      can: { request: false, leave: true, manage: true, own: true, report: false },
    });
    expect(await as(ben).get({ id })).toMatchObject({
      standing: 'outside',
      can: { request: true, leave: false, manage: false, own: false, report: true },
    });
    await as(anna).update({ id, name: 'DC Kölsche Pfeile', city: 'Hürth' });
    expect(await as(null).get({ id })).toMatchObject({
      city: 'Hürth',
      lounge: null,
      founded: null,
    });
  });

  it('has a name of its own in its city, however many found it at once', async () => {
    const wish = { name: 'DC Müller', city: 'Bonn' };
    const attempts = await Promise.allSettled([
      as(anna).create(wish),
      as(ben).create({ name: 'dc mueller', city: 'BONN' }),
      as(cem).create(wish),
    ]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(as(cem).create(wish))).toBe('CLUB_EXISTS');
    const { id } = await as(cem).create({ ...wish, city: 'Siegburg' });
    expect(await codeOf(as(cem).update({ id, ...wish }))).toBe('CLUB_EXISTS');
    const keyed = { name: 'DC Einmal', city: 'Bonn', idempotencyKey: 'club-of-cem' };
    const [first, second] = await Promise.all([as(cem).create(keyed), as(cem).create(keyed)]);
    expect(second.id).toBe(first.id);
  });

  it.each([
    [{ name: 'DC' }, { name: 'tooShort' }],
    [{ city: ' ' }, { city: 'required' }],
    [{ founded: 1200 }, { founded: 'tooSmall' }],
    [{ description: 'x'.repeat(4001) }, { description: 'tooLong' }],
  ])('refuses %j', async (wish, fields) => {
    expect(await refusal(createClub(api, anna, wish))).toMatchObject({ fields });
  });

  it('is founded by who may say something, and changed by who runs it', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const wish = { name: 'DC Sperre', city: 'Köln' };
    expect(await codeOf(as(null).create(wish))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).create(wish))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(anna).create({ ...wish, loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
    const { id } = await createClub(api, anna);
    expect(await codeOf(as(ben).update({ id, ...wish }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).update({ id: 999_999, ...wish }))).toBe('CLUB_NOT_FOUND');
    expect(await codeOf(as(ben).get({ id: 1e15 }))).toBe('CLUB_NOT_FOUND');
  });

  it('that isn’t public is its members’ alone', async () => {
    const { id } = await createClub(api, anna, { name: 'DC Hinterzimmer', isPublic: false });
    const moderator = await api.createMember({ role: 'moderator' });
    for (const outsider of [null, ben]) {
      expect(await codeOf(as(outsider).get({ id }))).toBe('CLUB_NOT_FOUND');
      expect(await codeOf(as(outsider).members.list({ id }))).toBe('CLUB_NOT_FOUND');
      expect(await codeOf(as(outsider).ranking({ id }))).toBe('CLUB_NOT_FOUND');
      expect(await namesIn(outsider, 'Hinterzimmer')).toEqual([]);
    }
    expect(await codeOf(as(ben).admissions.request({ id }))).toBe('CLUB_NOT_FOUND');
    expect((await as(moderator).get({ id })).name).toBe('DC Hinterzimmer');
    await as(anna).admissions.invite({ id, userId: ben.id });
    expect((await as(ben).get({ id })).standing).toBe('invited');
    await as(anna).admissions.revoke({ id, userId: ben.id });
    expect(await codeOf(as(ben).get({ id }))).toBe('CLUB_NOT_FOUND');
  });

  it('is hidden by the moderators from all but its members', async () => {
    const { id } = await createClub(api, anna, { name: 'DC Hasenschreck' });
    const moderator = await api.createMember({ role: 'moderator' });
    const found = async () => {
      await runJobs(api);
      const { items } = await api.callerFor(null).search.find({ q: 'Hasenschreck' });
      return items.map(({ type, url }) => ({ type, url }));
    };
    expect(await found()).toEqual([{ type: 'club', url: `/clubs/${id}` }]);
    const { undo } = await decideOn(api, ben, moderator, { kind: 'club', id: String(id) });
    expect(await codeOf(as(ben).get({ id }))).toBe('CLUB_NOT_FOUND');
    expect(await namesIn(null)).not.toContain('DC Hasenschreck');
    expect(await found()).toEqual([]);
    expect((await as(anna).get({ id })).standing).toBe('in');
    expect(await codeOf(as(anna).setNews({ id, isOpen: true }))).toBe('CLUB_NEWS_PUBLIC');
    expect(await codeOf(as(moderator).admissions.request({ id }))).toBe('CLUB_INVITED_ONLY');
    const paths = async () => (await listClubPages(api.deps, 0, 1000)).map(({ path }) => path);
    expect(await paths()).not.toContain(`/clubs/${id}`);
    await undo();
    expect(await found()).toHaveLength(1);
    expect(await paths()).toContain(`/clubs/${id}`);
  });
});

describe('lists', () => {
  it('have those with most members first, are searched by name and city, and paged', async () => {
    const big = await createClub(api, anna, { name: 'Flight Club Äpfel', city: 'Aachen' });
    await createClub(api, ben, { name: 'Flight Club 100%', city: 'Düren' });
    await joinClub(api, anna, big, [cem]);
    expect(await namesIn(null, 'flight club')).toEqual(['Flight Club Äpfel', 'Flight Club 100%']);
    expect(await namesIn(null, 'aepfel')).toEqual(['Flight Club Äpfel']);
    expect(await namesIn(null, 'DUEREN')).toEqual(['Flight Club 100%']);
    expect(await namesIn(null, '0%')).toEqual(['Flight Club 100%']);
    expect(await namesIn(null, '_')).toEqual([]);
    const first = await as(null).list({ search: 'flight', limit: 1 });
    const second = await as(null).list({
      search: 'flight',
      limit: 1,
      cursor: first.nextCursor ?? '',
    });
    expect(second.items.map(({ name }) => name)).toEqual(['Flight Club 100%']);
    expect(second.nextCursor).toBeNull();
    expect(await codeOf(as(null).list({ cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('of a member are for who sees the profile', async () => {
    const dana = await api.createMember();
    const open = await createClub(api, dana);
    const secret = await createClub(api, dana, { isPublic: false });
    const of = async (reader: TestMember | null) =>
      (await as(reader).ofMember({ userId: dana.id })).map(({ id }) => id);
    expect(await of(dana)).toEqual([open.id, secret.id]);
    expect(await of(ben)).toEqual([]);
    await setVisibility(api, dana, 'public');
    expect(await of(ben)).toEqual([open.id]);
    expect(await of(null)).toEqual([open.id]);
    await api.callerFor(dana).social.people.block({ userId: ben.id });
    expect(await of(ben)).toEqual([]);
  });
});

describe('the ranking', () => {
  it('counts games inside the club or all, and shows who may be seen', async () => {
    const [gil, hal, ida] = [
      await api.createMember({ first_name: 'Gil' }),
      await api.createMember({ first_name: 'Hal' }),
      await api.createMember({ first_name: 'Ida' }),
    ];
    const club = await createClub(api, gil);
    await joinClub(api, gil, club, [hal]);
    const play = (winner: TestMember, loser: TestMember, finishedAt = NOW) =>
      playCounted(api, { winners: [winner], losers: [loser], finishedAt });
    await play(gil, hal);
    await play(gil, hal, '2030-12-31T22:00:00.000Z');
    await play(hal, ida);
    await play(hal, ida);
    const lines = async (reader: TestMember | null, input = {}) =>
      (await as(reader).ranking({ id: club.id, ...input })).map(
        ({ place, person, points }) => `${place}. ${person.firstName} ${points}`,
      );
    expect(await lines(hal)).toEqual(['1. Gil 3', '2. Hal 1']);
    expect(await lines(hal, { period: 'all' })).toEqual(['1. Gil 6', '2. Hal 2']);
    expect(await lines(hal, { list: 'everywhere' })).toEqual(['1. Hal 7', '2. Gil 3']);
    expect(await lines(null)).toEqual([]);
    await setVisibility(api, hal, 'public');
    expect(await lines(null)).toEqual(['2. Hal 1']);
    await setVisibility(api, hal, 'private');
    expect(await lines(gil)).toEqual(['1. Gil 3']);
    expect(await codeOf(as(null).ranking({ id: club.id, period: 'week' as never }))).toBe(
      'BAD_INPUT',
    );
  });
});

describe('news', () => {
  it('are a subforum in which officers begin threads and everybody answers', async () => {
    const { id } = await createClub(api, anna, { name: 'DC Neuigkeit' });
    await joinClub(api, anna, { id }, [cem]);
    expect(await codeOf(as(cem).setNews({ id, isOpen: true }))).toBe('FORBIDDEN');
    const { news } = await as(anna).setNews({ id, isOpen: true });
    const subforumId = news?.subforumId ?? 0;
    const forum = (member: TestMember | null) => api.callerFor(member).forum;
    const thread = { subforumId, title: 'Sommerfest', content: 'Am Samstag!' };
    expect(await codeOf(forum(cem).thread.create(thread))).toBe('CLUB_OFFICERS_ONLY');
    expect(await codeOf(forum(ben).thread.create(thread))).toBe('CLUB_OFFICERS_ONLY');
    expect((await forum(cem).subforum.get({ id: subforumId })).can.startThread).toBe(false);
    await as(anna).members.setRole({ id, userId: cem.id, role: 'officer' });
    expect((await forum(cem).subforum.get({ id: subforumId })).can.startThread).toBe(true);
    const { id: threadId } = await forum(cem).thread.create(thread);
    await forum(ben).post.create({ threadId, content: 'Ich komme!' });
    expect((await as(null).get({ id })).news).toEqual({ subforumId, threadCount: 1 });
    expect(await forum(null).category.list()).toEqual([]);

    await as(anna).update({ id, name: 'DC Neu', city: 'Köln' });
    expect((await forum(null).subforum.get({ id: subforumId })).name).toBe('DC Neu');
    await as(anna).setNews({ id, isOpen: false });
    expect((await as(null).get({ id })).news).toBeNull();
    expect(await codeOf(forum(cem).thread.create(thread))).toBe('SUBFORUM_INACTIVE');
    expect((await as(anna).setNews({ id, isOpen: true })).news?.subforumId).toBe(subforumId);
    await as(anna).update({ id, name: 'DC Neu', city: 'Köln', isPublic: false });
    expect((await as(anna).get({ id })).news).toBeNull();
    expect(await codeOf(as(anna).setNews({ id, isOpen: true }))).toBe('CLUB_NEWS_PUBLIC');

    // what is said of a closed club is its members' alone, until it is public again
    const nameOfNews = async () => (await forum(null).subforum.get({ id: subforumId })).name;
    await as(anna).update({ id, name: 'DC Geheim', city: 'Köln', isPublic: false });
    expect(await nameOfNews()).toBe('DC Neu');
    await as(anna).update({ id, name: 'DC Offen', city: 'Köln', isPublic: true });
    expect(await nameOfNews()).toBe('DC Offen');
  });
});
