import type { Tx } from '@oche/db';

/** The house's word for a guest whose name nobody is to read. */
const GUEST = 'Gast';

/**
 * Guests whom a member has named, in games in which no other member has played, lose their names. Where somebody else
 * was there, the name is also theirs.
 */
export async function eraseGuests(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('game_players')
    .set({ guest_name: GUEST, hidden_name: null })
    .where('guest_name', 'is not', null)
    .where('machine_seed', 'is', null)
    .where('game_id', 'in', (eb) =>
      eb
        .selectFrom('games')
        .select('games.id')
        .where('games.created_by', '=', userId)
        .where((game) =>
          game.not(
            game.exists(
              game
                .selectFrom('game_players as other')
                .whereRef('other.game_id', '=', 'games.id')
                .where('other.user_id', 'is not', null)
                .where('other.user_id', '<>', userId),
            ),
          ),
        ),
    )
    .execute();
}
