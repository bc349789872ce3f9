import { type Tx, withTransaction } from '@oche/db';
import type { AdminMember, UpdateMember } from '@oche/validators/admin/members';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockEntrusted, requireProof, setAddress, setRole, standingAt } from '../../auth/index.ts';
import { imposeWithin, reinstateWithin } from '../../moderation/index.ts';
import { renameMember } from '../../people/index.ts';
import { getMember } from './member.service.ts';

/** What a member is told when the documented call suspends or reinstates them, as it has no reason. */
const NO_REASON = {
  de: 'Entscheidung der Administration',
  en: 'Decision of the administration',
} as const;

type Account = Awaited<ReturnType<typeof lockEntrusted>>;

/**
 * Changes username, address, role and status of a member; what is as it was, stays. Another role or address opens
 * doors, so it asks for the admin's password. Suspending and banning are sanctions like those of the moderators, with
 * mail and appeal.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_INPUT, INVALID_CREDENTIALS, SIGN_IN_AGAIN, OWN_ROLE, OWN_ADDRESS,
 *   ADMIN_STAYS, ADMIN_STANDS, EMAIL_TAKEN, USERNAME_TAKEN
 */
export async function updateMember(ctx: MemberContext, input: UpdateMember): Promise<AdminMember> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'admin');
  const { id, until } = input;
  if (until && new Date(until) <= ctx.clock.now()) {
    throw new AppError('BAD_INPUT', { fields: { until: 'past' } });
  }
  const before = await getMember(ctx, { id });
  const opensDoors = (known: { role: string; email: string }) =>
    known.role !== input.role || known.email !== input.email;
  const isProven = opensDoors(before);
  if (isProven) await requireProof(ctx, input.password);
  await withTransaction(ctx.db, async (tx) => {
    const account = await lockEntrusted(ctx, tx, id);
    // somebody else has changed it meanwhile, and nobody was asked for this
    if (opensDoors(account) && !isProven) throw new AppError('CONFLICT');
    await change(ctx, tx, account, input);
  });
  return getMember(ctx, { id });
}

async function change(
  ctx: MemberContext,
  tx: Tx,
  account: Account,
  input: UpdateMember,
): Promise<void> {
  const isOwn = account.id === ctx.actor.id;
  const [hasRole, hasAddress] = [account.role !== input.role, account.email !== input.email];
  if (isOwn && hasRole) throw new AppError('OWN_ROLE', { fields: { role: 'invalid' } });
  if (isOwn && hasAddress) throw new AppError('OWN_ADDRESS', { fields: { email: 'invalid' } });
  const isRenamed = await renameMember(ctx, tx, account.id, input.username);
  if (hasAddress) await setAddress(ctx, tx, account, input.email);
  // a member who loses the role can be suspended then, and a suspended one gets it only after that
  if (account.role === 'admin' && hasRole) await setRole(ctx, tx, account, input.role);
  await setStanding(ctx, tx, account, input);
  if (account.role !== 'admin' && hasRole) await setRole(ctx, tx, account, input.role);
  if (!isRenamed && !hasAddress && !hasRole) return;
  await audit(ctx, tx, {
    action: 'member.edit',
    thing: { kind: 'member', id: account.id },
    scope: 'admin',
    reason: input.reason,
    // names and addresses go with the member; the log stays
    ...(hasRole && { before: { role: account.role } }),
    after: {
      ...(hasRole && { role: input.role }),
      ...(isRenamed && { username: true }),
      ...(hasAddress && { email: true }),
    },
  });
}

async function setStanding(
  ctx: MemberContext,
  tx: Tx,
  account: Account,
  { status, until, reason, rule, role }: UpdateMember,
): Promise<void> {
  const now = standingAt(ctx.clock.now(), {
    status: account.status,
    suspendedUntil: account.suspended_until,
    statusReason: account.status_reason,
    silencedUntil: null,
    silenceReason: null,
  });
  const isSame = now.status === status && (until === undefined || until === now.suspendedUntil);
  if (isSame) return;
  if (role === 'admin') throw new AppError('ADMIN_STANDS', { fields: { status: 'invalid' } });
  const said = reason ?? NO_REASON[ctx.locale];
  const userId = account.id;
  if (status === 'active') await reinstateWithin(ctx, tx, { userId, reason: said });
  else {
    const kind = status === 'banned' ? ('ban' as const) : ('suspension' as const);
    await imposeWithin(ctx, tx, { userId, kind, rule, reason: said, until });
  }
}
