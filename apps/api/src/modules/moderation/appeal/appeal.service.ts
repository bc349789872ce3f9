import { type Tx, withTransaction } from '@oche/db';
import type { appealSanctionInput } from '@oche/validators/moderation/sanctions';
import {
  APPEAL_DAYS,
  type appealInput,
  type decideAppealInput,
} from '@oche/validators/moderation/schemas';
import type { z } from 'zod';
import { moderates, requireStaff, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockMember } from '../../auth/index.ts';
import { closeCase } from '../case/case-change.queries.ts';
import { act } from '../case/thing-action.service.ts';
import { tellAppealDecision } from '../mails/decision-mails.service.ts';
import '../moderation.events.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { beginRestoring } from '../sanction/removal.service.ts';
import { endSanction } from '../sanction/sanction.service.ts';
import * as queries from './appeal.queries.ts';
import * as ofSanctions from './sanction-appeal.queries.ts';

/**
 * Asks, once, that somebody else looks at a decision about something of the member's own. Suspended members may do so,
 * too.
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
 * Asks, once, that somebody else looks at a sanction. Suspended members may do so, too.
 * @throws AppError SANCTION_NOT_FOUND, SANCTION_OVER, ALREADY_APPEALED, APPEAL_OVER
 */
export async function appealSanction(
  ctx: MemberContext,
  { id: sanctionId, text }: z.output<typeof appealSanctionInput>,
): Promise<void> {
  const { actor, clock, events } = ctx;
  await withTransaction(ctx.db, async (tx) => {
    const now = clock.now();
    const [appeal] = await ofSanctions.insertSanctionAppeal(tx, {
      sanctionId,
      userId: actor.id,
      text,
      now: now.toISOString(),
      tooOld: new Date(now.getTime() - APPEAL_DAYS * DAY_MS).toISOString(),
    });
    if (!appeal) throw await whySanctionNotAppealed(tx, sanctionId, actor.id);
    await events.publish(tx, 'member.moderated', { userId: actor.id });
  });
}

async function whySanctionNotAppealed(tx: Tx, sanctionId: number, userId: string) {
  const known = await ofSanctions.getAppealedSanction.first(tx, { sanctionId, userId });
  if (!known) return new AppError('SANCTION_NOT_FOUND');
  if (known.appealId !== null) return new AppError('ALREADY_APPEALED');
  return new AppError(known.endedAt === null ? 'APPEAL_OVER' : 'SANCTION_OVER');
}

/**
 * Decides on an appeal. Whoever had to do with the matter before can't: the statements that decide see to that. If it
 * is granted, what was decided is undone and everything is as it was before.
 *
 * @throws AppError FORBIDDEN, APPEAL_NOT_FOUND, APPEAL_NOT_YOURS
 */
export async function decideAppeal(
  ctx: MemberContext,
  input: z.output<typeof decideAppealInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const waiting = await queries.getWaitingAppeal.first(tx, { id: input.id });
    if (!waiting || !moderates(ctx.actor, waiting.scope)) throw new AppError('APPEAL_NOT_FOUND');
    const judgement = {
      ...input,
      moderatorId: ctx.actor.id,
      now: ctx.clock.now().toISOString(),
    };
    const isDecided =
      (await decideOnDecision(ctx, tx, judgement)) || (await decideOnSanction(ctx, tx, judgement));
    if (!isDecided) throw new AppError('APPEAL_NOT_YOURS');
    await tellAppealDecision(ctx, tx, input.id);
  });
}

type Judgement = z.output<typeof decideAppealInput> & { moderatorId: string; now: string };

/** @returns false if the appeal is not about a decision, or not this moderator's to decide */
async function decideOnDecision(ctx: MemberContext, tx: Tx, judgement: Judgement) {
  const { outcome, statement, now } = judgement;
  const [decided] = await queries.decideAppeal(tx, judgement);
  if (!decided) return false;
  const { kind, thingId, scope, caseId, action } = decided;
  if (outcome === 'granted') await overturn(ctx, tx, decided, now);
  await audit(ctx, tx, {
    action: `${kind}.${outcome === 'granted' ? 'appealGranted' : 'appealRejected'}`,
    thing: { kind, id: thingId },
    scope,
    reason: statement,
    before: { case: caseId, action },
  });
  await ctx.events.publish(tx, 'case.changed', { caseId });
  return true;
}

/** The same for a sanction. If it is granted, what was removed with it comes back, too. */
async function decideOnSanction(ctx: MemberContext, tx: Tx, judgement: Judgement) {
  const { outcome, statement } = judgement;
  const [decided] = await ofSanctions.decideSanctionAppeal(tx, judgement);
  if (!decided) return false;
  const { sanctionId, userId, kind } = decided;
  if (outcome === 'granted') {
    await lockMember(ctx, tx, userId);
    await endSanction(ctx, tx, { id: sanctionId, reason: statement });
    await beginRestoring(ctx, tx, sanctionId);
  }
  await audit(ctx, tx, {
    action: `member.${outcome === 'granted' ? 'appealGranted' : 'appealRejected'}`,
    thing: { kind: 'member', id: userId },
    scope: 'site',
    reason: statement,
    before: { sanction: sanctionId, kind },
  });
  await ctx.events.publish(tx, 'member.moderated', { userId });
  return true;
}

type Decided = Awaited<ReturnType<typeof queries.decideAppeal>>[number];

/** The decision is undone. The reports that led to it were not right then. */
async function overturn(ctx: MemberContext, tx: Tx, decided: Decided, now: string): Promise<void> {
  const { decisionId, caseId, action, didChange } = decided;
  const moderatorId = ctx.actor.id;
  const [undone] = await queries.overturnDecision(tx, { id: decisionId, moderatorId, now });
  if (!undone) throw new AppError('APPEAL_NOT_FOUND');
  if (didChange) await act(ctx, tx, decided, action, 'undo');
  // and nothing withholds it any more until somebody looks
  await act(ctx, tx, decided, 'none', 'do');
  // what was to be published waits no longer
  if (ctx.reportables.get(decided.kind)?.isWaiting) await act(ctx, tx, decided, 'publish', 'do');
  await closeCase(tx, { id: caseId, outcome: 'rejected', now });
}
