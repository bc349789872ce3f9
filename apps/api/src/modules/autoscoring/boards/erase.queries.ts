import type { Tx } from '@oche/db';

/** The member's boards at home; whatever counts for them at a lounge is free again. */
export async function eraseBoards(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('counting_boards').where('owner_id', '=', userId).execute();
  await tx
    .updateTable('counting_boards')
    .set({ attached_until: null, attached_by: null, attached_game_id: null })
    .where('attached_by', '=', userId)
    .execute();
}
