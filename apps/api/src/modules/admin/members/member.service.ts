import { withTransaction } from '@oche/db';
import type { AdminMember, MemberSession, memberCasesOutput } from '@oche/validators/admin/members';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { OwnCount } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  canSanction,
  endAllSessions,
  endSessionOf,
  listSessionsOf,
  lockEntrusted,
} from '../../auth/index.ts';
import { listCasesAbout } from '../../moderation/index.ts';
import { getAdminMember, selectOwnThings } from './member.queries.ts';
import { toListed } from './member.select.ts';

/**
 * A member with what admins need to help or to judge them.
 * @throws AppError FORBIDDEN, NOT_FOUND, also for somebody who has left
 */
export async function getMember(
  { actor, db, clock, ownData }: MemberContext,
  { id }: { id: string },
): Promise<AdminMember> {
  requireScope(actor, 'admin');
  const row = await getAdminMember.first(db, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const counted: Record<string, OwnCount> = Object.assign(
    {},
    ...ownData.map(({ counts }) => counts),
  );
  const counts = await selectOwnThings(db, counted, id).executeTakeFirstOrThrow();
  const listed = toListed(row, now);
  const isSilenced = row.silencedUntil !== null && new Date(row.silencedUntil) > now;
  return {
    ...listed,
    email: row.email,
    country: row.country,
    zipCode: row.zipCode,
    locale: row.locale,
    userType: row.userType,
    visibility: row.visibility,
    isHidden: row.isHidden,
    statusReason: listed.status === 'active' ? null : row.statusReason,
    silencedUntil: isSilenced ? row.silencedUntil : null,
    secondFactor: row.secondFactor,
    hasPassword: row.hasPassword,
    passkeys: row.passkeys,
    moderates: row.moderates,
    leavesAt: row.leavesAt,
    counts: counts as AdminMember['counts'],
    isOwn: id === actor.id,
    canSanction: canSanction(actor, row),
  };
}

/** Where a member is signed in. @throws AppError FORBIDDEN */
export async function listMemberSessions(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<MemberSession[]> {
  requireScope(ctx.actor, 'admin');
  return listSessionsOf(ctx, id);
}

/**
 * Signs a member out, on one device or everywhere; they can sign in again.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function endMemberSessions(
  ctx: MemberContext,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    await lockEntrusted(ctx, tx, id);
    if (sessionId === undefined) await endAllSessions(tx, ctx, id);
    else if (!(await endSessionOf(tx, ctx, id, sessionId))) throw new AppError('NOT_FOUND');
    await audit(ctx, tx, {
      action: 'member.signOut',
      thing: { kind: 'member', id },
      scope: 'admin',
      after: { everywhere: sessionId === undefined },
    });
  });
}

/** Cases about a member's things, the latest first. @throws AppError FORBIDDEN, BAD_INPUT */
export async function listMemberCases(
  ctx: MemberContext,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<z.input<typeof memberCasesOutput>> {
  requireScope(ctx.actor, 'admin');
  return listCasesAbout(ctx, { userId: id, limit, cursor });
}
