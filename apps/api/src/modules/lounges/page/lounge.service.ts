import { DEFAULT_OPENING_HOURS } from '@oche/validators/lounges/opening-hours';
import type { Lounge, myLoungesOutput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addDays, DAY_MS, dateOf, isoOf } from '../../../lib/time/wall-clock.ts';
import { toPicture } from '../../uploads/index.ts';
import { canRead, effectiveRole } from '../lounges.policy.ts';
import { businessDayAt } from '../opening/business-day.ts';
import { holidaysBetween } from '../opening/holidays.ts';
import { openState } from '../opening/openings.ts';
import { distanceFrom, findOriginOfMember } from '../places/origin.service.ts';
import * as queries from './lounge.queries.ts';
import { toSummary } from './lounge.select.ts';

/** How many days ahead a lounge's page shows exceptions and holidays. */
const SPECIAL_DAYS = 42;

/**
 * Everything that a lounge's page shows.
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function getLounge(ctx: ServiceContext, { id }: { id: number }): Promise<Lounge> {
  const now = ctx.clock.now().getTime();
  const today = dateOf(now);
  const span = { from: addDays(today, -2), to: addDays(today, SPECIAL_DAYS + 1) };
  const [row, { origin }] = await Promise.all([
    queries.getLounge.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '', ...span }),
    findOriginOfMember(ctx),
  ]);
  if (!row || !canRead(ctx.actor, row)) throw new AppError('LOUNGE_NOT_FOUND');
  const { timeZone, exceptions } = row;
  const openingHours = row.openingHours ?? DEFAULT_OPENING_HOURS;
  const rules = { timeZone, openingHours, exceptions };
  const { isOpen, changesAt } = openState(rules, now);
  const businessDay = businessDayAt(rules, now);
  return {
    ...toSummary(row, distanceFrom(origin, row)),
    photos: row.photos.map((photo) => ({
      ...toPicture(photo),
      description: photo.description,
    })),
    boards: row.boards,
    openingHours,
    hasOwnHours: row.openingHours !== null,
    specialDays: await specialDaysOf(ctx, row, businessDay.date),
    timeZone,
    isOpen,
    opensOrClosesAt: changesAt,
    businessDay: { date: businessDay.date, until: isoOf(businessDay.until) },
    priceRules: row.priceRules,
    rules: {
      autoConfirm: row.autoConfirm,
      slotMinutes: row.slotMinutes,
      minMinutes: row.minMinutes,
      maxMinutes: row.maxMinutes,
      horizonDays: row.horizonDays,
      leadMinutes: row.leadMinutes,
      cancelMinutes: row.cancelMinutes,
    },
    owner: { id: row.ownerId, firstName: row.ownerFirstName, lastName: row.ownerLastName },
    revision: row.revision,
    staffRole: effectiveRole(ctx.actor, row),
    isFavourite: row.isFavourite,
    hasOpenClaim: row.hasOpenClaim,
    updatedAt: row.updatedAt,
  };
}

type LoungeRow = NonNullable<Awaited<ReturnType<typeof queries.getLounge.first>>>;

/** Exceptions and public holidays from today on, in order. A day can be both. */
async function specialDaysOf(
  { locale }: ServiceContext,
  { exceptions, ...place }: Pick<LoungeRow, 'exceptions' | 'country' | 'state'>,
  today: string,
): Promise<Lounge['specialDays']> {
  const last = addDays(today, SPECIAL_DAYS);
  const isShown = (date: string) => date >= today && date <= last;
  const holidays = await holidaysBetween(place, today, last, locale);
  const dates = [...exceptions.map(({ date }) => date), ...holidays.keys()].filter(isShown);
  return [...new Set(dates)].sort().map((date) => {
    const exception = exceptions.find((each) => each.date === date);
    return {
      date,
      periods: exception?.periods ?? null,
      note: exception?.note ?? null,
      holiday: holidays.get(date) ?? null,
    };
  });
}

/** What was booked in so many days before and after says where most is going on. */
const BUSY_DAYS = 14;

/** The lounges in whose team the member is, the busiest of their own first. */
export async function listMyLounges(ctx: MemberContext): Promise<z.infer<typeof myLoungesOutput>> {
  const now = ctx.clock.now().getTime();
  return queries.listLoungesOf(ctx.db, {
    userId: ctx.actor.id,
    from: isoOf(now - BUSY_DAYS * DAY_MS),
    to: isoOf(now + BUSY_DAYS * DAY_MS),
  });
}
