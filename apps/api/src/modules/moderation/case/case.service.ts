import { type Tx, withTransaction } from '@oche/db';
import { type decideCaseInput, UNDO_MINUTES } from '@oche/validators/moderation/schemas';
import type { z } from 'zod';
import { isAdmin, moderates, requireStaff, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { tellDecision } from '../mails/decision-mails.service.ts';
import {
  CLAIM_MINUTES,
  oneStepFor,
  outcomeOf,
  requireDecidable,
  ruleOfReports,
} from '../moderation.policy.ts';
import '../moderation.events.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import * as reads from './case.queries.ts';
import * as queries from './case-change.queries.ts';
import { act } from './thing-action.service.ts';

const before = ({ clock }: MemberContext, minutes: number): string =>
  new Date(clock.now().getTime() - minutes * MINUTE_MS).toISOString();

/**
 * Takes a case, so that nobody else works on it. After half an hour without a decision others can
 * take it over. Nobody takes a case about something of their own.
 *
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, CASE_CLOSED, CASE_CLAIMED, CASE_IS_OWN
 */
export async function claimCase(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, (tx) => claimWithin(ctx, tx, id));
}

async function claimWithin(ctx: MemberContext, tx: Tx, id: number): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const [claimed] = await queries.claimCase(tx, {
    id,
    moderatorId: ctx.actor.id,
    now,
    stale: before(ctx, CLAIM_MINUTES),
  });
  if (!claimed) throw await whyNotClaimed(ctx, tx, id);
  if (!moderates(ctx.actor, claimed.scope)) throw new AppError('CASE_NOT_FOUND');
  await ctx.events.publish(tx, 'case.changed', { caseId: id });
}

async function whyNotClaimed({ actor }: MemberContext, tx: Tx, id: number): Promise<AppError> {
  const known = await reads.getCase.first(tx, { id });
  if (!known || !moderates(actor, known.scope)) return new AppError('CASE_NOT_FOUND');
  if (known.closedAt) return new AppError('CASE_CLOSED');
  return new AppError(known.authorId === actor.id ? 'CASE_IS_OWN' : 'CASE_CLAIMED');
}

/**
 * Gives a case back to the queue. One that isn't the moderator's stays as it is.
 * @throws AppError FORBIDDEN
 */
export async function releaseCase(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const [released] = await queries.releaseCase(tx, { id, moderatorId: ctx.actor.id });
    if (released) await ctx.events.publish(tx, 'case.changed', { caseId: id });
  });
}

/**
 * Decides about a claimed case, and does with the thing what was decided, in one transaction.
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, CASE_CLOSED, CASE_CLAIMED, CASE_NOT_CLAIMED,
 *   ACTION_NOT_POSSIBLE
 */
export async function decideCase(
  ctx: MemberContext,
  input: z.output<typeof decideCaseInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, (tx) => decideWithin(ctx, tx, input));
}

/**
 * Takes a case, takes away what it is about and names the rule that most reports name, in one step: the owner is told that
 * rule, and how to appeal. Like every decision it can be taken back.
 *
 * @returns the decision
 * @throws AppError as claiming and deciding do; ACTION_NOT_POSSIBLE also where the reports name no rule
 */
export async function takeAway(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ decisionId: number }> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  return withTransaction(ctx.db, async (tx) => {
    await claimWithin(ctx, tx, id);
    const found = await reads.getCase.first(tx, { id });
    if (!found) throw new AppError('CASE_NOT_FOUND');
    const { kind, thingId, reasons } = found;
    const declared = ctx.reportables.get(kind);
    const [thing] = (await declared?.read(tx, [thingId])) ?? [];
    const rule = ruleOfReports(reasons, thing?.signs);
    const action = oneStepFor(declared);
    if (rule === null || action === null) throw new AppError('ACTION_NOT_POSSIBLE');
    return { decisionId: await decideWithin(ctx, tx, { id, action, rule }) };
  });
}

/** @returns the id of the decision */
async function decideWithin(
  ctx: MemberContext,
  tx: Tx,
  {
    id,
    action,
    rule,
    statement,
    note,
  }: Pick<z.output<typeof decideCaseInput>, 'id' | 'action'> &
    Partial<z.output<typeof decideCaseInput>>,
): Promise<number> {
  const moderatorId = ctx.actor.id;
  const found = await queries.lockCase.first(tx, { id });
  if (!found || !moderates(ctx.actor, found.scope)) throw new AppError('CASE_NOT_FOUND');
  requireDecidable(ctx.actor, found);
  const { kind, thingId, scope } = found;
  const done = await act(ctx, tx, found, action, 'do');
  const now = ctx.clock.now().toISOString();
  const [decision] = await queries.insertDecision(tx, {
    caseId: id,
    moderatorId,
    action,
    didChange: done,
    rule: rule ?? null,
    statement: statement ?? null,
    note: note ?? null,
    now,
  });
  if (!decision) throw new Error('the insert returned no decision');
  await tellDecision(ctx, tx, {
    caseId: id,
    decisionId: decision.id,
    statement: statement ?? null,
    action,
  });
  await queries.closeCase(tx, { id, outcome: outcomeOf(action), now });
  await audit(ctx, tx, {
    action: `${kind}.${action === 'none' ? 'keep' : action}`,
    thing: { kind, id: thingId },
    scope,
    reason: statement ?? note,
    after: { case: id, isChanged: done },
  });
  await ctx.events.publish(tx, 'case.changed', { caseId: id });
  return decision.id;
}

/**
 * Takes a decision back within ten minutes: the thing is as it was, and the case is open again, in the hands of whoever
 * takes it back.
 *
 * @throws AppError FORBIDDEN, UNDO_OVER
 */
export async function undoDecision(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  const moderatorId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const [undone] = await queries.undoDecision(tx, {
      id,
      moderatorId,
      isAdmin: isAdmin(ctx.actor),
      now,
      tooOld: before(ctx, UNDO_MINUTES),
    });
    if (!undone) throw new AppError('UNDO_OVER');
    const { caseId, action, didChange } = undone;
    const [reopened] = await queries.reopenCase(tx, { id: caseId, moderatorId, now });
    // meanwhile it was reported again, and that case is the one to decide
    if (!reopened) throw new AppError('UNDO_OVER');
    const { kind, thingId, scope } = reopened;
    if (!moderates(ctx.actor, scope)) throw new AppError('UNDO_OVER');
    if (didChange) await act(ctx, tx, reopened, action, 'undo');
    await audit(ctx, tx, {
      action: `${kind}.undo`,
      thing: { kind, id: thingId },
      scope,
      before: { case: caseId, action },
    });
    await ctx.events.publish(tx, 'case.changed', { caseId });
  });
}
