import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refuseRows, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { addressIn, type Line, mailOf, openLine, REPLY_ENV } from '../testing.ts';
import { keepListening } from './keep-listening.ts';
import { MAIL_MAX_BYTES } from './receive.service.ts';
import { listenForMails } from './smtp-listener.ts';

const api = useTestApi({ env: { ...REPLY_ENV, REPLY_AUTHSERV_ID: 'mx.oche.example' } });
const thea = useMember(api, { first_name: 'Thea' });
const ben = useMember(api);
let line: Line;
let threadId: number;
let address: string;

beforeAll(async () => {
  line = await openLine(api);
  const { thread } = await createThread(api, thea);
  threadId = thread.id;
  const setting = { kind: 'forum.answer', mail: 'now', push: false } as const;
  await api.callerFor(thea).social.notifications.settings.save(setting);
  await api.callerFor(ben).forum.post.create({ threadId, content: 'Wer ist dabei?' });
  address = await addressIn(api, thea);
});
afterAll(() => line.close());

const PASS = { 'Authentication-Results': 'mx.oche.example; dmarc=pass header.from=oche.test' };
const deliver = (text: string, headers: Record<string, string> = PASS) =>
  line.deliver({
    to: address,
    from: thea.email,
    raw: mailOf({ from: thea, to: address, text, headers }),
  });
async function contents() {
  await runJobs(api);
  const { items } = await api.callerFor(ben).forum.post.list({ threadId });
  return items.map(({ content }) => content).slice(2);
}
const lastOutcome = async () => {
  await runJobs(api);
  const row = await api.deps.db
    .selectFrom('inbound_mails')
    .select('outcome')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.outcome;
};

it('puts a mail off while it can’t be stored, and takes it afterwards', async () => {
  const raw = mailOf({ from: thea, to: address, text: 'Später', headers: PASS });
  const again = () => line.deliver({ to: address, from: thea.email, raw });
  const refused = { table: 'inbound_mails', on: 'insert', rows: sql`true` } as const;
  const end = await refuseRows(api.deps, refused);
  expect(await again()).toMatch(/^451 /);
  await end();
  expect(await contents()).toEqual([]);
  expect(await again()).toBe('250 taken');
  expect(await contents()).toEqual(['Später']);
});

it('refuses what is too large, before it is sent and after', async () => {
  expect(await deliver('x'.repeat(MAIL_MAX_BYTES))).toMatch(/^552 /);
  const said = await new Promise<string>((resolve) => {
    const lines = ['EHLO a', `MAIL FROM:<a@b.example> SIZE=${MAIL_MAX_BYTES + 1}`, 'QUIT'];
    let heard = '';
    const socket = connect(line.port, '127.0.0.1');
    socket.on('data', (chunk) => {
      heard += chunk;
      // the last line of an answer has no hyphen
      if (/^\d{3} [^\n]*\r\n$/m.test(String(chunk))) socket.write(`${lines.shift() ?? 'NOOP'}\r\n`);
    });
    socket.on('close', () => resolve(heard));
  });
  expect(said).toMatch(/^552 /m);
  expect(said).not.toMatch(/AUTH|STARTTLS/);
});

it.each([
  ['taken', 'mx.oche.example; dmarc=pass (p=reject) header.from=oche.test'],
  ['taken', 'mx.oche.example; spf=pass smtp.mailfrom=thea@oche.test; dkim=none'],
  ['taken', 'mx.oche.example; dkim=pass header.d=oche.test header.s=a'],
  ['forged', 'mx.oche.example; dkim=pass header.d=evil.example'],
  ['forged', 'mx.oche.example; dkim=pass header.d=test'],
  ['forged', 'mx.oche.example; spf=pass smtp.mailfrom=eve@evil.example'],
  ['forged', 'mx.oche.example; dmarc=fail; spf=pass smtp.mailfrom=thea@oche.test'],
  ['forged', 'mx.evil.example; dmarc=pass header.from=oche.test'],
  ['forged', 'mx.oche.example (dmarc=pass); dmarc=none'],
])('a mail is %s with %s', async (outcome, results) => {
  await deliver('Bin ich’s?', { 'Authentication-Results': results });
  expect(await lastOutcome()).toBe(outcome);
});

it('without the results of that server nobody is believed', async () => {
  await deliver('Bin ich’s?', {});
  expect(await lastOutcome()).toBe('forged');
});

it('of two processes one listens, and the other takes over when that one ends', async () => {
  const first = await listenForMails(api.deps, 0);
  const second = await keepListening(api.deps, first.port, { retryMs: 20 });
  const reach = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(first.port, '127.0.0.1');
      socket.on('data', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  expect(await reach()).toBe(true);
  await first.close();
  await vi.waitFor(async () => expect(await reach()).toBe(true));
  await second.close();
  expect(await reach()).toBe(false);
});

it('puts off who writes like a machine', async () => {
  const said = new Set<string>();
  for (let sent = 0; sent < 61; sent++) {
    const answer = await deliver('Noch einer', { Precedence: 'bulk' });
    said.add(answer.slice(0, 3));
  }
  expect(said).toEqual(new Set(['250', '450']));
});
