import type { Tx } from '@oche/db';
import type { CaseAction } from '@oche/validators/moderation/schemas';
import { type AuditEntry, audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { tellDecision } from '../mails/decision-mails.service.ts';
import { outcomeOf } from '../moderation.policy.ts';
import '../moderation.events.ts';
import * as queries from './case-change.queries.ts';

/** What a moderator does where the thing is shown, without the queue. */
type DirectAction = Omit<AuditEntry, 'action'> & { thing: { kind: string; id: number } };

/**
 * Notes what a moderator has done with a thing where it is shown, and decides its open case with it.
 * Call it in the transaction that does it.
 */
export async function noteModeration(
  ctx: MemberContext,
  tx: Tx,
  action: CaseAction,
  entry: DirectAction,
): Promise<void> {
  const { kind, id } = entry.thing;
  await audit(ctx, tx, { ...entry, action: `${kind}.${action === 'none' ? 'keep' : action}` });
  const open = await queries.lockOpenCase.first(tx, { kind, thingId: String(id) });
  if (!open) return;
  const now = ctx.clock.now().toISOString();
  const [decision] = await queries.insertDecision(tx, {
    caseId: open.id,
    moderatorId: ctx.actor.id,
    action,
    didChange: action !== 'none',
    rule: null,
    statement: null,
    note: null,
    now,
  });
  if (!decision) throw new Error('the insert returned no decision');
  await tellDecision(ctx, tx, {
    caseId: open.id,
    decisionId: decision.id,
    statement: null,
    action,
  });
  await queries.closeCase(tx, { id: open.id, outcome: outcomeOf(action), now });
  await ctx.events.publish(tx, 'case.changed', { caseId: open.id });
}

/** Notes that a moderator has brought a thing back where it is shown. */
export async function noteRestoration(
  ctx: MemberContext,
  tx: Tx,
  entry: DirectAction,
): Promise<void> {
  const { kind, id } = entry.thing;
  await audit(ctx, tx, { ...entry, action: `${kind}.restore` });
  await queries.endDecisionsOfThing(tx, {
    kind,
    thingId: String(id),
    moderatorId: ctx.actor.id,
    now: ctx.clock.now().toISOString(),
  });
}
