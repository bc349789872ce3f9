import type { Deps } from '../../../lib/deps.ts';
import { type ReplyPlace, readReplyToken, replyToken } from './reply-token.ts';

type Addressing = Pick<Deps, 'env' | 'vault'>;

/** "reply@oche.example" → ["reply", "oche.example"] */
const partsOf = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
};

/** @returns undefined where answers by mail aren't set up */
export function replyAddress({ env, vault }: Addressing, place: ReplyPlace): string | undefined {
  if (!env.REPLY_ADDRESS) return undefined;
  const [local, domain] = partsOf(env.REPLY_ADDRESS);
  return `${local}+${replyToken(vault, place)}@${domain}`;
}

/** @returns null for every address that isn't one of ours */
export function readReplyAddress({ env, vault }: Addressing, address: string): ReplyPlace | null {
  if (!env.REPLY_ADDRESS) return null;
  const [local, domain] = partsOf(env.REPLY_ADDRESS);
  const [given, host] = partsOf(address);
  const begin = `${local}+`;
  if (host !== domain || !given.startsWith(begin)) return null;
  return readReplyToken(vault, given.slice(begin.length));
}
