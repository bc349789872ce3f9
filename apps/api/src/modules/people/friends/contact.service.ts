import type { contactInput, contactOutput } from '@oche/validators/people/friends';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './contact.queries.ts';

type Contact = z.input<typeof contactOutput>;

/** Who beyond friends may send the member requests and messages. */
export async function getContact({ db, actor }: MemberContext): Promise<Contact> {
  const contact = await queries.getContact.first(db, { userId: actor.id });
  if (!contact) throw new Error(`${actor.id} has no profile`);
  return contact;
}

/** Suspended members can, too, as it protects them. What was sent before stays. */
export async function chooseContact(
  ctx: MemberContext,
  chosen: z.output<typeof contactInput>,
): Promise<Contact> {
  await queries.setContact(ctx.db, ctx.actor.id, chosen);
  return getContact(ctx);
}
