import type { Tx } from '@oche/db';

/** In the place of words that had to be there. */
const NOTHING = '–';

/** The words that a member has written to the moderators, and those that were written about the member. */
export async function eraseReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('moderation_reports')
    .set({ description: NOTHING })
    .where('reporter_id', '=', userId)
    .execute();
  await tx
    .updateTable('moderation_appeals')
    .set({ text: NOTHING })
    .where('appellant_id', '=', userId)
    .execute();
  await tx
    .updateTable('sanctions')
    .set((eb) => ({
      reason: NOTHING,
      end_reason: eb.case().when('end_reason', 'is not', null).then(NOTHING).end(),
    }))
    .where('user_id', '=', userId)
    .execute();
  // reported as a visitor, with the address of the account
  const address = tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('provisional_until', 'is', null);
  await tx
    .updateTable('moderation_reports')
    .set({ visitor_name: null, visitor_email: null, description: NOTHING })
    .where('visitor_email', '=', address)
    .execute();
  await tx.deleteFrom('moderation_visitor_reports').where('email', '=', address).execute();
}
