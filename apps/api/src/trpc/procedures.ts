import type { ScopeDomain } from '@oche/validators/access/scopes';
import type { Area } from '@oche/validators/site/limits';
import {
  type Actor,
  isAdmin,
  isModerator,
  isStaff,
  requireActive,
  requireVoice,
  requireWriter,
} from '../lib/actor.ts';
import type { MemberContext, RequestSession, ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { limitOwner } from '../lib/limits/limit-owner.ts';
import type { LimitName } from '../lib/limits/rate-limits.ts';
import { requireScopeFor } from '../lib/secrets/access-token.ts';
import { requireOpen } from '../modules/site/index.ts';
import { middleware, procedure } from './init.ts';
import { whileSignedIn } from './live-streams.ts';

/**
 * Counts calls, not requests: a batch of ten counts as ten. Then it refuses what a token doesn't allow, and what belongs
 * to an area that is switched off, which cost no query. All run before the input is checked. They are one step, as tRPC
 * copies all that a call has for each one.
 */
const admitted = middleware(async ({ ctx, meta, type, next }) => {
  await useLimits(ctx, meta?.limit);
  if (ctx.token) requireScopeFor(ctx.token, meta?.scope, type);
  if (meta?.area) await requireOpen(ctx, meta.area);
  return next();
});

async function useLimits(ctx: ServiceContext, limit?: LimitName): Promise<void> {
  const who = limitOwner(ctx);
  await ctx.limits.use(ctx.token ? 'tokenCall' : 'call', who);
  // what a member writes counts for the member, however many tokens they have
  if (limit) await ctx.limits.use(limit, ctx.actor?.id ?? who);
}

/** @throws AppError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_SETUP_REQUIRED, UNAUTHENTICATED */
function requireMember(ctx: ServiceContext): { actor: Actor; session: RequestSession } {
  if (ctx.actor && ctx.session) return { actor: ctx.actor, session: ctx.session };
  throw new AppError(
    ctx.session?.secondFactorPassed === false ? 'SECOND_FACTOR_REQUIRED' : 'UNAUTHENTICATED',
  );
}

const signedIn = middleware(({ ctx, meta, type, next }) => {
  const member = requireMember(ctx);
  if (meta?.speaks) requireVoice(member.actor);
  else if (type === 'mutation' && meta?.whileUnconfirmed) requireActive(member.actor);
  else if (type === 'mutation' && !meta?.whileSuspended) requireWriter(member.actor);
  // the context has both already; only its type changes, and nothing is copied
  return next<typeof member>({});
});

/** The checks of a member's mutation, in the same order, for routes that are no procedures. */
export async function admitWriter(ctx: ServiceContext, limit: LimitName): Promise<MemberContext> {
  await useLimits(ctx, limit);
  const member = requireMember(ctx);
  requireWriter(member.actor);
  return { ...ctx, ...member };
}

/** The checks of a member's query, for routes that are no procedures. */
export async function admitMember(ctx: ServiceContext): Promise<MemberContext> {
  await useLimits(ctx);
  return { ...ctx, ...requireMember(ctx) };
}

/**
 * Staff who still have to set up their second factor have only the rights of members until then.
 */
function requireStaff(ctx: ServiceContext, allowed: (actor: Actor | null) => boolean): void {
  if (ctx.secondFactorSetupRequired) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
  if (!allowed(ctx.actor)) throw new AppError('FORBIDDEN');
}

const staffOnly = (allowed: (actor: Actor | null) => boolean) =>
  middleware(({ ctx, next }) => {
    requireStaff(ctx, allowed);
    return next();
  });

/** The checks of a query of anybody who moderates anything, for routes that are no procedures. */
export async function admitStaff(ctx: ServiceContext): Promise<MemberContext> {
  const member = await admitMember(ctx);
  requireStaff(ctx, isStaff);
  return member;
}

/** The checks of an admin's query, for routes that are no procedures. */
export async function admitAdmin(ctx: ServiceContext): Promise<MemberContext> {
  const member = await admitMember(ctx);
  requireStaff(ctx, isAdmin);
  return member;
}

/** Ends a stream soon after its member's session has ended or its area was switched off, whatever the resolver does. */
const untilSignedOut = middleware(async ({ ctx, meta, next }) => {
  const result = await next();
  if (!result.ok) return result;
  const data = result.data as AsyncIterable<unknown>;
  return { ...result, data: whileSignedIn(ctx, data, meta?.area) };
});

export const publicProcedure = procedure.meta({ access: 'public', scope: null }).use(admitted);

export const memberProcedure = procedure
  .meta({ access: 'member', scope: null })
  .use(admitted)
  .use(signedIn);

/** For somebody who moderates anything; what belongs to whose part is the service's to decide. */
export const staffProcedure = memberProcedure.meta({ access: 'staff' }).use(staffOnly(isStaff));

/** For somebody who moderates all of the site. */
export const moderatorProcedure = memberProcedure
  .meta({ access: 'moderator' })
  .use(staffOnly(isModerator));

export const adminProcedure = memberProcedure.meta({ access: 'admin' }).use(staffOnly(isAdmin));

/**
 * The base of all subscriptions. A member's stream ends within five seconds after sign-out,
 * revocation or ban. Streams count against the limit of open streams, and end when the process
 * stops. The resolver is a plain async generator that stops at its `signal`. Before each `yield` it
 * has to check whether this reader may see the event.
 */
export const liveProcedure = publicProcedure.meta({ live: true }).use(untilSignedOut);
export const memberLiveProcedure = memberProcedure.meta({ live: true }).use(untilSignedOut);
export const staffLiveProcedure = staffProcedure.meta({ live: true }).use(untilSignedOut);

/**
 * The base procedures of a domain.
 * @param area with which admins can switch it off; null for what is of none
 * @param scope what a token needs to call them (`scope` in the meta); null: no token may, as it may never do what staff do
 */
export function proceduresOf(area: Area | null, scope: ScopeDomain | 'any' | null) {
  const forAll = { area, scope };
  return {
    publicProcedure: publicProcedure.meta(forAll),
    memberProcedure: memberProcedure.meta(forAll),
    staffProcedure: staffProcedure.meta({ area }),
    moderatorProcedure: moderatorProcedure.meta({ area }),
    adminProcedure: adminProcedure.meta({ area }),
    liveProcedure: liveProcedure.meta(forAll),
    memberLiveProcedure: memberLiveProcedure.meta(forAll),
  };
}
