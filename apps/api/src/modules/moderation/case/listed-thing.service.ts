import { type Tx, withTransaction } from '@oche/db';
import { type ReportReason, UNDO_MINUTES } from '@oche/validators/moderation/schemas';
import { moderates } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Thing } from '../../../lib/declared/reportable.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { tellDecision } from '../mails/decision-mails.service.ts';
import '../moderation.events.ts';
import * as queries from './case-change.queries.ts';
import { insertLook } from './look.queries.ts';
import { act } from './thing-action.service.ts';

interface Listed {
  /**
   * the kinds that the thing can have in the queue, the usual one first: an ad that waits for approval is a `listing`
   */
  kinds: readonly [string, ...string[]];
  id: number;
}

interface Hiding extends Listed {
  /** the house rule that was broken */
  rule: ReportReason;
  /** why, for the owner */
  statement: string;
  note?: string | undefined;
}

/**
 * Hides a thing that somebody has found in a list, reported or not, as a decision like all others: with its reasons,
 * its minutes for taking it back, and the right to appeal. A case that is open about it is decided with it.
 *
 * @throws AppError THING_NOT_FOUND, FORBIDDEN, CASE_IS_OWN, ACTION_NOT_POSSIBLE for what is hidden already
 */
export async function hideThing(ctx: MemberContext, hiding: Hiding): Promise<void> {
  const { rule, statement, note } = hiding;
  await withTransaction(ctx.db, async (tx) => {
    const thing = await requireOthers(ctx, tx, hiding);
    const now = ctx.clock.now().toISOString();
    const found = await lockCase(tx, hiding, { thing, now });
    const { id: caseId, kind, thingId } = found;
    if (!(await act(ctx, tx, found, 'hide', 'do'))) throw new AppError('ACTION_NOT_POSSIBLE');
    const [decision] = await queries.insertDecision(tx, {
      caseId,
      moderatorId: ctx.actor.id,
      action: 'hide',
      didChange: true,
      rule,
      statement,
      note: note ?? null,
      now,
    });
    if (!decision) throw new Error('the insert returned no decision');
    await tellDecision(ctx, tx, { caseId, decisionId: decision.id, statement, action: 'hide' });
    await queries.closeCase(tx, { id: caseId, outcome: 'upheld', now });
    await audit(ctx, tx, {
      action: `${kind}.hide`,
      thing: { kind, id: thingId },
      scope: thing.scope,
      reason: statement,
      after: { case: caseId, isChanged: true },
    });
    await ctx.events.publish(tx, 'case.changed', { caseId });
  });
}

/**
 * Brings back what was hidden, by whomever. Decisions about it end with that.
 * @param tell is called in the transaction if its owner knows that it was hidden, with the number of the log's entry
 * @throws AppError THING_NOT_FOUND, FORBIDDEN, CASE_IS_OWN, ACTION_NOT_POSSIBLE for what isn't hidden
 */
export async function restoreThing(
  ctx: MemberContext,
  listed: Listed & { note?: string | undefined },
  tell: (tx: Tx, ownerId: string, entryId: number) => Promise<void>,
): Promise<void> {
  const { kinds, id, note } = listed;
  const [kind] = kinds;
  const thingId = String(id);
  await withTransaction(ctx.db, async (tx) => {
    const thing = await requireOthers(ctx, tx, listed);
    const hidden = { kind, thingId, withheldAt: null };
    if (!(await act(ctx, tx, hidden, 'hide', 'undo'))) throw new AppError('ACTION_NOT_POSSIBLE');
    // what waited for approval when it was hidden has been looked at by now
    for (const each of kinds) {
      await ctx.reportables.get(each)?.actions.publish?.do(ctx, tx, thingId, ctx.actor.id);
    }
    const entryId = await audit(ctx, tx, {
      action: `${kind}.restore`,
      thing: { kind, id },
      scope: thing.scope,
      reason: note,
    });
    const now = ctx.clock.now();
    const ended = await Promise.all(
      kinds.map((each) =>
        queries.endDecisionsOfThing(tx, {
          kind: each,
          thingId,
          moderatorId: ctx.actor.id,
          now: now.toISOString(),
        }),
      ),
    );
    const toldBefore = now.getTime() - UNDO_MINUTES * 60_000;
    const isTold = ended.flat().some(({ decidedAt }) => Date.parse(decidedAt) <= toldBefore);
    if (thing.author && isTold) await tell(tx, thing.author.id, entryId);
  });
}

/** The thing, if it is somebody else's: nobody decides about their own. */
async function requireOthers(ctx: MemberContext, tx: Tx, { kinds, id }: Listed): Promise<Thing> {
  const [thing] = (await ctx.reportables.get(kinds[0])?.read(tx, [String(id)])) ?? [];
  if (!thing) throw new AppError('THING_NOT_FOUND');
  if (!moderates(ctx.actor, thing.scope)) throw new AppError('FORBIDDEN');
  if (thing.author?.id === ctx.actor.id) throw new AppError('CASE_IS_OWN');
  return thing;
}

/** The open case about a thing, or a new one without a report. */
async function lockCase(
  tx: Tx,
  { kinds, id }: Listed,
  { thing, now }: { thing: Thing; now: string },
) {
  const thingId = String(id);
  for (const kind of kinds) {
    const open = await queries.lockOpenCase.first(tx, { kind, thingId });
    if (open) return open;
  }
  const look = { kind: kinds[0], thingId, scope: thing.scope, withheldAt: null, weight: 0, now };
  const [opened] = await insertLook(tx, { ...look, authorId: thing.author?.id ?? null });
  const found = opened && (await queries.lockCase.first(tx, { id: opened.id }));
  if (!found) throw new Error('the case was neither opened nor found');
  return found;
}
