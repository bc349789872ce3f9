import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Meetings that are still to come, own challenges, and those that wait for this member's answer. */
export const listOpen = prepared(
  'challenges.listOpenOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('challenges as challenge')
      .leftJoin('users as other', (join) =>
        join.on((eb) =>
          eb(
            'other.id',
            '=',
            sql<string>`case when challenge.member_id = ${p('userId')}
              then coalesce(challenge.partner_id, challenge.invited_id) else challenge.member_id end`,
          ),
        ),
      )
      .leftJoin('lounges as lounge', 'lounge.id', 'challenge.lounge_id')
      .select([
        'challenge.id',
        'challenge.status',
        'challenge.member_id as memberId',
        sql<string>`coalesce(other.first_name, lounge.name, '')`.as('name'),
        sql<string>`coalesce(challenge.meets_at, challenge.from_at)`.as('at'),
      ])
      .where((eb) =>
        eb.or([
          eb.and([
            eb('challenge.member_id', '=', p('userId')),
            eb('challenge.status', '=', 'open'),
          ]),
          eb.and([
            eb('challenge.invited_id', '=', p('userId')),
            eb('challenge.status', '=', 'open'),
          ]),
          eb.and([
            eb('challenge.status', '=', 'agreed'),
            sql<boolean>`challenge.meets_at > now()`,
            eb.or([
              eb('challenge.member_id', '=', p('userId')),
              eb('challenge.partner_id', '=', p('userId')),
            ]),
          ]),
        ]),
      )
      .orderBy('challenge.id')
      .limit(200),
);

/** Challenges of others that the member has answered. */
export const listAnswered = prepared(
  'challenges.listAnsweredByLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('challenge_answers')
      .select('challenge_id as id')
      .where('member_id', '=', p('userId'))
      .where('status', '=', 'open'),
);
