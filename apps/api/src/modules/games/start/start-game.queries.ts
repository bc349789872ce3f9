import type { Position, Setup } from '@oche/darts/game';
import type { Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games';

interface NewGame {
  createdBy: string;
  setup: Setup;
  position: Position;
  visibility: 'public' | 'friends' | 'private';
  status: GameStatus;
  loungeId: number | null;
  boardId: number | null;
  now: Date;
}

export async function insertGame(tx: Tx, game: NewGame): Promise<number> {
  const { id } = await tx
    .insertInto('games')
    .values({
      created_by: game.createdBy,
      kind: game.setup.rules.game,
      setup: JSON.stringify(game.setup),
      position: JSON.stringify(game.position),
      visibility: game.visibility,
      status: game.status,
      lounge_id: game.loungeId,
      board_id: game.boardId,
      created_at: game.now,
      moved_at: game.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewPlayer {
  side: number;
  place: number;
  userId: string | null;
  guestName: string | null;
  acceptedAt: Date | null;
}

export async function insertPlayers(
  tx: Tx,
  gameId: number,
  players: readonly NewPlayer[],
): Promise<void> {
  await tx
    .insertInto('game_players')
    .values(
      players.map(({ side, place, userId, guestName, acceptedAt }) => ({
        game_id: gameId,
        side,
        place,
        user_id: userId,
        guest_name: guestName,
        accepted_at: acceptedAt,
      })),
    )
    .execute();
}

export async function acceptPlace(
  tx: Tx,
  { gameId, userId, now }: { gameId: number; userId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .updateTable('game_players')
    .set({ accepted_at: now })
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .returning('side')
    .execute();
  return rows.length > 0;
}

/** The game begins as soon as nobody is asked any more. */
export async function beginIfAccepted(tx: Tx, gameId: number): Promise<void> {
  await tx
    .updateTable('games')
    .set({ status: 'playing' })
    .where('id', '=', gameId)
    .where('status', '=', 'invited')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_players')
            .select('side')
            .where('game_id', '=', gameId)
            .where('user_id', 'is not', null)
            .where('accepted_at', 'is', null),
        ),
      ),
    )
    .execute();
}
