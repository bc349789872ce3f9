import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { BoardEvent, BoardHost, HostBoard } from '../../../lib/declared/board-hosts.ts';
import { forKinds } from '../../../lib/declared/kind-statements.ts';

/** What is played at a board of a host, as the host says it. */
export const getBoardEvent = forKinds(
  'boards.getBoardEvent',
  (db, p: Placeholders<HostBoard>, [host]: readonly Pick<BoardHost<never>, 'kind' | 'event'>[]) =>
    db
      .selectFrom(
        sql<{ host_id: number; board_id: number }>`(
          select ${p('hostId')}::bigint as host_id, ${p('boardId')}::bigint as board_id
        )`.as('tablet'),
      )
      .innerJoinLateral(sql<BoardEvent>`(${host?.event})`.as<'event'>(sql`event`), (join) =>
        join.onTrue(),
      )
      .select([
        'event.eventName',
        'event.boardName',
        'event.loungeBoardId',
        'event.status',
        'event.revision',
      ]),
);

/** A board of a lounge that is there, with the public game that was begun there last and is being played. */
export const getLoungeBoard = prepared(
  'boards.getLoungeBoard',
  (db, p: Placeholders<{ loungeId: number; boardId: number; since: string }>) =>
    db
      .selectFrom('lounge_boards as board')
      .innerJoin('lounges as lounge', 'lounge.id', 'board.lounge_id')
      .select([
        'board.id',
        'board.name',
        sql<number | null>`(
          select games.id from games
          where games.board_id = board.id and games.status = 'playing'
            and games.visibility = 'public' and games.moved_at > ${p('since')}
          order by games.id desc limit 1
        )`.as('gameId'),
      ])
      .where('board.id', '=', p('boardId'))
      .where('lounge.id', '=', p('loungeId'))
      .where('board.removed_at', 'is', null)
      .where('lounge.is_active', '=', true)
      .where('lounge.hidden_at', 'is', null),
);
