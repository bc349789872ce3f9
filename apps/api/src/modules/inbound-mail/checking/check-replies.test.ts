import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { listenForMails, type SmtpListener } from '../receiving/smtp-listener.ts';
import { type Mailbox, openMailbox } from '../receiving/testing-imap.ts';
import { mailOf, REPLY_ENV } from '../testing.ts';
import { checkReplies } from './check-replies.service.ts';

const api = useTestApi({ env: { ...REPLY_ENV, SMTP_URL: 'smtp://mail.oche.example' } });
const other = useTestApi({ env: REPLY_ENV });
const MX = [
  { priority: 20, exchange: 'second.oche.example' },
  { priority: 10, exchange: 'first.oche.example' },
];
let listener: SmtpListener;
let env: typeof api.deps.env;

beforeAll(async () => {
  listener = await listenForMails(api.deps, 0);
});
afterAll(() => listener.close());
beforeEach(() => {
  env = { ...api.deps.env, REPLY_SMTP_PORT: listener.port };
});

async function check(findMx = async () => MX) {
  const findings = await checkReplies({ ...api.deps, env }, { findMx });
  return {
    texts: findings.map(({ text }) => text),
    wrong: findings.filter(({ isWrong }) => isWrong).map(({ text }) => text),
  };
}

it('without an address there is nothing to set up, and nothing wrong', async () => {
  env = { ...env, REPLY_ADDRESS: undefined };
  expect(await check()).toEqual({
    texts: ['Mails can’t be answered: REPLY_ADDRESS is not set.'],
    wrong: [],
  });
});

it('finds the listener that has the same address and key, and leaves nothing there', async () => {
  const { texts, wrong } = await check();
  expect(wrong).toEqual([]);
  expect(texts).toContain(
    `Answers are taken at 127.0.0.1:${listener.port}, with the same address and the same key.`,
  );
  expect(texts.join('\n')).toContain('go to first.oche.example, second.oche.example');
  expect(await api.deps.db.selectFrom('inbound_mails').select('id').execute()).toEqual([]);
});

it('says that nobody listens, that nothing goes out, and that nothing comes in', async () => {
  const free = await listenForMails(api.deps, 0);
  await free.close();
  env = { ...env, REPLY_SMTP_PORT: free.port, SMTP_URL: undefined };
  const { wrong } = await check();
  expect(wrong).toHaveLength(2);
  expect(wrong.join('\n')).toMatch(/SMTP_URL is not set.*\nNobody takes answers at .*ECONNREFUSED/);
  env = { ...env, REPLY_SMTP_PORT: undefined };
  expect((await check()).wrong.join('\n')).toContain('Neither REPLY_SMTP_PORT nor REPLY_IMAP_URL');
});

it('knows a listener with another key, one that takes everything, and what is no mail server', async () => {
  const foreign = await listenForMails(other.deps, 0);
  env = { ...env, REPLY_SMTP_PORT: foreign.port };
  expect((await check()).wrong).toEqual([expect.stringContaining('another ENCRYPTION_KEY')]);
  await foreign.close();
  for (const [answer, said] of [
    ['250 yes', 'takes any address'],
    ['421 not now', 'it answered 421'],
    ['hello', 'it speaks no SMTP'],
    [null, 'it hung up'],
  ] as const) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (answer === null) socket.end();
      else {
        socket.write(`${answer}\r\n`);
        socket.on('data', () => socket.write(`${answer}\r\n`));
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    env = { ...env, REPLY_SMTP_PORT: typeof place === 'object' && place ? place.port : 0 };
    expect((await check()).wrong).toEqual([expect.stringContaining(said)]);
    server.close();
  }
});

it('looks into the mailbox, and marks nothing; what is wrong with it names no password', async () => {
  const box: Mailbox = await openMailbox();
  box.mails.push({
    raw: Buffer.from(mailOf({ from: 'a@b.example', to: 'c@d.example' })),
    isSeen: false,
  });
  env = { ...env, REPLY_SMTP_PORT: undefined, REPLY_IMAP_URL: box.url };
  expect((await check()).texts).toContain(
    'The mailbox of REPLY_IMAP_URL can be read; 1 of its mails are unseen.',
  );
  expect(box.said.filter((command) => /STORE|FETCH/i.test(command))).toEqual([]);
  box.failAt = 'LOGIN';
  const { wrong } = await check();
  expect(wrong).toEqual([expect.stringContaining("REPLY_IMAP_URL can't be read")]);
  expect(wrong.join()).not.toContain('s3cret');
  await box.close();
});

it('a domain without MX is told, and is no mistake', async () => {
  const { texts, wrong } = await check(() => Promise.reject(new Error('ENOTFOUND')));
  expect(wrong).toEqual([]);
  expect(texts.join('\n')).toContain('no MX record of oche.example');
});
