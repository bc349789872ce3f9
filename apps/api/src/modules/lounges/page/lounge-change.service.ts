import { type Tx, withTransaction } from '@oche/db';
import {
  type createLoungeInput,
  type Lounge,
  MEMBER_LOUNGES_MAX,
  type moveLoungeInput,
  type setLoungeActiveInput,
  type updateLoungeInput,
} from '@oche/validators/lounges/schemas';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { changeCalendar } from '../calendar/calendar-change.service.ts';
import { timeZoneOf } from '../places/country.ts';
import { getLounge } from './lounge.service.ts';
import * as queries from './lounge-change.queries.ts';
import { lockHidden } from './lounge-moderation.queries.ts';
import '../lounges.events.ts';
import { requireOwner, requireStaff } from '../access/staff-access.service.ts';
import { placeOf } from '../places/place.service.ts';

/**
 * Adds a lounge, which then belongs to its creator. A member can own more lounges than they can
 * add, if others hand them over.
 *
 * @throws AppError ZIP_CODE_UNKNOWN, TOO_MANY_LOUNGES
 */
export async function createLounge(
  ctx: MemberContext,
  input: z.output<typeof createLoungeInput>,
): Promise<Lounge> {
  requireWriter(ctx.actor);
  const place = await placeOf(ctx.db, input, 'zipCode');
  const attempt = { userId: ctx.actor.id, operation: 'lounge.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      await requireFewLounges(tx, ctx.actor.id);
      const now = ctx.clock.now();
      const loungeId = await queries.insertLounge(tx, {
        ...queries.columnsOf(input),
        ...place,
        time_zone: timeZoneOf(input.country),
        number_of_boards: input.numberOfBoards,
        price_per_hour_cents: centsOf(input.pricePerHour),
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await queries.insertBoards(tx, loungeId, input.numberOfBoards);
      await ctx.events.publish(tx, 'lounge.changed', { loungeId });
      return loungeId;
    }),
  );
  return getLounge(ctx, { id });
}

/** @throws AppError TOO_MANY_LOUNGES */
async function requireFewLounges(tx: Tx, userId: string): Promise<void> {
  await queries.lockMember(tx, { id: userId });
  const owned = await queries.countOwned.first(tx, { userId });
  if ((owned?.count ?? 0) < MEMBER_LOUNGES_MAX) return;
  throw new AppError('TOO_MANY_LOUNGES', { details: { max: MEMBER_LOUNGES_MAX } });
}

/**
 * A new postal code or country moves the lounge, unless somebody has placed its marker. The time
 * zone stays, as bookings were agreed in it.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, ZIP_CODE_UNKNOWN
 */
export async function updateLounge(
  ctx: MemberContext,
  { id, data }: z.output<typeof updateLoungeInput>,
): Promise<Lounge> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockForStaff(ctx, tx, id);
    const isElsewhere =
      data.country !== before.country || (data.zipCode ?? null) !== before.zipCode;
    const { state, ...coordinates } = isElsewhere
      ? await placeOf(tx, data, 'data.zipCode')
      : before;
    await change(ctx, tx, id, {
      ...queries.columnsOf(data),
      state,
      ...(!before.isPlaceExact && {
        latitude: coordinates.latitude,
        longitude: coordinates.longitude,
      }),
    });
  });
  return getLounge(ctx, { id });
}

/**
 * Places the marker; from then on a new postal code doesn't move it.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function moveLounge(
  ctx: MemberContext,
  { id, latitude, longitude }: z.output<typeof moveLoungeInput>,
): Promise<Lounge> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    await lockForStaff(ctx, tx, id);
    await change(ctx, tx, id, { latitude, longitude, is_place_exact: true });
  });
  return getLounge(ctx, { id });
}

/**
 * An inactive lounge is in no list and takes no bookings; existing bookings stay. This is a change
 * of the calendar, so a booking is made before or after it, but not at the same time.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, LOUNGE_HIDDEN
 */
export async function setLoungeActive(
  ctx: MemberContext,
  { id, isActive }: z.output<typeof setLoungeActiveInput>,
): Promise<Lounge> {
  requireWriter(ctx.actor);
  await changeCalendar(
    ctx,
    id,
    async (tx) => {
      const state = await lockHidden.first(tx, { id });
      if (state?.hiddenAt) throw new AppError('LOUNGE_HIDDEN');
      await change(ctx, tx, id, { is_active: isActive });
      if (isActive) await ctx.events.publish(tx, 'lounge.activated', { loungeId: id });
    },
    (executor) => requireOwner(executor, ctx.actor, id),
  );
  return getLounge(ctx, { id });
}

async function lockForStaff(ctx: MemberContext, tx: Tx, id: number) {
  const lounge = await queries.lockAddress.first(tx, { id });
  if (!lounge) throw new AppError('LOUNGE_NOT_FOUND');
  await requireStaff(tx, ctx.actor, id);
  return lounge;
}

async function change(
  ctx: MemberContext,
  tx: Tx,
  id: number,
  columns: Parameters<typeof queries.updateLounge>[2],
): Promise<void> {
  await queries.updateLounge(tx, id, { ...columns, updated_at: ctx.clock.now() });
  await ctx.events.publish(tx, 'lounge.changed', { loungeId: id });
}
