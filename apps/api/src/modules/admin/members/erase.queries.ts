import type { Tx } from '@oche/db';

/** What was noted about the leaving member goes; what they noted about others stays, as others need it. */
export async function eraseTraces(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_notes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('member_words').where('user_id', '=', userId).execute();
  await tx.deleteFrom('member_activity').where('user_id', '=', userId).execute();
}
