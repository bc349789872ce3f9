import { anyOfIds, type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { type RawBuilder, sql } from 'kysely';
import { seenBy, type Viewer } from '../../people/index.ts';

type Of = Viewer & { userId: string };

/** A game's name is a link for those who may see it: those who play it, and for a public one everybody. */
const isOpenTo = (p: Placeholders<Of>): RawBuilder<boolean> => sql<boolean>`(
  games.visibility = 'public' or ${p('isStaff')}::boolean
  or result.user_id = ${p('viewerId')} or result.opponent_id = ${p('viewerId')}
  or games.created_by = ${p('viewerId')}
)`;

const namedOpponent = (p: Placeholders<Of>): RawBuilder<Person | null> => sql<Person | null>`(
  select jsonb_build_object(
    'id', users.id, 'username', profiles.username,
    'firstName', users.first_name, 'lastName', users.last_name,
    'profileImageUrl', users.profile_image_url, 'userType', null, 'role', null
  )
  from users join profiles on profiles.user_id = users.id
  where users.id = result.opponent_id and ${seenBy(p)} <> 'none'
)`;

/** Games of a player as this viewer sees them. */
const shownGames = (db: Executor, p: Placeholders<Of>) =>
  db
    .selectFrom('game_results as result')
    .innerJoin('games', 'games.id', 'result.game_id')
    .select([
      'result.game_id as id',
      isOpenTo(p).as('isOpen'),
      'result.finished_at as finishedAt',
      'result.kind',
      'result.start_score as startScore',
      'result.is_won as isWon',
      'result.legs_won as legsWon',
      'result.legs_lost as legsLost',
      'result.darts',
      'result.points',
      namedOpponent(p).as('opponent'),
    ])
    .where('result.user_id', '=', p('userId'))
    .where('result.is_counted', '=', true);

export const listShown = prepared(
  'statistics.listShown',
  (db, p: Placeholders<Of & { gameIds: number[] }>) =>
    shownGames(db, p)
      .where('result.game_id', '=', anyOfIds(p('gameIds')))
      .orderBy('result.finished_at', 'desc')
      .orderBy('result.game_id', 'desc'),
);

/** The games of two players, from the latest one before a moment on. */
export const listMeetings = preparedList(
  'statistics.listMeetings',
  (
    db,
    p: Placeholders<Of & { opponentId: string; before: string; beforeId: number }>,
    limit: number,
  ) =>
    shownGames(db, p)
      .where('result.opponent_id', '=', p('opponentId'))
      .where(
        sql<boolean>`(result.finished_at, result.game_id)
          < (${p('before')}::timestamptz, ${p('beforeId')}::bigint)`,
      )
      .orderBy('result.finished_at', 'desc')
      .orderBy('result.game_id', 'desc')
      .limit(limit),
);
