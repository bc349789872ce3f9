import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { afterEach, expect, it, vi } from 'vitest';
import { createMailer, tryMailServer } from './mail.ts';

/** For 127.0.0.1 until 2126, signed by itself: openssl req -x509 -newkey ec … */
const cert = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUMz8/xsnPxVqyk+p697fyNexkg7YwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMzIyNDc1MVoYDzIxMjYxMDMw
MjI0NzUxWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASeQXLEgWqCO/0C1zdga9l/w2zR/koTIlCakvOZq8nf/AFfoERcbs8c
grK4RYQIHTM9dUfUStomFaqchGHG5uuWo2QwYjAdBgNVHQ4EFgQUlUFdq6RaV48S
4G9o1aA6Aa6mKNYwHwYDVR0jBBgwFoAUlUFdq6RaV48S4G9o1aA6Aa6mKNYwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQCiZBnrBSGSicebZ5fPvT7PevLXV8aiAjUAQBTXhi3l9gIhAIl3JNQxu22USJtd
/nIAWvGVTq8TS4AdJteL4UM98RCc
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxLN8EexAoFd4SQaK
poTLCi7pFMH/zSWI4i1mi32cIlChRANCAASeQXLEgWqCO/0C1zdga9l/w2zR/koT
IlCakvOZq8nf/AFfoERcbs8cgrK4RYQIHTM9dUfUStomFaqchGHG5uuW
-----END PRIVATE KEY-----`;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Listener = ReturnType<typeof createServer>;

async function listen(server: Listener, protocol: string, host: string): Promise<string> {
  closers.push(() => server.close());
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return `${protocol}://postmaster:s3cret@${host}:${port}`;
}

/** Once it is trusted anybody may sign in; mails it takes none, and says so. */
const ANSWERS: [RegExp, string][] = [
  [/^EHLO/i, '250-test\r\n250 AUTH PLAIN\r\n'],
  [/^AUTH/i, '235 welcome\r\n'],
  [/^MAIL/i, '550 no\r\n'],
];

const serve = (socket: Socket) =>
  socket.on('data', (bytes) => {
    const answer = ANSWERS.find(([line]) => line.test(bytes.toString()))?.[1];
    socket.write(answer ?? '250 ok\r\n');
  });

const withTls = (host: string) =>
  listen(
    createTlsServer({ cert, key }, (socket) => {
      socket.on('error', () => {});
      socket.write('220 test ESMTP\r\n');
      serve(socket);
    }),
    'smtps',
    host,
  );

/** RFC 3207: in clear until the client asks for more. */
const withStartTls = (host: string) =>
  listen(
    createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 test ESMTP\r\n');
      const answer = (line: Buffer) => {
        if (!/^STARTTLS/i.test(line.toString()))
          return socket.write('250-test\r\n250 STARTTLS\r\n');
        socket.off('data', answer);
        socket.write('220 go on\r\n');
        const secure = new TLSSocket(socket, { isServer: true, cert, key });
        return serve(secure.on('error', () => {}));
      };
      socket.on('data', answer);
    }),
    'smtp',
    host,
  );

const WAYS = [
  ['smtps', withTls],
  ['STARTTLS', withStartTls],
] as const;

const mail = { subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' };
const production = { MAIL_FROM: 'no-reply@oche.test', NODE_ENV: 'production' } as const;

it.each(WAYS)(
  'a certificate that nobody vouches for is named with %s, at the start and by each mail',
  async (_, start) => {
    // leads to this machine, too, but by no name of it
    const url = await start('0.0.0.0');
    const reason =
      'the mail server refused: self-signed certificate (name the file of its authority in NODE_EXTRA_CA_CERTS)';
    const log = { info: vi.fn(), error: vi.fn() };
    await tryMailServer({ SMTP_URL: url }, log);
    expect(log.error.mock.calls).toEqual([[`mails can't be sent: ${reason}`]]);
    const mailer = createMailer({ ...production, SMTP_URL: url }, log);
    await expect(mailer.send('lena@oche.test', mail)).rejects.toThrow(new Error(reason));
    mailer.close();
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/s3cret|postmaster/);
  },
);

it.each(WAYS)('on the same machine any certificate is fine with %s', async (_, start) => {
  const SMTP_URL = await start('127.0.0.1');
  const log = { info: vi.fn(), error: vi.fn() };
  await tryMailServer({ SMTP_URL }, log);
  expect(log.error).not.toHaveBeenCalled();
  const mailer = createMailer({ ...production, SMTP_URL }, log);
  await expect(mailer.send('lena@oche.test', mail)).rejects.toThrow('refused: EENVELOPE 550');
  mailer.close();
});

it('without a mail server there is nothing to try', async () => {
  const log = { error: vi.fn() };
  await tryMailServer({}, log);
  expect(log.error).not.toHaveBeenCalled();
});
