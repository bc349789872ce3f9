import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/**
 * Challenges with the two who write to each other: those who meet, else its member and the one whom it is meant for.
 */
export const listTalks = prepared(
  'challenges.listTalks',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('challenges as challenge')
      .leftJoin('lounges as lounge', 'lounge.id', 'challenge.lounge_id')
      .select([
        'challenge.id',
        'challenge.status',
        'challenge.member_id as memberId',
        sql<string | null>`coalesce(challenge.partner_id, challenge.invited_id)`.as('otherId'),
        'challenge.from_at as from',
        'challenge.until_at as until',
        'challenge.meets_at as meetsAt',
        'challenge.game',
        'challenge.start_score as startScore',
        'challenge.best_of as bestOf',
        'lounge.name as loungeName',
        'lounge.time_zone as timeZone',
      ])
      .where('challenge.id', '=', anyOfIds(p('ids'))),
);
