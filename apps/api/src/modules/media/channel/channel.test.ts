import { describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  outcomeOf,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createChannel } from '../testing.ts';
import { removeChannel } from './deletion.service.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
const cem = useMember(api, { first_name: 'Cem' });
const moderator = useMember(api, {
  role: 'moderator',
  totp_enabled_at: new Date().toISOString(),
});
const suspended = useMember(api, { status: 'suspended' });

const as = (member: TestMember | null) => api.callerFor(member).media;
const uploadsShown = async (id: number) => {
  const rows = await api.deps.db
    .selectFrom('uploads')
    .select('id')
    .where('used_by', '=', `channel:${id}`)
    .execute();
  return rows.map((row) => row.id).sort();
};

describe('a channel', () => {
  it('is listed with all that it says of itself, and who lists it runs it', async () => {
    const [logo, first, second] = await Promise.all([1, 2, 3].map(() => insertPicture(api, anna)));
    if (!logo || !first || !second) throw new Error('there are three pictures');
    const { id } = await as(anna).channels.create({
      name: ' Checkout   Talk ',
      description: ' Zwei Kölner reden über Darts. ',
      platform: 'Podcast',
      url: 'https://checkout-talk.example/podcast',
      numberOfFollowers: 1_200,
      logo: logo,
      images: [first, second],
      videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    });
    const channel = await as(anna).channels.get({ id });
    expect(channel).toMatchObject({
      name: 'Checkout Talk',
      description: 'Zwei Kölner reden über Darts.',
      platform: 'Podcast',
      numberOfFollowers: 1_200,
      videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      isActive: true,
      isVerified: false,
      createdAt: NOW,
      followerCount: 0,
      admins: [{ id: anna.id }],
      can: { edit: true, report: false },
    });
    expect([channel.logo?.id, ...channel.images.map((image) => image.id)]).toEqual([
      logo,
      first,
      second,
    ]);
    expect(await as(null).channels.get({ id })).toMatchObject({
      can: { edit: false, report: true },
      admins: [],
    });
    // what is missing stays, and what is taken away is free
    const changed = await as(anna).channels.update({ id, images: [second], description: '' });
    expect(changed).toMatchObject({
      name: 'Checkout Talk',
      description: null,
      logo: { id: logo },
      images: [{ id: second }],
    });
    expect(await uploadsShown(id)).toEqual([logo, second].sort());
    const foreign = await insertPicture(api, ben);
    expect(await codeOf(as(anna).channels.update({ id, logo: foreign }))).toBe('UPLOAD_NOT_FOUND');
    expect(await as(anna).channels.update({ id, logo: null })).toMatchObject({ logo: null });
  });

  it('is created by members who may speak, with name and address, and as documented else', async () => {
    const wish = { name: 'Doppel', url: 'https://doppel.example' };
    expect(await codeOf(as(null).channels.create(wish))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).channels.create(wish))).toBe('ACCOUNT_SUSPENDED');
    for (const bad of [
      { name: ' ' },
      { url: '' },
      { url: 'javascript:alert(1)' },
      { numberOfFollowers: -1 },
      { numberOfFollowers: 1.5 },
      { numberOfFollowers: 3_000_000_000 },
      { videos: ['data:text/html,x'] },
      { logo: '../../etc' },
    ]) {
      expect(await codeOf(as(ben).channels.create({ ...wish, ...bad }))).toBe('BAD_INPUT');
    }
    expect(await as(ben).channels.create(wish)).toMatchObject({
      platform: 'YouTube',
      numberOfFollowers: 0,
      logo: null,
      images: [],
      videos: [],
      isActive: true,
    });
  });

  it('is there once, however often and by whom it is listed at the same time', async () => {
    const wish = { name: 'Einmal', url: 'https://www.twitch.tv/einmal' };
    const key = { ...wish, idempotencyKey: 'attempt-1' };
    const [one, two] = await Promise.all([
      as(anna).channels.create(key),
      as(anna).channels.create(key),
    ]);
    expect(one.id).toBe(two.id);
    const spelled = { ...wish, url: 'http://m.twitch.tv/Einmal/?utm_source=x' };
    expect(await codeOf(as(ben).channels.create(spelled))).toBe('CHANNEL_EXISTS');
    const race = { name: 'Rennen', url: 'https://rennen.example' };
    const outcomes = await Promise.all(
      [anna, ben, cem].map((member) => outcomeOf(as(member).channels.create(race))),
    );
    expect(outcomes.sort()).toEqual(['CHANNEL_EXISTS', 'CHANNEL_EXISTS', 'done']);
  });

  it('is changed by its admins only, who are found among themselves', async () => {
    const { id } = await createChannel(api, anna, { url: 'https://alt.example' });
    for (const member of [ben, moderator]) {
      expect(await codeOf(as(member).channels.update({ id, name: 'Meins' }))).toBe('FORBIDDEN');
      expect(await codeOf(as(member).channels.delete({ id }))).toBe('FORBIDDEN');
    }
    // before its picture is fetched
    const fetched = { id, logo: 'https://bilder.invalid/logo.png' };
    expect(await codeOf(as(ben).channels.update(fetched))).toBe('FORBIDDEN');
    expect(await codeOf(as(null).channels.update({ id, name: 'Meins' }))).toBe('UNAUTHENTICATED');
    // at another address it has to be proved again
    await api.deps.db
      .updateTable('media_channels')
      .set({ verified_at: NOW, feed_url: 'https://alt.example/feed' })
      .where('id', '=', id)
      .execute();
    const same = await as(anna).channels.update({
      id,
      url: 'https://www.alt.example/',
      name: 'Neu',
    });
    expect(same).toMatchObject({ isVerified: true, feedUrl: 'https://alt.example/feed' });
    const moved = await as(anna).channels.update({ id, url: 'https://neu.example' });
    expect(moved).toMatchObject({ isVerified: false, feedUrl: null, name: 'Neu' });
    // paused, it is theirs alone
    await as(anna).channels.update({ id, isActive: false });
    expect(await codeOf(as(null).channels.get({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await codeOf(as(ben).channels.update({ id, name: 'x' }))).toBe('CHANNEL_NOT_FOUND');
    expect(await as(anna).channels.get({ id })).toMatchObject({ isActive: false });
    expect(await codeOf(as(anna).channels.get({ id: 999_999 }))).toBe('CHANNEL_NOT_FOUND');
  });

  it('comes back within the hour after it was deleted, and is gone then', async () => {
    const logo = await insertPicture(api, anna);
    const { id, url } = await createChannel(api, anna, { logo: logo });
    await as(ben).channels.follow({ id });
    await as(anna).channels.delete({ id });
    expect(await codeOf(as(anna).channels.get({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await codeOf(as(ben).channels.restore({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await as(anna).channels.restore({ id })).toMatchObject({ id, followerCount: 1 });
    expect(await codeOf(as(anna).channels.restore({ id }))).toBe('CHANNEL_NOT_FOUND');
    await as(anna).channels.delete({ id });
    const again = await createChannel(api, ben, { url });
    expect(await codeOf(as(anna).channels.restore({ id }))).toBe('CHANNEL_EXISTS');
    await removeChannel(api.deps, { id });
    expect(await uploadsShown(id)).toEqual([logo]);
    api.deps.clock.advance({ minutes: 61 });
    await removeChannel(api.deps, { id });
    await removeChannel(api.deps, { id: again.id });
    expect(await uploadsShown(id)).toEqual([]);
    await as(ben).channels.delete({ id: again.id });
    expect(await codeOf(as(anna).channels.restore({ id }))).toBe('CHANNEL_NOT_FOUND');
  });
});

describe('admins of a channel', () => {
  it('are named by another one and hear of it; the last one stays', async () => {
    const { id, name } = await createChannel(api, anna);
    const channelId = id;
    const both = { channelId, userId: ben.id };
    expect(await codeOf(as(cem).admins.add({ channelId, userId: cem.id }))).toBe('FORBIDDEN');
    expect(await codeOf(as(null).admins.add(both))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(anna).admins.add({ channelId, userId: 'nobody' }))).toBe(
      'CHANNEL_ADMIN_UNKNOWN',
    );
    expect(await codeOf(as(suspended).admins.add(both))).toBe('ACCOUNT_SUSPENDED');
    expect(await as(anna).admins.add(both)).toEqual(both);
    expect(await as(anna).admins.add(both)).toEqual(both);
    await runJobs(api);
    const { items } = await api.callerFor(ben).social.notifications.list({});
    expect(items.map(({ title, path }) => [title, path])).toEqual([
      [`Du bist jetzt Admin von ${name}`, `/media-channels/${id}`],
    ]);
    expect((await as(ben).channels.update({ id, name: 'Gemeinsam' })).admins).toHaveLength(2);
    // of two who leave at once, one stays
    const outcomes = await Promise.all([
      outcomeOf(as(anna).admins.remove({ channelId, userId: anna.id })),
      outcomeOf(as(ben).admins.remove({ channelId, userId: ben.id })),
    ]);
    expect(outcomes.sort()).toEqual(['CHANNEL_ADMIN_STAYS', 'done']);
  });

  it('have so many channels, and a channel so many of them', async () => {
    const dora = await api.createMember();
    const mine = await createChannel(api, dora);
    for (let more = 1; more < 20; more += 1) {
      const { id } = await api.createMember();
      await as(dora).admins.add({ channelId: mine.id, userId: id });
    }
    expect(await codeOf(as(dora).admins.add({ channelId: mine.id, userId: ben.id }))).toBe(
      'TOO_MANY_CHANNEL_ADMINS',
    );
    await api.deps.db
      .insertInto('media_channels')
      .values(
        Array.from({ length: 24 }, (_, index) => ({
          name: `Viele ${index}`,
          platform: 'Blog' as const,
          url: `https://viele.example/${index}`,
          url_key: `viele.example/${index}`,
          creator_id: dora.id,
          created_at: NOW,
          updated_at: NOW,
        })),
      )
      .execute();
    await api.deps.db
      .insertInto('media_channel_admins')
      .columns(['channel_id', 'user_id', 'added_at'])
      .expression((eb) =>
        eb
          .selectFrom('media_channels')
          .select((each) => ['id', each.val(dora.id).as('user_id'), 'created_at'])
          .where('name', 'like', 'Viele %'),
      )
      .execute();
    expect(await codeOf(createChannel(api, dora))).toBe('TOO_MANY_CHANNELS');
  });
});

describe('following and remembering', () => {
  it('counts each member once, however often and at once', async () => {
    const { id } = await createChannel(api, anna);
    const all = [anna, ben, cem];
    await Promise.all([...all, ...all].map((member) => as(member).channels.follow({ id })));
    expect(await as(ben).favourites.add({ id })).toEqual({
      isFollowing: true,
      isFavourite: true,
      followerCount: 3,
    });
    expect(await as(null).channels.get({ id })).toMatchObject({
      followerCount: 3,
      isFollowing: false,
      isFavourite: false,
    });
    await Promise.all([ben, ben, cem].map((member) => as(member).channels.unfollow({ id })));
    expect(await as(ben).favourites.remove({ id })).toEqual({
      isFollowing: false,
      isFavourite: false,
      followerCount: 1,
    });
    expect(await codeOf(as(null).channels.follow({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(null).favourites.add({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).channels.follow({ id }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(suspended).favourites.add({ id }))).toBe('ACCOUNT_SUSPENDED');
    // what can't be seen can be left, but not joined
    await as(anna).channels.update({ id, isActive: false });
    expect(await codeOf(as(ben).channels.follow({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await codeOf(as(ben).favourites.add({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await as(cem).channels.unfollow({ id })).toMatchObject({ followerCount: 1 });
    expect(await codeOf(as(ben).favourites.remove({ id: 0 }))).toBe('BAD_INPUT');
  });
});
