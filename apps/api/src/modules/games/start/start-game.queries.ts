import type { Position, Setup } from '@oche/darts/game';
import type { Executor, Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { FULL_WEIGHT } from './rating-weight.ts';

interface NewGame {
  createdBy: string;
  setup: Setup;
  position: Position;
  visibility: 'public' | 'friends' | 'private';
  status: GameStatus;
  loungeId: number | null;
  boardId: number | null;
  /** played at a tournament */
  isOfficial?: boolean;
  /** at two boards */
  remote?: { withCamera: boolean } | undefined;
  /** how much it moves ratings, in hundredths; else that of a game that others see */
  ratingWeight?: number;
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
      is_official: game.isOfficial ?? false,
      is_remote: game.remote !== undefined,
      with_camera: game.remote?.withCamera ?? false,
      rating_weight: game.ratingWeight ?? FULL_WEIGHT,
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
  /** the guest is a machine */
  machine?: { average: number; seed: string } | undefined;
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
      players.map(({ side, place, userId, guestName, machine, acceptedAt }) => ({
        game_id: gameId,
        side,
        place,
        user_id: userId,
        guest_name: guestName,
        machine_average: machine?.average ?? null,
        machine_seed: machine?.seed ?? null,
        accepted_at: acceptedAt,
      })),
    )
    .execute();
}

/** Whether there is such a lounge, with such a board if one is named. */
export async function hasPlace(
  db: Executor,
  { loungeId, boardId }: { loungeId: number; boardId: number | null },
): Promise<boolean> {
  const found = await db
    .selectFrom('lounges')
    .leftJoin('lounge_boards as board', (join) =>
      join
        .onRef('board.lounge_id', '=', 'lounges.id')
        .on('board.id', '=', boardId)
        .on('board.removed_at', 'is', null),
    )
    .select('board.id as boardId')
    .where('lounges.id', '=', loungeId)
    .where('lounges.is_active', '=', true)
    .executeTakeFirst();
  return found !== undefined && found.boardId === boardId;
}

/** Who may score a game without playing in it: these, and nobody else. */
export async function setMarkers(
  tx: Tx,
  gameId: number,
  userIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('game_markers').where('game_id', '=', gameId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id) => ({ game_id: gameId, user_id }));
  await tx.insertInto('game_markers').values(rows).execute();
}
