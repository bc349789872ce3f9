import type { AnswerPlace } from '../../../lib/declared/answerable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { getOrAddReplier } from './replier.queries.ts';
import { replyAddress } from './reply-address.ts';

/**
 * The addresses at which a member answers, for a mail to them.
 * @returns null where answers by mail aren't set up, and for who doesn't want them
 */
export async function addressesOf(
  deps: Pick<Deps, 'db' | 'env' | 'vault'>,
  userId: string,
): Promise<((place: AnswerPlace) => string | undefined) | null> {
  if (!deps.env.REPLY_ADDRESS) return null;
  const { isOn, ...replier } = await getOrAddReplier(deps.db, userId);
  return isOn ? (place) => replyAddress(deps, { ...replier, ...place }) : null;
}
