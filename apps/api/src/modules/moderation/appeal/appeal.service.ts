import { type Tx, withTransaction } from '@oche/db';
import { APPEAL_DAYS, type appealInput, type decideAppealInput } from '@oche/validators/moderation';
import type { z } from 'zod';
import { requireModerator, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { closeCase } from '../case/case-change.queries.ts';
import { act } from '../case/thing-action.service.ts';
import { tellAppealDecision } from '../mails/decision-mails.service.ts';
import { DAY_MS } from '../moderation.policy.ts';
import '../moderation.events.ts';
import * as queries from './appeal.queries.ts';

/**
 * Asks, once, that somebody else looks at a decision about something of the member's own. Who is
 * suspended may do so, too.
 *
 * @throws AppError DECISION_NOT_FOUND, ALREADY_APPEALED, APPEAL_OVER
 */
export async function createAppeal(
  ctx: MemberContext,
  { decisionId, text }: z.output<typeof appealInput>,
): Promise<void> {
  const { actor, clock, events } = ctx;
  await withTransaction(ctx.db, async (tx) => {
    const now = clock.now();
    const [appeal] = await queries.insertAppeal(tx, {
      decisionId,
      userId: actor.id,
      text,
      now: now.toISOString(),
      tooOld: new Date(now.getTime() - APPEAL_DAYS * DAY_MS).toISOString(),
    });
    const known = await queries.getAppealed.first(tx, { decisionId, userId: actor.id });
    if (!known) throw new AppError('DECISION_NOT_FOUND');
    if (!appeal) throw whyNotAppealed(known);
    await events.publish(tx, 'case.changed', { caseId: known.caseId });
  });
}

type Known = Awaited<ReturnType<typeof queries.getAppealed>>[number];

function whyNotAppealed({ appealId, undoneAt }: Known): AppError {
  if (appealId !== null) return new AppError('ALREADY_APPEALED');
  return new AppError(undoneAt === null ? 'APPEAL_OVER' : 'DECISION_NOT_FOUND');
}

/**
 * Decides on an appeal. Who had to do with the matter before can't: that is part of the statement
 * that decides. Granted, the decision is undone and the thing is as it was before.
 *
 * @throws AppError FORBIDDEN, APPEAL_NOT_FOUND, APPEAL_NOT_YOURS
 */
export async function decideAppeal(
  ctx: MemberContext,
  { id, outcome, statement }: z.output<typeof decideAppealInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireModerator(ctx.actor);
  const moderatorId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const [decided] = await queries.decideAppeal(tx, { id, moderatorId, outcome, statement, now });
    if (!decided) throw await whyNotDecided(tx, id);
    const { kind, thingId, scope, caseId, action } = decided;
    if (outcome === 'granted') await overturn(ctx, tx, decided, now);
    await audit(ctx, tx, {
      action: `${kind}.${outcome === 'granted' ? 'appealGranted' : 'appealRejected'}`,
      thing: { kind, id: thingId },
      scope,
      reason: statement,
      before: { case: caseId, action },
    });
    await tellAppealDecision(ctx, tx, id);
    await ctx.events.publish(tx, 'case.changed', { caseId });
  });
}

async function whyNotDecided(tx: Tx, id: number): Promise<AppError> {
  const waiting = await queries.getWaitingAppeal.first(tx, { id });
  return new AppError(waiting ? 'APPEAL_NOT_YOURS' : 'APPEAL_NOT_FOUND');
}

type Decided = Awaited<ReturnType<typeof queries.decideAppeal>>[number];

/** The decision is undone. The reports that led to it were not right then. */
async function overturn(ctx: MemberContext, tx: Tx, decided: Decided, now: string): Promise<void> {
  const { decisionId, caseId, action, didChange } = decided;
  const moderatorId = ctx.actor.id;
  const [undone] = await queries.overturnDecision(tx, { id: decisionId, moderatorId, now });
  if (!undone) throw new AppError('APPEAL_NOT_FOUND');
  if (didChange) await act(ctx, tx, decided, action, 'undo');
  await closeCase(tx, { id: caseId, outcome: 'rejected', now });
}
