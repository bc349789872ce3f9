import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiveMails, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { addressIn, mailOf, REPLY_ENV } from '../testing.ts';
import { pollMailbox } from './imap-poll.service.ts';
import { MAIL_MAX_BYTES } from './receive.service.ts';
import { type Mailbox, openMailbox } from './testing-imap.ts';

let box: Mailbox;
const api = useTestApi({ env: REPLY_ENV });
const thea = useMember(api, { first_name: 'Thea' });
const ben = useMember(api);
let threadId: number;
let address: string;

beforeAll(async () => {
  box = await openMailbox();
  api.deps.env.REPLY_IMAP_URL = box.url;
  const { thread } = await createThread(api, thea);
  threadId = thread.id;
  const setting = { kind: 'forum.answer', mail: 'now', push: false } as const;
  await api.callerFor(thea).social.notifications.settings.save(setting);
  await api.callerFor(ben).forum.post.create({ threadId, content: 'Wer ist dabei?' });
  address = await addressIn(api, thea);
});
afterAll(() => box.close());
beforeEach(() => {
  box.said.length = 0;
});

const put = (raw: string) => box.mails.push({ raw: Buffer.from(raw), isSeen: false });
const written = (text: string, to = address, headers = {}) =>
  put(mailOf({ from: thea, to, text, headers }));
async function contents() {
  await runJobs(api);
  const { items } = await api.callerFor(ben).forum.post.list({ threadId });
  return items.map(({ content }) => content).slice(2);
}

it('fetches what is unseen, and marks it', async () => {
  written('Eins');
  written('Zwei', 'undisclosed-recipients:;', { 'Delivered-To': address });
  written('An niemanden', 'reply@oche.example');
  expect(await pollMailbox(api.deps)).toBe(3);
  expect(box.mails.every(({ isSeen }) => isSeen)).toBe(true);
  expect((await contents()).toSorted()).toEqual(['Eins', 'Zwei']);
  expect(await pollMailbox(api.deps)).toBe(0);
});

it('that the connection breaks off before a mail is marked brings it once', async () => {
  const before = (await contents()).length;
  written('Abgebrochen');
  box.failAt = 'UID STORE';
  await expect(pollMailbox(api.deps)).rejects.toThrow(/REPLY_IMAP_URL can't be read/);
  expect(box.mails.at(-1)?.isSeen).toBe(false);
  expect(await pollMailbox(api.deps)).toBe(1);
  expect((await contents()).slice(before)).toEqual(['Abgebrochen']);
});

it('does not fetch what is too large, and tells its writer once', async () => {
  const before = (await contents()).length;
  written('x'.repeat(MAIL_MAX_BYTES));
  await pollMailbox(api.deps);
  expect(box.said.filter((command) => /BODY(\.PEEK)?\[\]/.test(command))).toEqual([]);
  expect((await contents()).slice(before)).toEqual([]);
  const mails = await receiveMails(api, thea.email);
  expect(mails.filter(({ text }) => text.includes('Deine Mail war zu groß'))).toHaveLength(1);
});

it('an error names no password', async () => {
  box.failAt = 'LOGIN';
  const error = await pollMailbox(api.deps).catch((thrown: Error) => thrown);
  expect(String(error)).toMatch(/REPLY_IMAP_URL/);
  expect(String(error)).not.toContain('s3cret');
});
