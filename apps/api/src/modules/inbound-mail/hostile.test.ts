import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveMails, runJobs, useMember, useTestApi } from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';
import { addressIn, type Line, mailOf, openLine, REPLY_ENV } from './testing.ts';

/*
 * Mails as they come: from programs of all kinds, in all character sets, written by machines, and by who means harm.
 */

const api = useTestApi({ env: REPLY_ENV });
const thea = useMember(api, { first_name: 'Thea' });
const ben = useMember(api, { first_name: 'Ben' });
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

async function send(raw: string | Buffer, from: string | null = thea.email) {
  const before = await api.deps.db
    .selectFrom('forum_posts')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(await line.deliver({ to: address, from, raw })).toBe('250 taken');
  await runJobs(api);
  const post = await api.deps.db
    .selectFrom('forum_posts')
    .select('content')
    .where('id', '>', before?.id ?? 0)
    .executeTakeFirst();
  const mail = await api.deps.db
    .selectFrom('inbound_mails')
    .select(['outcome', 'source'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(mail?.source).toBeNull();
  return { outcome: mail?.outcome, content: post?.content };
}

const written = (text: string, headers: Record<string, string> = {}) =>
  mailOf({ from: thea, to: address, text, headers });

/** The same mail with a body in bytes of its own. */
const inBytes = (contentType: string, body: Buffer, encoding = '8bit') =>
  Buffer.concat([
    Buffer.from(
      written('', { 'Content-Type': contentType, 'Content-Transfer-Encoding': encoding }),
    ),
    body,
  ]);

const OURS = 'Oche <no-reply@oche.test>';

describe('what a member has written', () => {
  it.each([
    [
      'Gmail',
      `Klar!\n\nAm So., 29. Nov. 2026 um 19:00 Uhr schrieb ${OURS}:\n\n> Hallo!\n>\n> Ben hat geantwortet\n`,
    ],
    [
      'Gmail, with the line broken',
      `Klar!\n\nAm So., 29. Nov. 2026 um 19:00 Uhr schrieb Oche <\nno-reply@oche.test>:\n\n> Hallo!\n`,
    ],
    ['Gmail in English', `Klar!\n\nOn Sun, Nov 29, 2026 at 7:00 PM ${OURS} wrote:\n\n> Hallo!\n`],
    [
      'Apple Mail',
      `Klar!\n\nVon meinem iPhone gesendet\n\n> Am 29.11.2026 um 19:00 schrieb ${OURS}:\n> \n> Hallo!\n`,
    ],
    [
      'Apple Mail in English',
      `Klar!\n\nSent from my iPhone\n\n> On 29 Nov 2026, at 19:00, ${OURS} wrote:\n> \n> Hallo!\n`,
    ],
    [
      'Outlook',
      `Klar!\n\nVon: ${OURS}\nGesendet: Sonntag, 29. November 2026 19:00\nAn: Thea\nBetreff: Neue Antwort\n\nHallo!\n\nBen hat geantwortet\n`,
    ],
    [
      'Outlook in English',
      `Klar!\n\n________________________________\nFrom: ${OURS}\nSent: Sunday, November 29, 2026 7:00 PM\nTo: Thea\nSubject: Neue Antwort\n\nHallo!\n`,
    ],
    [
      'old Outlook',
      `Klar!\n\n-----Ursprüngliche Nachricht-----\nVon: Oche\nGesendet: gestern\n\nHallo!\n`,
    ],
    [
      'Thunderbird',
      `Klar!\n\nAm 29.11.26 um 19:00 schrieb Oche:\n> Hallo!\n> Ben hat geantwortet\n`,
    ],
    ['with a signature', `Klar!\n\n-- \nThea Muster\nDart-Club Köln\n`],
    ['with the note of a phone', `Klar!\n\nGesendet von Outlook für Android\n`],
    ['with the note of another phone', `Klar!\n\nGesendet mit der GMX Mail App\n`],
    [
      'Yahoo',
      `Klar!\n\n    Am Sonntag, 29. November 2026 um 19:00:00 MEZ hat Oche <no-reply@oche.test> Folgendes geschrieben:  \n \n Hallo!\n`,
    ],
    [
      'below the quote',
      `Am 29.11.2026 um 19:00 schrieb ${OURS}:\n\n> Hallo!\n> Ben hat geantwortet\n\nKlar!\n`,
    ],
  ])('is all that is taken: %s', async (_, text) => {
    expect(await send(written(text))).toEqual({ outcome: 'taken', content: 'Klar!' });
  });

  it('keeps paragraphs, lists, formatting and lines between thoughts', async () => {
    const text = `Erstens: **Flights**.\n\n- kurz\n- lang\n\nBei 180: ich frage wegen der Länge. ${'Lang. '.repeat(20)}\n\n---\n\n${'Und noch ein Gedanke. '.repeat(40).trim()}`;
    const { content } = await send(written(text));
    expect(content).toContain('- kurz\n- lang');
    expect(content).toContain('Und noch ein Gedanke.');
  });

  const umlauts = 'Grüße aus Köln';
  it.each([
    [
      'ISO-8859-15',
      () =>
        inBytes('text/plain; charset=iso-8859-15', Buffer.from('Gr\xfc\xdfe: 5 \xa4', 'latin1')),
      'Grüße: 5 €',
    ],
    [
      'windows-1252',
      () =>
        inBytes('text/plain; charset=windows-1252', Buffer.from('\x84Gr\xfc\xdfe\x93', 'latin1')),
      '„Grüße“',
    ],
    [
      'KOI8-R',
      () =>
        inBytes('text/plain; charset=koi8-r', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])),
      'Привет',
    ],
    [
      'UTF-16',
      () =>
        inBytes(
          'text/plain; charset=utf-16le',
          Buffer.from(Buffer.from(umlauts, 'utf16le').toString('base64')),
          'base64',
        ),
      umlauts,
    ],
    [
      'quoted-printable',
      () =>
        inBytes(
          'text/plain; charset=utf-8',
          Buffer.from('Gr=C3=BC=C3=9Fe aus K=\r\n=C3=B6ln'),
          'quoted-printable',
        ),
      umlauts,
    ],
    [
      'broken quoted-printable',
      () =>
        inBytes(
          'text/plain; charset=utf-8',
          Buffer.from('Gr=C3=BC=C3=9Fe =XY 100=%'),
          'quoted-printable',
        ),
      'Grüße =XY 100=%',
    ],
    [
      'a charset that nobody knows',
      () => inBytes('text/plain; charset=x-klingon', Buffer.from('Hallo')),
      'Hallo',
    ],
    [
      'flowed text',
      () => inBytes('text/plain; charset=utf-8; format=flowed', Buffer.from('Grüße aus \r\nKöln')),
      umlauts,
    ],
    [
      'base64',
      () =>
        inBytes(
          'text/plain; charset=utf-8',
          Buffer.from(Buffer.from(umlauts).toString('base64')),
          'base64',
        ),
      umlauts,
    ],
  ])('is read as it was written: %s', async (_, raw, content) => {
    expect(await send(raw())).toEqual({ outcome: 'taken', content });
  });

  it.each([
    [
      'HTML alone',
      '<div>Klar,<br>bin <b>dabei</b>!</div><blockquote type="cite">Hallo! Ben hat geantwortet</blockquote>',
      'Klar,\nbin dabei!',
    ],
    [
      'HTML of Gmail',
      `<div dir="ltr">Klar!</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Am So., 29. Nov. 2026 um 19:00 Uhr schrieb Oche &lt;<a href="mailto:no-reply@oche.test">no-reply@oche.test</a>&gt;:<br></div><blockquote>Hallo!</blockquote></div>`,
      'Klar!',
    ],
    [
      'HTML of Outlook',
      '<div class="WordSection1"><p class="MsoNormal">Klar!<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>Von:</b> Oche &lt;no-reply@oche.test&gt; <br><b>Gesendet:</b> Sonntag, 29. November 2026 19:00<br><b>An:</b> Thea<br><b>Betreff:</b> Neue Antwort<o:p></o:p></p></div></div><p>Hallo! Ben hat geantwortet</p></div>',
      'Klar!',
    ],
    ['HTML with a script', '<p>Klar!</p><script>alert(1)</script><style>p{}</style>', 'Klar!'],
    [
      'HTML with its angle brackets',
      '<p>&lt;img src=x onerror=alert(1)&gt; ist HTML</p>',
      '<img src=x onerror=alert(1)> ist HTML',
    ],
  ])('is plain text: %s', async (_, html, content) => {
    const raw = written(html, { 'Content-Type': 'text/html; charset=utf-8' });
    expect(await send(raw)).toEqual({ outcome: 'taken', content });
  });

  it('tells nobody a secret of our mails that stands in it', async () => {
    const text = `Schreibt an ${address}, nicht an https://oche.example/unsubscribe?token=WyJh.b-c`;
    const { content } = await send(written(text));
    expect(content).toBe(
      'Schreibt an reply+…@oche.example, nicht an https://oche.example/unsubscribe?token=…',
    );
  });

  it('may look like the head of a mail', async () => {
    const content = 'Von: mir\nan euch\n\nAn: alle\nBetreff: egal';
    expect(await send(written(content))).toEqual({ outcome: 'taken', content });
  });

  it('has no zero bytes and no endless patterns', async () => {
    expect(await send(inBytes('text/plain', Buffer.from('Hal\0lo')))).toMatchObject({
      outcome: 'taken',
    });
    const evil = `Hallo\n${'0000 from< '.repeat(400)}x>:\n`;
    expect((await send(written(evil))).outcome).toBe('taken');
  });
});

describe('what no member has written', () => {
  it.each([
    ['a bounce', () => written('Undelivered'), null],
    [
      'a report',
      () =>
        written('x', {
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        }),
      'thea',
    ],
    [
      'an out-of-office note',
      () => written('Ich bin im Urlaub', { 'Auto-Submitted': 'auto-replied' }),
      'thea',
    ],
    [
      'a note of a program',
      () => written('x', { 'Auto-Submitted': 'auto-generated (vacation)' }),
      'thea',
    ],
    ['a bulk mail', () => written('x', { Precedence: 'bulk' }), 'thea'],
    ['a list', () => written('x', { 'List-Id': '<a.example>' }), 'thea'],
    ['an old autoresponder', () => written('x', { 'X-Autoreply': 'yes' }), 'thea'],
    ['our own mail come back', () => written('x', { 'X-Loop': 'reply@oche.example' }), 'thea'],
    [
      'the answer of a calendar',
      () => written('x', { 'Content-Type': 'text/calendar; method=REPLY' }),
      'thea',
    ],
    [
      'a mail of a mail server',
      () => mailOf({ from: 'MAILER-DAEMON@mx.example', to: address, text: 'x' }),
      'thea',
    ],
  ] as const)('%s is swallowed, and nobody is told', async (_, raw, from) => {
    const before = (await receiveMails(api, thea.email)).length;
    expect(await send(raw(), from === null ? null : thea.email)).toEqual({ outcome: 'automatic' });
    expect(await receiveMails(api, thea.email)).toHaveLength(before);
    expect(await receiveMails(api, 'MAILER-DAEMON@mx.example')).toEqual([]);
  });

  it('Auto-Submitted: no is somebody', async () => {
    expect(await send(written('Ich', { 'Auto-Submitted': 'no' }))).toEqual({
      outcome: 'taken',
      content: 'Ich',
    });
  });

  it.each([
    ['several senders', () => mailOf({ from: 'a@b.example, c@d.example', to: address })],
    ['no sender', () => written('x').replace(/^From: .*\r\n/m, '')],
    ['two From fields', () => `From: Eve <eve@evil.example>\r\n${written('x')}`],
    [
      'two From fields, the other way round',
      () => written('x').replace(/^(From: .*\r\n)/m, '$1From: Eve <eve@evil.example>\r\n'),
    ],
    [
      'a name that looks like an address',
      () =>
        `From: "${thea.email}" <eve@evil.example>\r\n${written('x').replace(/^From: .*\r\n/m, '')}`,
    ],
  ])('%s is nobody', async (_, raw) => {
    expect(await send(raw())).toMatchObject({
      outcome: 'foreign',
    });
  });

  it('nothing at all is empty, or broken', async () => {
    expect((await send(Buffer.from(`From: ${thea.email}\r\n\r\n`))).outcome).toBe('empty');
    expect((await send(Buffer.from('no mail at all'))).outcome).toBe('foreign');
  });
});
