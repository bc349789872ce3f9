import type { Executor, Tx } from '@oche/db';
import {
  checkedRules,
  type deleteExceptionInput,
  loungeRules,
  type rulesOutput,
  type setExceptionInput,
  type updateRulesInput,
} from '@oche/validators/lounges/schemas';
import { centsOf, euroOf } from '@oche/validators/money';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { inputError } from '../../../lib/error-shape.ts';
import { AppError } from '../../../lib/errors.ts';
import { onlyStaff, requireStaff } from '../access/staff-access.service.ts';
import '../lounges.events.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { changeCalendar } from './calendar-change.service.ts';
import { getBookingRules } from './rules.queries.ts';
import * as queries from './rules-change.queries.ts';

type Rules = z.input<typeof rulesOutput>;

const LAST_DATE = '2199-12-31';

/**
 * All rules for bookings as the owner has entered them, with the exceptions from today on.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function getRules(
  ctx: MemberContext,
  { loungeId }: { loungeId: number },
): Promise<Rules> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  return readRules(ctx, ctx.db, loungeId);
}

async function readRules(ctx: MemberContext, executor: Executor, loungeId: number): Promise<Rules> {
  // one day earlier, as in the west it is still yesterday
  const from = new Date(ctx.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const row = await getBookingRules.first(executor, { loungeId, from, to: LAST_DATE });
  if (!row) throw new AppError('LOUNGE_NOT_FOUND');
  const { pricePerHourCents, slotMinutes, ...rules } = row;
  return {
    ...rules,
    pricePerHour: euroOf(pricePerHourCents),
    slotMinutes: loungeRules.shape.slotMinutes.parse(slotMinutes),
  };
}

/** Gives errors the path that they would have if all rules had been sent. */
const allRules = z.object({ data: checkedRules });

/**
 * Sets rules for new bookings. Existing bookings stay as they were agreed, and rules that aren't
 * given stay as they are.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, BAD_INPUT when the rules don't fit together
 */
export async function updateRules(
  ctx: MemberContext,
  { loungeId, data }: z.output<typeof updateRulesInput>,
): Promise<Rules> {
  requireWriter(ctx.actor);
  return changeRules(ctx, loungeId, async (tx) => {
    const {
      success,
      data: all,
      error,
    } = allRules.safeParse({
      data: { ...(await readRules(ctx, tx, loungeId)), ...data },
    });
    if (!success) throw inputError(error);
    const { pricePerHour, openingHours, priceRules, ...rules } = all.data;
    await queries.setRules(tx, {
      ...rules,
      loungeId,
      pricePerHourCents: centsOf(pricePerHour),
      openingHours: openingHours && JSON.stringify(openingHours),
      priceRules: JSON.stringify(priceRules),
      now: ctx.clock.now().toISOString(),
    });
  });
}

/**
 * Sets when the lounge is open on one day, instead of the weekday's hours. It replaces the day's
 * exception, if there is one.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function setException(
  ctx: MemberContext,
  { loungeId, date, periods, note }: z.output<typeof setExceptionInput>,
): Promise<Rules> {
  requireWriter(ctx.actor);
  return changeRules(ctx, loungeId, async (tx) => {
    await queries.setException(tx, {
      loungeId,
      date,
      periods: JSON.stringify(periods),
      note: note ?? null,
    });
  });
}

/**
 * Deletes a day's exception, if there is one, so that the weekday's hours apply again.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function deleteException(
  ctx: MemberContext,
  { loungeId, date }: z.output<typeof deleteExceptionInput>,
): Promise<Rules> {
  requireWriter(ctx.actor);
  return changeRules(ctx, loungeId, async (tx) => {
    await queries.deleteException(tx, { loungeId, date });
  });
}

/**
 * A change of the rules, by the team only. It publishes the event for pages that show the lounge.
 */
const changeRules = (
  ctx: MemberContext,
  loungeId: number,
  change: (tx: Tx) => Promise<void>,
): Promise<Rules> =>
  changeCalendar(
    ctx,
    loungeId,
    async (tx) => {
      await change(tx);
      await ctx.events.publishAll(tx, [
        ['lounge.changed', { loungeId }],
        ['rules.changed', { loungeId }],
      ]);
      return readRules(ctx, tx, loungeId);
    },
    onlyStaff(ctx, loungeId),
  );
