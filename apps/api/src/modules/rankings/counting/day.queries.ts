import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/**
 * Takes the games of days that are no longer recent from the standings.
 * @param since, until ISO times, between which they ended
 */
export const letGoOfRecent = prepared(
  'rankings.letGoOfRecent',
  (db, p: Placeholders<{ since: string; until: string }>) =>
    db
      .with('old', (cte) =>
        cte
          .selectFrom(
            sql<{ user_id: string; game: string; is_won: boolean | null }>`(
              select user_id, unnest(array['all', game]) as game, is_won from ranking_games
              where finished_at >= ${p('since')}::timestamptz
                and finished_at < ${p('until')}::timestamptz
            )`.as('counted'),
          )
          .select([
            'user_id',
            sql<string>`'recent/' || game`.as('scope'),
            sql<number>`count(*) filter (where is_won)`.as('wins'),
            sql<number>`count(*) filter (where not is_won)`.as('losses'),
          ])
          .groupBy(['user_id', 'game']),
      )
      .updateTable('ranking_standings as standing')
      .from('old')
      .set({
        wins: sql`standing.wins - old.wins`,
        losses: sql`standing.losses - old.losses`,
        points: sql`standing.points - 3 * old.wins - old.losses`,
      })
      .whereRef('standing.user_id', '=', 'old.user_id')
      .whereRef('standing.scope', '=', 'old.scope'),
);

/** Ends the scopes of periods that aren't kept any more, and what has become empty in the others. */
export const deleteEndedScopes = prepared(
  'rankings.deleteEndedScopes',
  (db, p: Placeholders<{ ended: readonly string[]; recent: readonly string[] }>) =>
    db
      .deleteFrom('ranking_standings')
      .where((eb) =>
        eb.or([
          eb('scope', '=', sql<string>`any(${p('ended')}::text[])`),
          eb.and([
            eb('scope', '=', sql<string>`any(${p('recent')}::text[])`),
            eb('points', '=', 0),
          ]),
        ]),
      ),
);

export const deleteEndedSteps = prepared(
  'rankings.deleteEndedSteps',
  (db, p: Placeholders<{ ended: readonly string[] }>) =>
    db.deleteFrom('ranking_steps').where('scope', '=', sql<string>`any(${p('ended')}::text[])`),
);

/** Ratings that have become too uncertain without a game are provisional again. */
export const makeProvisional = prepared(
  'rankings.makeProvisional',
  (db, p: Placeholders<{ now: string }>) =>
    db
      .updateTable('ranking_standings as standing')
      .from('ranking_ratings as rated')
      .set({ scope: 'provisional' })
      .where('standing.scope', '=', 'rating')
      .whereRef('rated.user_id', '=', 'standing.user_id')
      .where('rated.certain_until', '<=', sql<string>`${p('now')}::timestamptz`),
);
