import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Games that wait for somebody's yes and in which the member plays, or which they have proposed. */
export const listInvited = prepared(
  'games.listInvitedOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('games as game')
      .select([
        'game.id',
        'game.created_by as createdBy',
        'game.created_at as at',
        sql<string>`coalesce((
          select string_agg(coalesce(users.first_name, other.guest_name), ', ' order by other.side, other.place)
          from game_players other left join users on users.id = other.user_id
          where other.game_id = game.id and other.user_id is distinct from ${p('userId')}::text
        ), '')`.as('otherName'),
      ])
      .where('game.status', '=', 'invited')
      .where((eb) =>
        eb.or([
          eb('game.created_by', '=', p('userId')),
          eb(
            'game.id',
            'in',
            eb.selectFrom('game_players').select('game_id').where('user_id', '=', p('userId')),
          ),
        ]),
      )
      .orderBy('game.id')
      .limit(200),
);
