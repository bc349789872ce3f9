import { anyOfIds, type Placeholders, prepared, type Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';

/** The game, held until the transaction ends: of two answers one comes first. */
export const lockInvitation = prepared(
  'games.lockInvitation',
  (db, p: Placeholders<{ gameId: number; latest: Date }>) =>
    db
      .selectFrom('games')
      .select([
        'id',
        'created_by as createdBy',
        sql<GameStatus>`case
          when status = 'invited' and created_at < ${p('latest')} then 'expired' else status
        end`.as('status'),
        'revision',
        'board_id as boardId',
      ])
      .where('id', '=', p('gameId'))
      .forNoKeyUpdate(),
);

/** Members among the players; behind the lock, as a statement that waited for it has read before. */
export const listMembers = prepared(
  'games.listInvitedMembers',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('game_players')
      .select([
        'side',
        sql<string>`user_id`.as('userId'),
        sql<boolean>`accepted_at is not null`.as('hasAccepted'),
      ])
      .where('game_id', '=', p('gameId'))
      .where('user_id', 'is not', null),
);

export async function acceptPlace(
  tx: Tx,
  { gameId, userId, now }: { gameId: number; userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('game_players')
    .set({ accepted_at: now })
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute();
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

export async function endInvitation(
  tx: Tx,
  gameId: number,
  status: 'declined' | 'cancelled',
): Promise<void> {
  await tx.updateTable('games').set({ status }).where('id', '=', gameId).execute();
}

/** Ends invitations that are older, the oldest first. @returns the games, at most `limit` */
export async function expireInvitations(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: number; revision: number }[]> {
  return tx
    .updateTable('games')
    .set({ status: 'expired' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('games')
        .select('id')
        .where('status', '=', 'invited')
        .where('created_at', '<', before.toISOString())
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'revision'])
    .execute();
}

/** Games with what is told of an invitation to them. */
export const listToldGames = prepared(
  'games.listToldGames',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('games')
      .innerJoin('users as starter', 'starter.id', 'games.created_by')
      .leftJoin('lounges', (join) =>
        join.onRef('lounges.id', '=', 'games.lounge_id').on('lounges.hidden_at', 'is', null),
      )
      .select([
        'games.id',
        'starter.first_name as starter',
        sql<'x01' | 'cricket'>`games.kind`.as('kind'),
        sql<number | null>`(games.setup -> 'rules' ->> 'start')::integer`.as('start'),
        'lounges.name as lounge',
        sql<string | null>`(
          select string_agg(users.first_name, ', ' order by player.side, player.place)
          from game_players player join users on users.id = player.user_id
          where player.game_id = games.id and player.accepted_at is null
        )`.as('unanswered'),
      ])
      .where('games.id', '=', anyOfIds(p('ids'))),
);

const gameId = sql`(item.payload ->> 'gameId')::bigint`;

/** Whether the recipient of the row `item` of notifications is still asked. */
export const isStillAsked = sql<boolean>`exists (
  select from games join game_players player on player.game_id = games.id
  where games.id = ${gameId} and games.status = 'invited'
    and player.user_id = item.recipient_id and player.accepted_at is null
)`;

/** Whether somebody has said no to the recipient's game. */
export const isOwnDeclined = sql<boolean>`exists (
  select from games
  where games.id = ${gameId} and games.status = 'declined' and games.created_by = item.recipient_id
)`;
