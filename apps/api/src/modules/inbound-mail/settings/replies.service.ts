import type { replySettings, switchRepliesInput } from '@oche/validators/inbound-mail/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { getReplier, renewAddresses, switchReplies } from '../address/replier.queries.ts';

/** @returns null where answers by mail aren't set up */
export async function readReplySettings({
  db,
  env,
  actor,
}: MemberContext): Promise<z.input<typeof replySettings> | null> {
  if (!env.REPLY_ADDRESS) return null;
  const replier = await getReplier.first(db, { userId: actor.id });
  return { isOn: replier?.isOn ?? true };
}

/** Takes answers of the member or not; addresses that were given out hold again when it is switched on. */
export async function setReplies(
  { db, actor }: MemberContext,
  { isOn }: z.output<typeof switchRepliesInput>,
): Promise<void> {
  await switchReplies(db, { userId: actor.id, isOn });
}

/** All addresses that the member has got are dead; mails from now on have new ones. */
export async function renewReplies({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await renewAddresses(db, { userId });
}
