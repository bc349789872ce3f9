import { type Placeholders, prepared } from '@oche/db';
import { CLUB_RANKING_MAX } from '@oche/validators/clubs/limits';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';

interface Wanted extends Viewer {
  id: number;
  /** only games of club mates against each other */
  isInside: boolean;
  /** ISO time */
  since: string;
}

const WIN = 3;
const LOSS = 1;

/**
 * The members of a club by what they have won, like the site's rankings: three points for a win, one for a loss, equal
 * points share a place. Places count everybody; a member whom the reader may not see leaves a gap.
 */
export const listRanking = prepared('clubs.listRanking', (db, p: Placeholders<Wanted>) =>
  db
    .with('standing', (cte) =>
      cte
        .selectFrom('club_members as member')
        .innerJoin('ranking_games as game', 'game.user_id', 'member.user_id')
        .select([
          'member.user_id',
          sql<number>`count(*) filter (where game.is_won)::int`.as('wins'),
          sql<number>`count(*) filter (where not game.is_won)::int`.as('losses'),
        ])
        .where('member.club_id', '=', p('id'))
        .where('game.finished_at', '>=', p('since'))
        .where(
          sql<boolean>`(not ${p('isInside')}::boolean or game.opponent_id in (
            select mate.user_id from club_members mate where mate.club_id = ${p('id')}
          ))`,
        )
        .groupBy('member.user_id'),
    )
    .with('placed', (cte) =>
      cte
        .selectFrom('standing')
        .select(['user_id', 'wins', 'losses'])
        .select([
          sql<number>`${sql.lit(WIN)} * wins + ${sql.lit(LOSS)} * losses`.as('points'),
          sql<number>`rank() over (
            order by ${sql.lit(WIN)} * wins + ${sql.lit(LOSS)} * losses desc
          )::int`.as('place'),
        ]),
    )
    .selectFrom('placed')
    .innerJoin('users', 'users.id', 'placed.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'placed.user_id')
    .select(personColumns(p))
    .select(['placed.place', 'placed.points', 'placed.wins', 'placed.losses'])
    .where(sql<boolean>`(
      ${seenBy(p)} = 'full' or (${p('viewerId')}::text <> '' and ${seenBy(p)} <> 'none')
    )`)
    .orderBy('placed.place')
    .orderBy('placed.wins', 'desc')
    .orderBy('placed.user_id')
    .limit(CLUB_RANKING_MAX)
    .$castTo<Person & { place: number; points: number; wins: number; losses: number }>(),
);
