import type { Readable } from 'node:stream';
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { Deps } from '../../../lib/deps.ts';
import { readReplyAddress } from '../address/reply-address.ts';
import { MAIL_MAX_BYTES, receive } from './receive.service.ts';

/** A mail is held in memory while it comes in. */
const CLIENTS_MAX = 8;
const RECIPIENTS_MAX = 10;
const SOCKET_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2000;

export interface SmtpListener {
  port: number;
  close(): Promise<void>;
}

/** An answer of the protocol (RFC 5321), as the library takes it. */
class Reply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/**
 * Takes answers from the operator's mail server. What is none of our addresses is refused at once, so that nobody gets a
 * mail about it; a mail is taken (250) when it is stored, and put off (4xx) while that can't be done.
 */
export async function listenForMails(deps: Deps, port: number): Promise<SmtpListener> {
  const { SMTPServer } = await import('smtp-server');
  const options: SMTPServerOptions = {
    name: deps.env.REPLY_ADDRESS?.split('@')[1] ?? 'localhost',
    banner: 'answers to mails only',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    maxClients: CLIENTS_MAX,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onRcptTo({ address }, session, callback) {
      admit(deps, address, session).then(() => callback(), callback);
    },
    onData(stream, session, callback) {
      take(deps, stream, session).then(() => callback(null, 'taken'), callback);
    },
  };
  const server = new SMTPServer(options);
  // a client that goes away in the middle
  server.on('error', (error) => deps.log.debug({ err: error }, 'a mail came in only in part'));
  const net = await new Promise<ReturnType<typeof server.listen>>((resolve, reject) => {
    server.server.once('error', reject);
    const listening = server.listen(port, deps.env.REPLY_SMTP_HOST, () => {
      server.server.off('error', reject);
      resolve(listening);
    });
  });
  const address = net.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** It asks no database, so that guessing addresses costs us nothing. */
async function admit(deps: Deps, address: string, session: SMTPServerSession): Promise<void> {
  const place = readReplyAddress(deps, address);
  if (!place) throw new Reply(550, '5.1.1 there is no such address');
  if (session.envelope.rcptTo.length >= RECIPIENTS_MAX)
    throw new Reply(452, '4.5.3 too many recipients');
  if (!(await deps.limits.tryUse('inboundMail', String(place.number))))
    throw new Reply(450, '4.2.1 too many mails, come again later');
}

async function take(
  deps: Deps,
  stream: Readable & { sizeExceeded?: boolean },
  { envelope }: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  // what is too much is read to its end and dropped: only then the other side listens
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= MAIL_MAX_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > MAIL_MAX_BYTES) throw new Reply(552, '5.3.4 this mail is too large');
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  const source = Buffer.concat([
    Buffer.from(`Return-Path: <${from.replaceAll(/[\r\n<>]/g, '')}>\r\n`),
    ...chunks,
  ]);
  try {
    const addresses = envelope.rcptTo.map(({ address }) => address);
    await receive(deps, { source, addresses });
  } catch (error) {
    deps.log.warn({ err: error }, 'a mail could not be stored; its server comes again');
    throw new Reply(451, '4.3.0 not now, come again later');
  }
}
