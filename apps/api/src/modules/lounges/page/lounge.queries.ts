import { type Placeholders, prepared } from '@oche/db';
import type {
  OpeningHours,
  OpeningPeriod,
  PriceRule,
} from '@oche/validators/lounges/opening-hours';
import type { Board, Lounge, StaffRole } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';
import { type PictureRow, pictureJson } from '../../uploads/index.ts';
import { loungeColumns } from './lounge.select.ts';

interface LoungeOf {
  id: number;
  /** the reader's id; empty for visitors */
  viewerId: string;
  /** first and last local day whose exceptions are read */
  from: string;
  to: string;
}

type StoredException = Pick<Lounge['specialDays'][number], 'date' | 'note'> & {
  periods: OpeningPeriod[];
};
type StoredPhoto = PictureRow & { description: string | null };

/** Everything that a lounge's page shows, even for an inactive one. */
export const getLounge = prepared('lounges.getLounge', (db, p: Placeholders<LoungeOf>) =>
  db
    .selectFrom('lounges as lounge')
    .innerJoin('lounge_calendars as calendar', 'calendar.lounge_id', 'lounge.id')
    .innerJoin('lounge_staff as ownership', (join) =>
      join.onRef('ownership.lounge_id', '=', 'lounge.id').on('ownership.role', '=', 'owner'),
    )
    .innerJoin('users as owner', 'owner.id', 'ownership.user_id')
    .leftJoin('lounge_staff as membership', (join) =>
      join
        .onRef('membership.lounge_id', '=', 'lounge.id')
        .on('membership.user_id', '=', p('viewerId')),
    )
    .select(loungeColumns)
    .select((eb) => [
      'lounge.state',
      'lounge.time_zone as timeZone',
      'lounge.updated_at as updatedAt',
      sql<OpeningHours | null>`lounge.opening_hours`.as('openingHours'),
      sql<PriceRule[]>`lounge.price_rules`.as('priceRules'),
      'lounge.auto_confirm as autoConfirm',
      sql<15 | 30 | 60>`lounge.slot_minutes`.as('slotMinutes'),
      'lounge.min_minutes as minMinutes',
      'lounge.max_minutes as maxMinutes',
      'lounge.horizon_days as horizonDays',
      'lounge.lead_minutes as leadMinutes',
      'lounge.cancel_minutes as cancelMinutes',
      'calendar.revision',
      'owner.id as ownerId',
      'owner.first_name as ownerFirstName',
      'owner.last_name as ownerLastName',
      sql<StaffRole | null>`membership.role`.as('staffRole'),
      eb
        .exists(
          eb
            .selectFrom('lounge_favourites as favourite')
            .whereRef('favourite.lounge_id', '=', 'lounge.id')
            .where('favourite.user_id', '=', p('viewerId')),
        )
        .$castTo<boolean>()
        .as('isFavourite'),
      eb
        .exists(
          eb
            .selectFrom('lounge_claims as claim')
            .whereRef('claim.lounge_id', '=', 'lounge.id')
            .where('claim.user_id', '=', p('viewerId'))
            .where('claim.status', '=', 'open'),
        )
        .$castTo<boolean>()
        .as('hasOpenClaim'),
      eb
        .exists(
          eb
            .selectFrom('bookings as booking')
            .whereRef('booking.lounge_id', '=', 'lounge.id')
            .where('booking.member_id', '=', p('viewerId'))
            // not asked about active lounges, which everybody may read
            .where('lounge.is_active', '=', false)
            .where('lounge.hidden_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasBooked'),
      eb
        .selectFrom('lounge_boards as board')
        .select(
          sql<Board[]>`coalesce(json_agg(json_build_object(
            'id', board.id, 'name', board.name, 'kind', board.kind, 'make', board.make,
            'scoringSystem', board.scoring_system, 'ocheDistanceMm', board.oche_distance_mm,
            'isAccessible', board.is_accessible
          ) order by board.position, board.id), '[]')`.as('boards'),
        )
        .whereRef('board.lounge_id', '=', 'lounge.id')
        .where('board.removed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('boards'),
      eb
        .selectFrom('lounge_photos as photo')
        .innerJoin('uploads', 'uploads.id', 'photo.upload_id')
        .select(
          sql<StoredPhoto[]>`coalesce(json_agg(
            ${pictureJson()} || jsonb_build_object('description', photo.description)
            order by photo.position
          ), '[]')`.as('photos'),
        )
        .whereRef('photo.lounge_id', '=', 'lounge.id')
        .$asScalar()
        .$notNull()
        .as('photos'),
      eb
        .selectFrom('opening_exceptions as exception')
        .select(
          sql<StoredException[]>`coalesce(json_agg(json_build_object(
            'date', exception.date, 'periods', exception.periods, 'note', exception.note
          ) order by exception.date), '[]')`.as('exceptions'),
        )
        .whereRef('exception.lounge_id', '=', 'lounge.id')
        .where('exception.date', '>=', p('from'))
        .where('exception.date', '<=', p('to'))
        .$asScalar()
        .$notNull()
        .as('exceptions'),
    ])
    .where('lounge.id', '=', p('id')),
);

/** The lounges in whose team a member is: those that they own first, of these the one where most is going on. */
export const listLoungesOf = prepared(
  'lounges.listLoungesOf',
  (db, p: Placeholders<{ userId: string; from: string; to: string }>) =>
    db
      .selectFrom('lounge_staff as membership')
      .innerJoin('lounges as lounge', 'lounge.id', 'membership.lounge_id')
      .select((eb) => [
        'lounge.id',
        'lounge.name',
        'lounge.city',
        'lounge.is_active as isActive',
        'membership.role as staffRole',
        eb
          .selectFrom('bookings as booking')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('booking.lounge_id', '=', 'lounge.id')
          .where('booking.status', '=', 'requested')
          .$asScalar()
          .$notNull()
          .as('requestCount'),
      ])
      .where('membership.user_id', '=', p('userId'))
      .orderBy('membership.role', 'desc')
      .orderBy('lounge.is_active', 'desc')
      .orderBy(
        (eb) =>
          eb
            .selectFrom('bookings as busy')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('busy.lounge_id', '=', 'lounge.id')
            .where('busy.status', '<>', 'cancelled')
            .where('busy.start_at', '>=', p('from'))
            .where('busy.start_at', '<', p('to')),
        'desc',
      )
      .orderBy(sql`lounge.name collate "de-x-icu"`)
      .orderBy('lounge.id'),
);
