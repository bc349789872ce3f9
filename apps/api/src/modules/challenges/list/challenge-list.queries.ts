import { type DB, type Executor, type Placeholders, preparedList } from '@oche/db';
import { type SelectQueryBuilder, sql } from 'kysely';
import { seenBy, type Viewer } from '../../people/index.ts';
import { COARSE_KM } from '../place.ts';

export interface Near extends Viewer {
  /** ISO time */
  now: string;
  /** they begin before this; ISO time */
  before: string;
  /** the reader's place, as a cube */
  origin: string;
  /** a box around it, as a cube */
  box: string;
  /** kilometres in a straight line through the earth */
  chord: number;
  /** the reader's three-dart average; null without games */
  average: number | null;
  isEveryLevel: boolean;
  /** the position behind which the page begins */
  from: string;
  id: number;
}
type P = Placeholders<Near>;
type Rows = SelectQueryBuilder<DB, 'challenges', object>;

/** Each is within the other's distance. */
const isNear = (p: P) => sql<boolean>`cube_distance(challenges.place, ${p('origin')}::cube)
  <= least(${p('chord')}::float8, challenges.radius_km) + ${sql.lit(COARSE_KM)}`;

/**
 * Open challenges that suit the reader: the time has not passed, each is within the other's distance, and the level
 * fits. A reader without games suits challenges that ask for no least average.
 */
const suits = (rows: Rows, p: P) =>
  rows
    .innerJoin('users', 'users.id', 'challenges.member_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('challenges.hidden_at', 'is', null)
    .where('challenges.until_at', '>', p('now'))
    .where('challenges.from_at', '<', p('before'))
    .where('challenges.member_id', '<>', p('viewerId'))
    .where(isNear(p))
    .where(
      sql<boolean>`(${p('isEveryLevel')}::boolean or (
        (challenges.level_min is null or challenges.level_min <= ${p('average')}::float8)
        and (challenges.level_max is null or ${p('average')}::float8 is null or challenges.level_max >= ${p('average')}::float8)
      ))`,
    )
    .where(
      sql<boolean>`(users.status = 'active' or users.status = 'suspended' and users.suspended_until <= ${p('now')})`,
    )
    .where(seenBy(p), '<>', 'none')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('challenge_answers as answer')
            .select('answer.id')
            .whereRef('answer.challenge_id', '=', 'challenges.id')
            .where('answer.member_id', '=', p('viewerId'))
            .where('answer.status', '=', 'open'),
        ),
      ),
    )
    .select(['challenges.id', 'challenges.from_at as from'])
    .orderBy('challenges.from_at')
    .orderBy('challenges.id');

/** Those for everybody, behind a position in the order of time. */
const behind = (db: Executor, p: P) =>
  db
    .selectFrom('challenges')
    .where('challenges.status', '=', 'open')
    .where('challenges.invited_id', 'is', null)
    .where(
      sql<boolean>`(challenges.from_at, challenges.id) > (${p('from')}::timestamptz, ${p('id')}::bigint)`,
    );

/** How many of the next challenges are looked at first: as many as take a millisecond or two. */
const AHEAD = 500;

/** The suitable ones among the next. If they fill the page, they are the right ones. */
export const listAhead = preparedList('challenges.listAhead', (db, p: Placeholders<Near>, limit) =>
  suits(
    db.selectFrom(
      behind(db, p)
        .selectAll('challenges')
        .orderBy('challenges.from_at')
        .orderBy('challenges.id')
        .limit(AHEAD)
        .as('challenges'),
    ),
    p,
  ).limit(limit),
);

/**
 * All suitable ones around the reader, found by the index of places, for where they are rare. They are
 * sorted before people are looked at, so that only as many are as fill the page.
 */
export const listWithin = preparedList(
  'challenges.listWithin',
  (db, p: Placeholders<Near>, limit) =>
    suits(
      db.selectFrom(
        behind(db, p)
          .selectAll('challenges')
          .where(sql<boolean>`challenges.place <@ ${p('box')}::cube`)
          .where(isNear(p))
          .orderBy('challenges.from_at')
          .orderBy('challenges.id')
          .offset(0)
          .as('challenges'),
      ),
      p,
    ).limit(limit),
);

export interface Own {
  viewerId: string;
  now: string;
  isCurrent: boolean;
  /** ids are below it */
  id: number;
}

/** Hours after which a meeting is over. */
const MEETING_HOURS = 12;

/** Whether it is still to come, or one of those that are over. */
const isInPeriod = (p: Placeholders<Own>) => sql<boolean>`${p('isCurrent')}::boolean = (
  challenge.status = 'open' and challenge.until_at > ${p('now')}::timestamptz
  or challenge.status = 'agreed'
    and challenge.meets_at > ${p('now')}::timestamptz - make_interval(hours => ${sql.lit(MEETING_HOURS)})
)`;

/** A member's own challenges, those meant for them, and those that they have answered. */
export const listOwn = preparedList('challenges.listOwn', (db, p: Placeholders<Own>, limit) => {
  const inPeriod = db
    .selectFrom('challenges as challenge')
    .select('challenge.id')
    .where('challenge.id', '<', p('id'))
    .where(isInPeriod(p))
    .orderBy('challenge.id', 'desc')
    .limit(limit);
  const answered = inPeriod
    .innerJoin('challenge_answers as answer', 'answer.challenge_id', 'challenge.id')
    .where('answer.member_id', '=', p('viewerId'))
    .where('answer.status', '=', 'open');
  // each part is ordered and cut for itself
  const part = (of: typeof inPeriod) => db.selectFrom(of.as('part')).select('part.id');
  return db
    .selectFrom(
      part(inPeriod.where('challenge.member_id', '=', p('viewerId')))
        .union(part(inPeriod.where('challenge.invited_id', '=', p('viewerId'))))
        .union(part(inPeriod.where('challenge.partner_id', '=', p('viewerId'))))
        .union(db.selectFrom(answered.as('part')).select('part.id'))
        .as('own'),
    )
    .select('own.id')
    .orderBy('own.id', 'desc')
    .limit(limit);
});
