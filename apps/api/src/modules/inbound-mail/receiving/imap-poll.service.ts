import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { Deps } from '../../../lib/deps.ts';
import { fieldsOf, headOf } from './mail-head.ts';
import { MAIL_MAX_BYTES, receive } from './receive.service.ts';

/** The next minute comes with the next look. */
const LOOK_MS = 50_000;
const MAILS_MAX = 200;
/** Fields that name to which of a mailbox's addresses a mail was delivered; the reliable ones are written by its server. */
const DELIVERED = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Forwarded-To', 'To', 'Cc'];
const BETWEEN_ADDRESSES = /[\s<>,;:"()]+/;

/**
 * Fetches what is unseen in the mailbox. A mail is marked as seen when it is stored; what happens twice in between is
 * stored once.
 * @returns how many were fetched
 */
export const pollMailbox = (deps: Deps): Promise<number> =>
  inMailbox(deps, 0, (client, mailbox) => readUnseen(deps, client, mailbox));

/** Opens the mailbox and changes nothing in it. @throws Error when that can't be done, without the password */
export const lookIntoMailbox = (deps: Pick<Deps, 'env'>): Promise<{ unseen: number }> =>
  inMailbox(deps, { unseen: 0 }, async (client, mailbox) => {
    const lock = await client.getMailboxLock(mailbox, { readOnly: true });
    try {
      const found = await client.search({ seen: false }, { uid: true });
      if (!found) throw new Error('the mailbox could not be searched');
      return { unseen: found.length };
    } finally {
      lock.release();
    }
  });

/** @param none what there is without a mailbox */
async function inMailbox<T>(
  { env }: Pick<Deps, 'env'>,
  none: T,
  work: (client: ImapFlow, mailbox: string) => Promise<T>,
): Promise<T> {
  const { REPLY_IMAP_URL: url } = env;
  if (!url) return none;
  const { ImapFlow } = await import('imapflow');
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    socketTimeout: LOOK_MS,
  });
  // a connection that breaks fails the command that runs, and says so a second time here
  client.on('error', () => {});
  const late = setTimeout(() => client.close(), LOOK_MS);
  try {
    await client.connect();
    return await work(client, decodeURIComponent(pathname.slice(1)) || 'INBOX');
  } catch (error) {
    // the error may repeat what was sent, and that is a password
    const { code = 'no code' } = error as { code?: string };
    throw new Error(`the mailbox of REPLY_IMAP_URL can't be read: ${code}`);
  } finally {
    clearTimeout(late);
    await client.logout().catch(() => client.close());
  }
}

async function readUnseen(deps: Deps, client: ImapFlow, mailbox: string): Promise<number> {
  const lock = await client.getMailboxLock(mailbox);
  try {
    const found = await client.search({ seen: false }, { uid: true });
    if (!found) throw new Error('the mailbox could not be searched');
    const uids = found.slice(0, MAILS_MAX);
    for (const uid of uids) {
      const head = await client.fetchOne(String(uid), { size: true, headers: true }, { uid: true });
      // one that somebody has taken out of the mailbox meanwhile
      if (!head) continue;
      await store(deps, client, uid, head);
      // the library says what failed, but doesn't throw it
      const isMarked = await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      if (!isMarked) throw new Error('a mail could not be marked as seen');
    }
    return uids.length;
  } finally {
    lock.release();
  }
}

async function store(
  deps: Deps,
  client: ImapFlow,
  uid: number,
  { size = 0, headers = Buffer.alloc(0) }: FetchMessageObject,
): Promise<void> {
  const head = headOf(headers);
  const addresses = DELIVERED.flatMap((field) => fieldsOf(head, field))
    .flatMap((value) => value.split(BETWEEN_ADDRESSES))
    .filter((word) => word.includes('@'));
  if (size > MAIL_MAX_BYTES) {
    await receive(deps, { source: headers, addresses, isTooLarge: true });
    return;
  }
  const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
  const source = whole ? whole.source : undefined;
  if (!source) throw new Error('a mail could not be fetched');
  await receive(deps, { source, addresses });
}
