import type { DealOutput, dealInput, proposeMeetingInput } from '@oche/validators/market/deals';
import type { z } from 'zod';
import { requireWriter } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { changeDeal } from '../deal/deal-change.service.ts';
import * as rules from '../rules/deals.ts';
import { getMeetingLounge } from './meeting.queries.ts';

/**
 * Proposes lounge and time to the other side.
 * @throws AppError DEAL_NOT_FOUND, LOUNGE_NOT_FOUND, and the rules' refusals
 */
export async function proposeMeeting(
  ctx: ActingContext,
  { id, loungeId, meetsAt }: z.output<typeof proposeMeetingInput>,
): Promise<DealOutput> {
  requireWriter(ctx.actor);
  const lounge = await getMeetingLounge.first(ctx.db, { loungeId });
  if (!lounge) throw new AppError('LOUNGE_NOT_FOUND');
  return changeDeal(ctx, { id }, (facts, { side }) =>
    rules.proposeMeeting(facts, { side, loungeId, meetsAt }),
  );
}

/** Agrees with what the other has proposed. Then it is in the calendars of both. */
export async function agreeMeeting(
  ctx: ActingContext,
  { id }: z.output<typeof dealInput>,
): Promise<DealOutput> {
  requireWriter(ctx.actor);
  return changeDeal(ctx, { id }, rules.agreeMeeting);
}

/** Takes back, turns down or calls off a meeting; the deal stands. Suspended members can, too. */
export const callOffMeeting = (
  ctx: ActingContext,
  { id }: z.output<typeof dealInput>,
): Promise<DealOutput> => changeDeal(ctx, { id }, rules.callOffMeeting);
