import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type {
  imposeSanctionInput,
  revokeSanctionInput,
  SanctionKind,
} from '@oche/validators/moderation/sanctions';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { lockMember, setSilence, setStatus } from '../../auth/index.ts';
import { notify } from '../../notifications/index.ts';
import { sanctionEnded, sanctioned } from './sanction.notifications.ts';
import '../moderation.events.ts';
import '../moderation.mails.ts';
import { beginRemoval } from './removal.service.ts';
import * as queries from './sanction.queries.ts';

type Imposing = z.output<typeof imposeSanctionInput>;

/** The words of the log. */
const ACTIONS = { warning: 'warn', silence: 'silence', suspension: 'suspend', ban: 'ban' } as const;
/** What excludes each other: a suspension and a ban are both the status of the account. */
const REPLACES: Record<SanctionKind, readonly SanctionKind[]> = {
  warning: [],
  silence: ['silence'],
  suspension: ['suspension', 'ban'],
  ban: ['suspension', 'ban'],
};

/**
 * Warns, silences, suspends or bans a member, who is told why, until when, and how to appeal. A later
 * sanction of the same sort takes the place of the one before. With `removal` everything that the
 * member wrote in that period goes, some time later.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_INPUT when it would end in the past
 */
export async function imposeSanction(ctx: MemberContext, input: Imposing): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  if (input.until && new Date(input.until) <= ctx.clock.now()) {
    throw new AppError('BAD_INPUT', { fields: { until: 'past' } });
  }
  const attempt = { userId: ctx.actor.id, operation: 'sanction.impose', input };
  await withTransaction(ctx.db, (tx) => once(tx, attempt, () => imposeWithin(ctx, tx, input)));
}

/**
 * The same in the transaction of a caller that changes more of the member.
 * @returns the sanction's id
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function imposeWithin(ctx: MemberContext, tx: Tx, input: Imposing): Promise<number> {
  await lockMember(ctx, tx, input.userId);
  return impose(ctx, tx, input, ctx.clock.now().toISOString());
}

async function impose(ctx: MemberContext, tx: Tx, input: Imposing, now: string): Promise<number> {
  const { userId, kind, rule, reason, removal } = input;
  const until = input.until ?? null;
  const moderatorId = ctx.actor.id;
  await queries.replaceSanctions(tx, { userId, kinds: REPLACES[kind], moderatorId, now });
  const sanction = { userId, kind, rule, reason, until, moderatorId, now };
  const [imposed] = await queries.insertSanction(tx, sanction);
  if (!imposed) throw new Error('the insert returned no sanction');
  await takeEffect(ctx, tx, userId, { kind, until, reason });
  if (removal) await beginRemoval(tx, { sanctionId: imposed.id, userId, moderatorId, ...removal });
  await audit(ctx, tx, {
    action: `member.${ACTIONS[kind]}`,
    thing: { kind: 'member', id: userId },
    scope: 'site',
    reason,
    after: {
      sanction: imposed.id,
      until,
      ...(removal && { removedFrom: removal.from, removedUntil: removal.until }),
    },
  });
  await tell(ctx, tx, userId, { kind, id: imposed.id });
  await ctx.events.publish(tx, 'member.moderated', { userId });
  return imposed.id;
}

interface Effect {
  kind: SanctionKind;
  until: string | null;
  reason: string;
}

async function takeEffect(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
  { kind, until, reason }: Effect,
): Promise<void> {
  if (kind === 'warning') return;
  if (kind === 'silence') {
    await setSilence(ctx, tx, userId, until === null ? null : { until, reason });
    return;
  }
  const status = kind === 'ban' ? ('banned' as const) : ('suspended' as const);
  await setStatus(ctx, tx, userId, { status, until, reason });
}

/** A banned member has no notifications any more, and can't sign in to read them. */
async function tell(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
  { kind, id }: { kind: SanctionKind; id: number },
): Promise<void> {
  if (kind !== 'ban') {
    const told = { eventId: randomUUID(), recipientIds: [userId], payload: { sanctionId: id } };
    await notify(ctx, tx, sanctioned, told);
    return;
  }
  const member = await queries.getMailedMember.first(tx, { userId });
  if (!member) return;
  const { email: to, locale } = member;
  await queueMail(tx, { template: 'moderation.banned', to, locale, params: { sanctionId: id } });
}

/**
 * Ends a sanction before its time. What was removed with it stays away, unless it is brought back.
 * @throws AppError FORBIDDEN, SANCTION_NOT_FOUND, SANCTION_OVER
 */
export async function revokeSanction(
  ctx: MemberContext,
  { id, reason }: z.output<typeof revokeSanctionInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  await withTransaction(ctx.db, async (tx) => {
    const known = await queries.getSanctionOwner.first(tx, { id });
    if (!known) throw new AppError('SANCTION_NOT_FOUND');
    await lockMember(ctx, tx, known.userId);
    await revoke(ctx, tx, { id, reason, ...known });
  });
}

interface Revoked {
  id: number;
  reason: string;
  userId: string;
  kind: SanctionKind;
}

async function revoke(ctx: MemberContext, tx: Tx, { id, reason, userId, kind }: Revoked) {
  await endSanction(ctx, tx, { id, reason });
  await notify(ctx, tx, sanctionEnded, {
    eventId: randomUUID(),
    recipientIds: [userId],
    payload: { sanctionId: id },
  });
  await audit(ctx, tx, {
    action: 'member.reinstate',
    thing: { kind: 'member', id: userId },
    scope: 'site',
    reason,
    before: { sanction: id, kind },
  });
}

/**
 * Ends the suspension or ban of a member, in the transaction of a caller that changes more of them. If there is none,
 * it does nothing.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function reinstateWithin(
  ctx: MemberContext,
  tx: Tx,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await lockMember(ctx, tx, userId);
  const now = ctx.clock.now().toISOString();
  const standing = await queries.getStandingSanction.first(tx, { userId, now });
  if (standing) await revoke(ctx, tx, { ...standing, userId, reason });
}

/**
 * Ends a sanction of a member whose account is locked, and lifts its effect. The caller tells them.
 * @throws AppError SANCTION_OVER
 */
export async function endSanction(
  ctx: MemberContext,
  tx: Tx,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const [ended] = await queries.endSanction(tx, { id, moderatorId: ctx.actor.id, reason, now });
  if (!ended) throw new AppError('SANCTION_OVER');
  const { userId, kind } = ended;
  if (kind === 'silence') await setSilence(ctx, tx, userId, null);
  else if (kind !== 'warning') {
    await setStatus(ctx, tx, userId, { status: 'active', until: null, reason: null });
  }
  await ctx.events.publish(tx, 'member.moderated', { userId });
}
