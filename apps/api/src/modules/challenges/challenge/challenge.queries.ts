import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';
import { averageOfUser } from '../average.select.ts';
import { described } from './challenge.select.ts';

export const getChallenge = prepared(
  'challenges.getChallenge',
  (db, p: Placeholders<{ id: number }>) => described(db).where('challenge.id', '=', p('id')),
);

export const listDescribed = prepared(
  'challenges.listDescribed',
  (db, p: Placeholders<{ ids: number[] }>) =>
    described(db).where('challenge.id', '=', anyOfIds(p('ids'))),
);

/** Those of these members whom the viewer may see, how well they play, and where. */
export const listOpponents = prepared(
  'challenges.listOpponents',
  (db, p: Placeholders<Viewer & { ids: string[] }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('postal_codes')
            .select(({ fn }) => [
              fn.avg<number | null>('latitude').as('latitude'),
              fn.avg<number | null>('longitude').as('longitude'),
            ])
            .whereRef('postal_codes.country', '=', 'users.country')
            .whereRef('postal_codes.code', '=', 'users.zip_code')
            .as('home'),
        (join) => join.onTrue(),
      )
      .leftJoin('ranking_ratings as rated', 'rated.user_id', 'users.id')
      .select([
        ...personColumns(p),
        averageOfUser.as('average'),
        // stored in hundredths
        sql<number | null>`round(rated.rating / 100.0)::int`.as('rating'),
        'home.latitude',
        'home.longitude',
      ])
      .where('users.id', '=', sql<string>`any(array(select unnest(${p('ids')}::text[])))`)
      .where(seenBy(p), '<>', 'none'),
);

/** How well a member plays, where, and whether others may see who it is. */
export const getPlayer = prepared(
  'challenges.getPlayer',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.country',
        averageOfUser.as('average'),
        sql<boolean>`coalesce(profiles.visibility, 'friends') <> 'private'
          and profiles.hidden_at is null`.as('isNamed'),
      ])
      .where('users.id', '=', p('userId')),
);

/** The answers that stand, in the order in which they came. */
export const listOpenAnswers = prepared(
  'challenges.listOpenAnswers',
  (db, p: Placeholders<{ challengeId: number }>) =>
    db
      .selectFrom('challenge_answers')
      .select(['id', 'member_id as memberId', 'meets_at as meetsAt', 'note'])
      .where('challenge_id', '=', p('challengeId'))
      .where('status', '=', 'open')
      .orderBy('created_at')
      .orderBy('id')
      .limit(100),
);

/** The answer of one member, unless it was withdrawn. */
export const getAnswerOf = prepared(
  'challenges.getAnswerOf',
  (db, p: Placeholders<{ challengeId: number; memberId: string }>) =>
    db
      .selectFrom('challenge_answers')
      .select(['id', 'meets_at as meetsAt', 'note', 'status'])
      .where('challenge_id', '=', p('challengeId'))
      .where('member_id', '=', p('memberId'))
      .where('status', '<>', 'withdrawn'),
);

/** The booking of a meeting, as long as it stands. */
export const getBooking = prepared(
  'challenges.getBooking',
  (db, p: Placeholders<{ bookingId: number }>) =>
    db
      .selectFrom('bookings as booking')
      .innerJoin('lounges as lounge', 'lounge.id', 'booking.lounge_id')
      .select([
        'booking.id',
        'booking.member_id as memberId',
        'booking.status',
        'booking.start_at as startAt',
        'booking.end_at as endAt',
        'lounge.id as loungeId',
        'lounge.name',
        'lounge.address',
        'lounge.zip_code as zipCode',
        'lounge.city',
        'lounge.time_zone as timeZone',
        sql<{ id: number; name: string }[]>`coalesce((
          select json_agg(json_build_object('id', board.id, 'name', board.name)
            order by board.position, board.id)
          from board_occupancies occupancy
          join lounge_boards board on board.id = occupancy.board_id
          where occupancy.booking_id = booking.id and occupancy.is_active
        ), '[]')`.as('boards'),
      ])
      .where('booking.id', '=', p('bookingId'))
      .where('booking.status', 'in', ['requested', 'confirmed']),
);
