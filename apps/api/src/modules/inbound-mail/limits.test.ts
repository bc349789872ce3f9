import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveMails, runJobs, useMember, useTestApi } from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';
import { addressIn, type Line, mailOf, openLine, REPLY_ENV } from './testing.ts';

const api = useTestApi({ env: { ...REPLY_ENV, RATE_LIMIT_POSTING_PER_MINUTE: '2' } });
const thea = useMember(api, { first_name: 'Thea' });
const ben = useMember(api);
const admin = useMember(api, { role: 'admin' });
let line: Line;
let threadId: number;
let address: string;

beforeAll(async () => {
  line = await openLine(api);
  // her thread is the first of two that she may write within a minute
  const { thread } = await createThread(api, thea);
  threadId = thread.id;
  const setting = { kind: 'forum.answer', mail: 'now', push: false } as const;
  await api.callerFor(thea).social.notifications.settings.save(setting);
  await api.callerFor(ben).forum.post.create({ threadId, content: 'Wer ist dabei?' });
  address = await addressIn(api, thea);
});
afterAll(() => line.close());

async function answer(text: string) {
  const raw = mailOf({ from: thea, to: address, text });
  expect(await line.deliver({ to: address, from: thea.email, raw })).toBe('250 taken');
  await runJobs(api);
  const mails = await receiveMails(api, thea.email);
  return mails.findLast(({ text: told }) => told.includes(text))?.text;
}
async function contents() {
  const { items } = await api.callerFor(ben).forum.post.list({ threadId });
  return items.map(({ content }) => content).slice(2);
}

it('an answer counts as a post does, and what is too much comes back', async () => {
  expect(await answer('Erste Antwort')).toBeUndefined();
  expect(await answer('Zweite Antwort')).toMatch(/Zu viele/);
  expect(await contents()).toEqual(['Erste Antwort']);
});

it('while the area is switched off nothing is taken, and the words come back', async () => {
  await api.callerFor(admin).site.switches.set({ area: 'forum', isOff: true });
  expect(await answer('Bei geschlossener Tür')).toContain('nicht erschienen');
  await api.callerFor(admin).site.switches.set({ area: 'forum', isOff: false });
  expect(await contents()).toEqual(['Erste Antwort']);
});
