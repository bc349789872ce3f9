import type { Vault } from '../../../lib/secrets/vault.ts';

/** What somebody unsubscribes from: a kind, or the digest with all that is in it. */
export interface Subscription {
  userId: string;
  kind: string;
}

/** Stands for the digest, in the place of a kind. */
export const DIGEST = 'digest';

const signed = (content: string) => `unsubscribe ${content}`;

/** Is in a mail: whoever has it can stop these mails for its recipient, and nothing else. */
export function unsubscribeToken(
  vault: Pick<Vault, 'sign'>,
  { userId, kind }: Subscription,
): string {
  const content = Buffer.from(JSON.stringify([userId, kind])).toString('base64url');
  return `${content}.${vault.sign(signed(content))}`;
}

/** @returns null for a token that isn't ours, e.g. one that a mail program has cut */
export function readUnsubscribeToken(
  vault: Pick<Vault, 'isSigned'>,
  token: string,
): Subscription | null {
  const [content = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !vault.isSigned(signed(content), signature)) return null;
  const [userId, kind] = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
  return { userId, kind };
}
