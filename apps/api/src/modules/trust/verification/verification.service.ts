import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { verificationTypes } from '@oche/validators/trust/limits';
import type {
  DocumentType,
  decideVerificationInput,
  ownVerificationsOutput,
  VerificationType,
  verificationListOutput,
} from '@oche/validators/trust/schemas';
import { z } from 'zod';
import { requireAdmin, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { notify } from '../../notifications/index.ts';
import { smsSenderOf } from '../phone/sms.ts';
import '../trust.events.ts';
import { verificationDecided } from '../trust.notifications.ts';
import * as queries from './verification.queries.ts';

/** What of the six was checked, waits, or was refused, for the member themselves. */
export async function listOwnVerifications(
  ctx: MemberContext,
): Promise<z.input<typeof ownVerificationsOutput>> {
  const rows = await queries.listOwn(ctx.db, { userId: ctx.actor.id });
  const known = new Map(rows.map(({ kind, ...row }) => [kind as VerificationType, row]));
  const untried = { requestedAt: null, decidedAt: null, reason: null };
  const all = verificationTypes.map((verificationType) => {
    if (verificationType === 'email') {
      const status = ctx.actor.emailVerified ? ('verified' as const) : ('open' as const);
      return { verificationType, status, ...untried };
    }
    return {
      verificationType,
      status: 'open' as const,
      ...untried,
      ...known.get(verificationType),
    };
  });
  const verified = all.filter(({ status }) => status === 'verified');
  const isOffered = (type: VerificationType) =>
    type !== 'phone' || known.has('phone') || smsSenderOf(ctx) !== null;
  return {
    items: all.filter(({ verificationType }) => isOffered(verificationType)),
    verificationScore: Math.round((verified.length / verificationTypes.length) * 100),
  };
}

/**
 * Takes a check back, whatever its state, with everything that is stored of it.
 * @throws AppError VERIFICATION_NOT_FOUND
 */
export async function withdrawVerification(
  ctx: MemberContext,
  { verificationType: kind }: { verificationType: DocumentType | 'phone' },
): Promise<void> {
  const userId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const [deleted] = await queries.deleteVerification(tx, { userId, kind });
    if (!deleted) throw new AppError('VERIFICATION_NOT_FOUND');
    await ctx.events.publish(tx, 'verification.changed', { userId });
  });
}

const cursorKey = z.tuple([z.iso.datetime(), z.int().min(1)]);
const OLDEST = ['1970-01-01T00:00:00Z', 0] as const;

/**
 * What waits for a decision, the longest first.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listWaitingVerifications(
  ctx: MemberContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<z.input<typeof verificationListOutput>> {
  requireAdmin(ctx.actor);
  const [afterTime, afterId] = cursor === undefined ? OLDEST : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listWaiting(ctx.db, { afterTime, afterId, limit: count }),
    ({ requestedAt, id }) => encodeCursor([requestedAt, id]),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      // a phone never waits
      verificationType: row.kind as DocumentType,
      member: {
        id: row.memberId,
        username: row.username,
        firstName: row.firstName,
        lastName: row.lastName,
        zipCode: row.zipCode,
        country: row.country,
        memberSince: row.memberSince,
      },
      trader:
        row.traderName !== null && row.traderAddress !== null
          ? { name: row.traderName, address: row.traderAddress }
          : null,
      mediaType: row.mediaType,
      requestedAt: row.requestedAt,
    })),
    nextCursor,
  };
}

/**
 * Decides about the document that was looked at, which is deleted with that. Nobody decides about themselves.
 * @throws AppError FORBIDDEN, VERIFICATION_DECIDED, also when the member has sent another one meanwhile
 */
export async function decideVerification(
  ctx: MemberContext,
  { id, requestedAt, isApproved, reason }: z.output<typeof decideVerificationInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireAdmin(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const [decided] = await queries.decide(tx, {
      id,
      requestedAt,
      status: isApproved ? 'verified' : 'rejected',
      reason: isApproved ? null : (reason ?? null),
      decidedBy: ctx.actor.id,
      now: ctx.clock.now().toISOString(),
    });
    if (!decided) throw new AppError('VERIFICATION_DECIDED');
    const { userId, kind } = decided;
    await queries.deleteDocument(tx, { id });
    await audit(ctx, tx, {
      action: isApproved ? 'verification.approve' : 'verification.reject',
      thing: { kind: 'verification', id },
      scope: 'admin',
      reason,
      after: { member: userId, kind },
    });
    await ctx.events.publish(tx, 'verification.changed', { userId });
    await notify(ctx, tx, verificationDecided, {
      eventId: randomUUID(),
      recipientIds: [userId],
      payload: { verificationId: id },
    });
  });
}
