import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicInternet } from '../../../lib/outbound/outbound.ts';
import { readerIn } from '../../../lib/outbound/reader.ts';
import { TestInternet } from '../../../lib/outbound/testing.ts';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { readSources } from '../feed/read-sources.service.ts';
import { createChannel } from '../testing.ts';
import { forgetChannel } from './moved.service.ts';
import { forgetCodes } from './verification.service.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const internet = new TestInternet();
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const maker = useMember(api, { first_name: 'Mia', last_name: 'Macherin' });
let number = 0;

beforeAll(async () => {
  await internet.start();
  api.deps.outbound = { ...publicInternet, read: readerIn(internet.net()) };
});
afterAll(() => internet.close());

const as = (member: TestMember | null) => api.callerFor(member).media;
const wait = (seconds: number) =>
  api.deps.clock.set(new Date(api.deps.clock.now().getTime() + seconds * 1000));
const described = (text: string, head = '') =>
  `<!doctype html><html><head><meta name="description" content="${text}">${head}</head><body>`;
const feedLink = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">';
const rss = (description: string, item = '') =>
  `<rss version="2.0"><channel><title>A</title><description>${description}</description>
    <item><title>${item || 'Eins'}</title><description>${item}</description></item></channel></rss>`;

async function listed() {
  number += 1;
  const origin = `http://macherin-${number}.de`;
  const { id } = await createChannel(api, anna, { platform: 'Blog', url: `${origin}/` });
  return { channelId: id, origin, url: `${origin}/` };
}

async function begun() {
  const channel = await listed();
  const { code } = await as(maker).verification.start(channel);
  if (!code) throw new Error('there is a code');
  return { ...channel, code };
}

describe('who makes a channel', () => {
  it('shows it by a code in its description, runs it from then on, and who listed it hears of it', async () => {
    const { channelId, url, code } = await begun();
    expect(code).toMatch(/^oche-[a-z2-7]{12}$/);
    expect(await as(maker).verification.start({ channelId })).toMatchObject({ code });
    internet.serve(url, described(`Unser Kanal. ${code.toUpperCase()}`));
    expect(await as(maker).verification.check({ channelId })).toMatchObject({
      isVerified: true,
      isAdmin: true,
      code: null,
    });
    expect(await as(maker).channels.get({ id: channelId })).toMatchObject({
      isVerified: true,
      verifiedAt: NOW,
      can: { edit: true },
    });
    await runJobs(api);
    const { items } = await api.callerFor(anna).social.notifications.list({ area: 'media' });
    expect(items.map(({ excerpt }) => excerpt)).toContain(
      'Mia Macherin macht den Kanal und führt ihn hier jetzt auch.',
    );
  });

  it('can put it into the feed that the page names', async () => {
    const { channelId, origin, url, code } = await begun();
    internet.serve(url, described('Nichts', feedLink));
    internet.serve(`${origin}/feed.xml`, rss('Nichts'));
    await forgetChannel(api.deps, { channelId });
    await readSources(api.deps);
    const { feedUrl, code: renewed } = await as(maker).verification.start({ channelId });
    expect(feedUrl).toBe(`${origin}/feed.xml`);
    expect(renewed).not.toBe(code);
    // where others may write nothing counts
    internet.serve(`${origin}/feed.xml`, rss('Nichts', renewed ?? ''));
    internet.serve(url, `${described('Nichts', feedLink)}<p>${renewed}</p>`);
    expect(await codeOf(as(maker).verification.check({ channelId }))).toBe(
      'CHANNEL_CODE_NOT_FOUND',
    );
    wait(30);
    internet.serve(`${origin}/feed.xml`, rss(`Wir sind es: ${renewed}`));
    expect(await as(maker).verification.check({ channelId })).toMatchObject({ isVerified: true });
  });

  it('is nobody who only names a feed of their own', async () => {
    const { channelId, url } = await listed();
    const { code } = await as(anna).verification.start({ channelId });
    internet.serve(url, described('Nichts'));
    internet.serve('http://anna-selbst.de/feed', rss(`Ich bin es: ${code}`));
    await as(anna).feed.set({ channelId, feedUrl: 'http://anna-selbst.de/feed' });
    expect((await as(anna).verification.get({ channelId })).feedUrl).toBeNull();
    expect(await codeOf(as(anna).verification.check({ channelId }))).toBe('CHANNEL_CODE_NOT_FOUND');
  });

  it('is nobody with the code of somebody else, or with one that has run out', async () => {
    const { channelId, url, code } = await begun();
    internet.serve(url, described(code));
    await as(anna).verification.start({ channelId });
    expect(await codeOf(as(anna).verification.check({ channelId }))).toBe('CHANNEL_CODE_NOT_FOUND');
    wait(15 * 86_400);
    expect(await codeOf(as(maker).verification.check({ channelId }))).toBe('CHANNEL_CODE_MISSING');
    await forgetCodes(api.deps);
    const left = await api.deps.db
      .selectFrom('media_verifications')
      .select('code')
      .where('channel_id', '=', channelId)
      .execute();
    expect(left).toEqual([]);
  });

  it('is nobody whose code stands in the address, where a page may only repeat it', async () => {
    const { channelId, url, code } = await begun();
    const echo = `${url}?utm_source=${code}`;
    await as(anna).channels.update({ id: channelId, url: echo });
    internet.serve(echo, described(`Du hast gesucht: ${code}`));
    expect(await codeOf(as(maker).verification.check({ channelId }))).toBe(
      'CHANNEL_CODE_NOT_FOUND',
    );
  });

  it('is looked for now and then, and told when nobody answers', async () => {
    const { channelId, url } = await begun();
    internet.serve(url, (_, answer) => answer.writeHead(500).end());
    const checks = [1, 2, 3].map(() => codeOf(as(maker).verification.check({ channelId })));
    expect((await Promise.all(checks)).sort()).toEqual([
      'CHANNEL_UNREADABLE',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
  });

  it('is a member who may write, and has ten codes at most', async () => {
    const { channelId } = await listed();
    const suspended = await api.createMember({ status: 'suspended' });
    const { verification } = as(suspended);
    expect(await codeOf(as(null).verification.get({ channelId }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(null).verification.start({ channelId }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(verification.start({ channelId }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(verification.check({ channelId }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(maker).verification.start({ channelId: 999_999 }))).toBe(
      'CHANNEL_NOT_FOUND',
    );
    expect(await codeOf(as(maker).verification.check({ channelId }))).toBe('CHANNEL_CODE_MISSING');
    const collector = await api.createMember();
    const channels = [];
    for (let count = 0; count < 11; count += 1) channels.push(await listed());
    const tries = channels.map((channel) => outcomeOf(as(collector).verification.start(channel)));
    expect((await Promise.all(tries)).filter((code) => code === 'TOO_MANY_CHANNEL_CODES')).toEqual([
      'TOO_MANY_CHANNEL_CODES',
    ]);
  });
});
