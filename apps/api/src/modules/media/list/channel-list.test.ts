import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { decideOn } from '../../moderation/testing.ts';
import { createChannel } from '../testing.ts';
import { listChannelPages } from './channel-list.service.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });

const moderator = useMember(api, { role: 'moderator', totp_enabled_at: NOW });

/** Names by the beginning of the alphabet, so that tests read well. */
const ids: Record<string, number> = {};
const known = [
  { name: 'Ally Pally Archiv', platform: 'YouTube', numberOfFollowers: 500 },
  { name: 'Bögen & Boards', platform: 'Podcast', numberOfFollowers: 9_000 },
  { name: 'Checkout 170', platform: 'YouTube', numberOfFollowers: 500 },
  { name: 'Doppel 16', platform: 'Twitch', numberOfFollowers: 40 },
  { name: 'einfach werfen', platform: 'YouTube', numberOfFollowers: 0 },
] as const;

beforeAll(async () => {
  for (const wish of known) {
    const url = `https://${wish.platform}.example/${wish.numberOfFollowers}/${wish.name.length}`;
    const { id, name } = await createChannel(api, anna, { ...wish, url });
    ids[name.slice(0, 1).toUpperCase()] = id;
  }
  const set = (letter: string, row: object) =>
    api.deps.db
      .updateTable('media_channels')
      .set(row)
      .where('id', '=', ids[letter] ?? 0)
      .execute();
  await set('C', { latest_episode_at: '2031-03-19T10:00:00.000Z', verified_at: NOW });
  await set('D', { latest_episode_at: '2031-03-20T10:00:00.000Z' });
});

type List = Parameters<ReturnType<typeof api.callerFor>['media']['channels']['list']>[0];

/** The first letters of the names, in their order, read page by page. */
async function read(input: List, member: typeof anna | null = null): Promise<string> {
  const { list } = api.callerFor(member).media.channels;
  let letters = '';
  let cursor: string | undefined;
  do {
    const page = await list({ ...input, limit: 2, cursor });
    letters += page.items.map(({ name }) => name.slice(0, 1).toUpperCase()).join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return letters;
}

describe('the list', () => {
  it('has every order, page by page', async () => {
    expect(await read({})).toBe('BCADE');
    expect(await read({ sort: 'newest' })).toBe('EDCBA');
    expect(await read({ sort: 'episode' })).toBe('DCEBA');
    expect(await read({ sort: 'name' })).toBe('ABCDE');
  });

  it('can be filtered, also by several things at once', async () => {
    expect(await read({ platform: 'YouTube' })).toBe('CAE');
    expect(await read({ search: 'BOEGEN' })).toBe('B');
    expect(await read({ search: '1_', sort: 'name' })).toBe('');
    expect(await read({ search: '1', platform: 'Twitch' })).toBe('D');
    expect(await read({ isVerified: true })).toBe('C');
    expect(await read({ isVerified: true, platform: 'Podcast' })).toBe('');
  });

  it('has shelves of the member’s own, which are nobody else’s', async () => {
    const { media } = api.callerFor(ben);
    await media.favourites.add({ id: ids.A ?? 0 });
    await media.channels.follow({ id: ids.D ?? 0 });
    expect(await read({ shelf: 'favourites' }, ben)).toBe('A');
    expect(await read({ shelf: 'following' }, ben)).toBe('D');
    expect(await read({ shelf: 'mine' }, ben)).toBe('');
    expect(await read({ shelf: 'favourites' })).toBe('');
    expect(await read({ shelf: 'favourites' }, anna)).toBe('');
    expect(await read({ shelf: 'mine' }, anna)).toBe('BCADE');
    const tabs = await media.channels.tabs();
    expect(tabs.map(({ platform, channels }) => [platform, channels.map(({ id }) => id)])).toEqual([
      ['Podcast', [ids.B]],
      ['YouTube', [ids.C, ids.A, ids.E]],
      ['Twitch', [ids.D]],
    ]);
    // what is followed stands first
    await media.channels.follow({ id: ids.E ?? 0 });
    const [, youTube] = await media.channels.tabs();
    expect(youTube?.channels.map(({ id }) => id)).toEqual([ids.E, ids.C, ids.A]);
  });

  it('refuses what it doesn’t know', async () => {
    const { list } = api.callerFor(null).media.channels;
    for (const cursor of ['x', Buffer.from('["x",1]').toString('base64url')]) {
      for (const sort of ['followers', 'newest', 'episode'] as const) {
        expect(await codeOf(list({ sort, cursor }))).toBe('BAD_INPUT');
      }
    }
  });

  it('is where what the moderators hide isn’t, nor in search, sitemap and by its page', async () => {
    const id = ids.E ?? 0;
    const seen = async () => {
      await runJobs(api);
      const { items } = await api.callerFor(null).search.find({ q: 'einfach werfen' });
      return {
        list: await read({}),
        sitemap: (await listChannelPages(api.deps, 0, 50_000)).length,
        found: items.map(({ url }) => url),
      };
    };
    const shown = { list: 'BCADE', sitemap: 5, found: [`/media-channels/${id}`] };
    expect(await seen()).toEqual(shown);
    const { undo } = await decideOn(api, ben, moderator, { kind: 'channel', id: String(id) });
    expect(await seen()).toEqual({ list: 'BCAD', sitemap: 4, found: [] });
    const { channels } = api.callerFor(null).media;
    expect(await codeOf(channels.get({ id }))).toBe('CHANNEL_NOT_FOUND');
    expect(await api.callerFor(anna).media.channels.get({ id })).toMatchObject({ isHidden: true });
    await undo();
    expect(await seen()).toEqual(shown);
  });
});
