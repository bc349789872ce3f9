import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailer, mailJobs } from './mail.ts';
import { layoutMail } from './mail-layout.ts';

const content = layoutMail({
  subject: 'Grüße von der Linie',
  paragraphs: ['Hallo,', 'hier ist <dein> Link & mehr.'],
  facts: [
    ['Wo', 'Bull <& Co>'],
    ['Preis', '24,00 €'],
    ['Nachricht', 'Bis gleich!\nPreis: 0 €'],
  ],
  action: { label: 'Öffnen', url: 'https://oche.example/x?token=abc&b=1' },
  footer: 'Oche',
});

declare module './mail.ts' {
  interface Mails {
    'test.hello': Record<string, never>;
    'test.bye': Record<string, never>;
  }
}

const env = { MAIL_FROM: 'Oche <no-reply@oche.test>', NODE_ENV: 'test' as const };

describe('layout', () => {
  it('says the same as text and as HTML, and escapes', () => {
    expect(content.text).toContain('Öffnen:\nhttps://oche.example/x?token=abc&b=1');
    expect(content.html).toContain('href="https://oche.example/x?token=abc&amp;b=1"');
    expect(content.html).toContain('hier ist &lt;dein&gt; Link &amp; mehr.');
    expect(content.text).toContain(
      'Wo: Bull <& Co>\nPreis: 24,00 €\nNachricht: Bis gleich!\n  Preis: 0 €\n',
    );
    expect(content.html).toContain('Bull &lt;&amp; Co&gt;');
    expect(content.link).toBe('https://oche.example/x?token=abc&b=1');
  });
});

describe('without an SMTP server', () => {
  it('mails are readable files for their owner only, and the link is logged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oche-mail-test-'));
    const log = { info: vi.fn() };
    const mailer = createMailer({ ...env, OCHE_DATA_DIR: folder }, log);
    await mailer.send('lena@oche.test', content);
    const [name = ''] = await readdir(join(folder, 'mail'));
    const file = join(folder, 'mail', name);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^From: .*\nTo: lena@oche.test\nSubject: Grüße von der Linie\n\nHallo,/);
    expect(text).toContain('https://oche.example/x?token=abc&b=1');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({ link: content.link });
    await rm(folder, { recursive: true });
  });

  it('a calendar entry lies beside its mail', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oche-mail-test-'));
    const mailer = createMailer({ ...env, OCHE_DATA_DIR: folder }, { info: vi.fn() });
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const;
    await mailer.send('lena@oche.test', { ...content, calendar });
    const [ics = '', txt = ''] = (await readdir(join(folder, 'mail'))).sort();
    expect(txt).toBe(ics.replace('.ics', '.txt'));
    expect(await readFile(join(folder, 'mail', ics), 'utf8')).toBe('BEGIN:VCALENDAR');
    await rm(folder, { recursive: true });
  });

  it('there is none in production', () => {
    const log = { info: vi.fn() };
    expect(() => createMailer({ ...env, NODE_ENV: 'production' }, log)).toThrow(/SMTP_URL/);
  });
});

describe('with an SMTP server', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  /** A mail server (RFC 5321) that knows as much as one mail needs. */
  async function startServer(answerToRecipient: string) {
    const received: string[] = [];
    server = createServer((socket) => {
      sockets.add(socket);
      let data = '';
      let inMail = false;
      socket.write('220 test ESMTP\r\n');
      socket.on('data', (chunk) => {
        data += chunk;
        for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
          const line = data.slice(0, end);
          data = data.slice(end + 2);
          received.push(line);
          if (inMail) {
            if (line !== '.') continue;
            inMail = false;
            socket.write('250 queued\r\n');
          } else if (/^RCPT/i.test(line)) socket.write(`${answerToRecipient}\r\n`);
          else if (/^DATA/i.test(line)) {
            inMail = true;
            socket.write('354 go on\r\n');
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, received };
  }

  it('mails go there, as text and HTML, and nothing is logged', async () => {
    const { url, received } = await startServer('250 ok');
    const log = { info: vi.fn() };
    const mailer = createMailer({ ...env, NODE_ENV: 'production', SMTP_URL: url }, log);
    await mailer.send('lena@oche.test', content);
    mailer.close();
    expect(received).toContain('RCPT TO:<lena@oche.test>');
    const source = received.join('\n');
    expect(source).toContain('From: Oche <no-reply@oche.test>');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(log.info).not.toHaveBeenCalled();
  });

  it('a calendar entry goes with the mail, for programs that show it and for those that do not', async () => {
    const { url, received } = await startServer('250 ok');
    const mailer = createMailer({ ...env, SMTP_URL: url }, { info: vi.fn() });
    const calendar = { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
    await mailer.send('lena@oche.test', { ...content, calendar });
    mailer.close();
    const source = received.join('\n');
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(source).toMatch(/Content-Disposition: attachment; filename=oche.ics/);
  });

  it('says that a program has written it, what it belongs to, and where it is answered', async () => {
    const { url, received } = await startServer('250 ok');
    const mailer = createMailer({ ...env, SMTP_URL: url }, { info: vi.fn() });
    await mailer.send('lena@oche.test', {
      ...content,
      id: 'notification-17',
      about: 'thread-5',
      replyTo: 'reply+p1-1-1-a@oche.test',
    });
    await mailer.send('lena@oche.test', { ...content, loop: 'reply@oche.test' });
    mailer.close();
    const [first = '', second = ''] = received
      .join('\n')
      .split(/^RCPT TO/m)
      .slice(1);
    expect(first).toContain('Reply-To: reply+p1-1-1-a@oche.test');
    expect(first).toContain('Message-ID: <notification-17@oche.test>');
    expect(first).toContain('References: <thread-5@oche.test>');
    expect(first).toContain('In-Reply-To: <thread-5@oche.test>');
    expect(first).toContain('Auto-Submitted: auto-generated');
    expect(first).not.toContain('X-Loop');
    expect(second).toContain('Auto-Submitted: auto-replied');
    expect(second).toContain('X-Auto-Response-Suppress: All');
    expect(second).toContain('X-Loop: reply@oche.test');
    expect(second).not.toContain('Reply-To');
  });

  it('a refusal is an error that does not name the recipient', async () => {
    const { url } = await startServer('550 <lena@oche.test> is unknown here');
    const mailer = createMailer({ ...env, SMTP_URL: url }, { info: vi.fn() });
    const error = await mailer.send('lena@oche.test', content).catch((thrown: Error) => thrown);
    mailer.close();
    expect(String(error)).toContain('550');
    expect(String(error)).not.toContain('lena');
  });
});

describe('the templates of all modules', () => {
  const mailer = { send: vi.fn(async () => {}), close() {} };
  const hello = { 'test.hello': async () => content };
  const bye = { 'test.bye': async () => null };
  const mail = { to: 'lena@oche.test', locale: 'de', params: {} } as const;
  const running = { job: { id: '1' } };

  it('write the mail of their name, or none', async () => {
    const { tasks } = mailJobs(mailer, [hello, bye]);
    await tasks.mail?.({ ...mail, template: 'test.bye' }, running);
    await tasks.mail?.({ ...mail, template: 'test.hello' }, running);
    expect(mailer.send.mock.calls).toEqual([['lena@oche.test', content]]);
  });

  it('without one of its name a mail fails, and is tried again', async () => {
    const { tasks } = mailJobs(mailer, [bye]);
    await expect(tasks.mail?.({ ...mail, template: 'test.hello' }, running)).rejects.toThrow(
      /test.hello/,
    );
  });

  it('two modules that have a mail of the same name are refused', () => {
    expect(() => mailJobs(mailer, [hello, bye, hello])).toThrow(
      'two modules have the mail test.hello',
    );
  });
});
