import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

export interface GuestPlace {
  gameId: number;
  side: number;
  place: number;
}

/** Guests at these places, as `game.side.place`; those who became members are left out. */
export const listGuests = prepared('games.listGuests', (db, p: Placeholders<{ keys: string[] }>) =>
  db
    .selectFrom('game_players as player')
    .innerJoin('games', 'games.id', 'player.game_id')
    .select([
      'player.game_id as gameId',
      'player.side',
      'player.place',
      'player.guest_name as name',
      'player.hidden_name as hiddenName',
      'games.status',
      'games.visibility',
    ])
    .where('player.guest_name', 'is not', null)
    .where(
      sql<boolean>`(player.game_id, player.side, player.place) in (
        select split_part(key, '.', 1)::bigint, split_part(key, '.', 2)::smallint,
          split_part(key, '.', 3)::smallint
        from unnest(${p('keys')}::text[]) as key
      )`,
    ),
);

const atPlace = (tx: Tx, { gameId, side, place }: GuestPlace) =>
  tx
    .updateTable('game_players')
    .where('game_id', '=', gameId)
    .where('side', '=', side)
    .where('place', '=', place)
    .where('guest_name', 'is not', null);

/** @returns whether there was a name to hide */
export async function hideName(tx: Tx, place: GuestPlace, instead: string): Promise<boolean> {
  const rows = await atPlace(tx, place)
    .set({ hidden_name: sql`guest_name`, guest_name: instead })
    .where('hidden_name', 'is', null)
    .returning('side')
    .execute();
  return rows.length > 0;
}

export async function showName(tx: Tx, place: GuestPlace): Promise<boolean> {
  const rows = await atPlace(tx, place)
    .set({ guest_name: sql`hidden_name`, hidden_name: null })
    .where('hidden_name', 'is not', null)
    .returning('side')
    .execute();
  return rows.length > 0;
}
