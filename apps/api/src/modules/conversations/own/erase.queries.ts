import type { Tx } from '@oche/db';

/** Takes away what a member has said without words, has chosen, and had changed after it was reported. */
export async function eraseOwn(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('conversation_reactions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('conversation_settings').where('user_id', '=', userId).execute();
  await tx
    .updateTable('conversation_messages')
    .set({ reported_body: null })
    .where('sender_id', '=', userId)
    .where('reported_body', 'is not', null)
    .execute();
}
