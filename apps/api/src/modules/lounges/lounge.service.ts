import { withTransaction } from '@oche/db';
import type { createLoungeInput, Lounge } from '@oche/validators/lounges';
import { DEFAULT_OPENING_HOURS } from '@oche/validators/opening-hours';
import type { z } from 'zod';
import { requireWriter } from '../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { once } from '../../lib/idempotency.ts';
import { timeZoneOf } from './country.ts';
import * as queries from './lounge.queries.ts';
import { toSummary } from './lounge.select.ts';
import * as changes from './lounge-change.queries.ts';
import { canRead, effectiveRole } from './lounges.policy.ts';
import { placeOf } from './place.ts';

/** @throws AppError LOUNGE_NOT_FOUND */
export async function getLounge(ctx: ServiceContext, { id }: { id: number }): Promise<Lounge> {
  const row = await queries.getLounge.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '' });
  if (!row || !canRead(ctx.actor, row)) throw new AppError('LOUNGE_NOT_FOUND');
  return {
    ...toSummary(row, null),
    photos: [],
    boards: row.boards,
    openingHours: row.openingHours ?? DEFAULT_OPENING_HOURS,
    hasOwnHours: row.openingHours !== null,
    specialDays: [],
    timeZone: row.timeZone,
    isOpen: false,
    opensOrClosesAt: null,
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
    updatedAt: row.updatedAt,
  };
}

/**
 * The creator owns it.
 * @throws AppError ZIP_CODE_UNKNOWN
 */
export async function createLounge(
  ctx: MemberContext,
  input: z.output<typeof createLoungeInput>,
): Promise<Lounge> {
  requireWriter(ctx.actor);
  const place = await placeOf(ctx.db, input, 'zipCode');
  const attempt = { userId: ctx.actor.id, operation: 'lounge.create', key: input.idempotencyKey };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const now = ctx.clock.now();
      const loungeId = await changes.insertLounge(tx, {
        ...queries.columnsOf(input),
        ...place,
        time_zone: timeZoneOf[input.country],
        number_of_boards: input.numberOfBoards,
        price_per_hour_cents: Math.round(input.pricePerHour * 100),
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await changes.insertBoards(tx, loungeId, input.numberOfBoards);
      await ctx.events.publish(tx, 'lounge.changed', { loungeId });
      return loungeId;
    }),
  );
  return getLounge(ctx, { id });
}
