import { createHash } from 'node:crypto';

const HEAD_END = /\r?\n\r?\n/;
/** More of a mail is not looked at before it is stored. */
const HEAD_MAX = 256 * 1024;

/** The head of a mail, with folded lines put together (RFC 5322). */
export function headOf(source: Buffer): string {
  const text = source.toString('latin1', 0, HEAD_MAX);
  const end = HEAD_END.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/\r?\n[ \t]+/g, ' ');
}

/** All values of a header field, the topmost first. */
export function fieldsOf(head: string, name: string): string[] {
  const begin = `${name.toLowerCase()}:`;
  return head
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(begin))
    .map((line) => line.slice(begin.length).trim());
}

/** What servers on the way add, so that it differs when the same mail comes on another one. */
const ADDED =
  /^(received|return-path|delivered-to|x-original-to|x-received|arc-|authentication-results|x-spam)/i;

/**
 * The same for a mail and each of its copies at the same address, whoever delivers it and how often. A mail without a
 * Message-ID is known by all that its writer's program has made of it.
 */
export function messageHash(source: Buffer, address: string): string {
  const head = headOf(source);
  const [messageId] = fieldsOf(head, 'Message-ID');
  const hash = createHash('sha256').update(`${address.toLowerCase()}\n`);
  if (messageId) return hash.update(messageId).digest('base64url');
  const own = head.split(/\r?\n/).filter((line) => !ADDED.test(line));
  const text = source.toString('latin1');
  const end = HEAD_END.exec(text);
  return hash
    .update(own.join('\n'))
    .update(end ? text.slice(end.index) : '')
    .digest('base64url');
}
