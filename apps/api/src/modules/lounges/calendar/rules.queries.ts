import { anyOfIds, type DB, type Executor, type Placeholders, prepared } from '@oche/db';
import type {
  OpeningHours,
  OpeningPeriod,
  PriceRule,
} from '@oche/validators/lounges/opening-hours';
import { expressionBuilder, sql } from 'kysely';

interface RulesOf {
  loungeId: number;
  /** first and last local day whose exceptions are read, e.g. 2026-11-27 */
  from: string;
  to: string;
}

export type Days = Pick<RulesOf, 'from' | 'to'>;
type Lounge = DB & { lounge: DB['lounges'] };

/** What opens differently on days of a span. */
const exceptions = (p: Placeholders<Days>) =>
  expressionBuilder<Lounge, 'lounge'>()
    .selectFrom('opening_exceptions as exception')
    .select(
      sql<{ date: string; periods: OpeningPeriod[]; note: string | null }[]>`coalesce(
        json_agg(json_build_object('date', exception.date, 'periods', exception.periods,
          'note', exception.note) order by exception.date),
        '[]'
      )`.as('exceptions'),
    )
    .whereRef('exception.lounge_id', '=', 'lounge.id')
    .where('exception.date', '>=', p('from'))
    .where('exception.date', '<=', p('to'))
    .$asScalar()
    .$notNull()
    .as('exceptions');

/** The rules for times and prices, which searches of many lounges ask, too. The table's alias is lounge. */
export const timeColumns = (p: Placeholders<Days>) =>
  [
    'lounge.id as loungeId',
    'lounge.is_active as isActive',
    'lounge.time_zone as timeZone',
    sql<OpeningHours | null>`lounge.opening_hours`.as('openingHours'),
    'lounge.price_per_hour_cents as pricePerHourCents',
    'lounge.price_unit as priceUnit',
    sql<PriceRule[]>`lounge.price_rules`.as('priceRules'),
    'lounge.slot_minutes as slotMinutes',
    'lounge.min_minutes as minMinutes',
    'lounge.max_minutes as maxMinutes',
    'lounge.buffer_minutes as bufferMinutes',
    'lounge.horizon_days as horizonDays',
    'lounge.lead_minutes as leadMinutes',
    exceptions(p),
  ] as const;

const timeRules = (db: Executor, p: Placeholders<Days>) =>
  db.selectFrom('lounges as lounge').select(timeColumns(p));

/** All rules by which bookings are checked and priced, even for an inactive lounge. */
export const getBookingRules = prepared('lounges.getBookingRules', (db, p: Placeholders<RulesOf>) =>
  timeRules(db, p)
    .innerJoin('lounge_calendars as calendar', 'calendar.lounge_id', 'lounge.id')
    .select((eb) => [
      'calendar.revision',
      'lounge.country',
      'lounge.state',
      'lounge.auto_confirm as autoConfirm',
      'lounge.cancel_minutes as cancelMinutes',
      'lounge.max_upcoming as maxUpcoming',
      eb
        .selectFrom('lounge_boards as board')
        .select(
          sql<{ id: number; name: string; kind: 'steel' | 'soft' }[]>`coalesce(
            json_agg(json_build_object('id', board.id, 'name', board.name, 'kind', board.kind)
              order by board.position, board.id),
            '[]'
          )`.as('boards'),
        )
        .whereRef('board.lounge_id', '=', 'lounge.id')
        .where('board.removed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('boards'),
    ])
    .where('lounge.id', '=', p('loungeId')),
);

/** The rules for times and prices of several lounges, and how many boards they have. */
export const listTimeRules = prepared(
  'lounges.listTimeRules',
  (db, p: Placeholders<Days & { loungeIds: number[] }>) =>
    timeRules(db, p)
      .select('lounge.number_of_boards as numberOfBoards')
      .where('lounge.id', '=', anyOfIds(p('loungeIds'))),
);

export const getRevision = prepared(
  'lounges.getRevision',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.selectFrom('lounge_calendars').select('revision').where('lounge_id', '=', p('loungeId')),
);
