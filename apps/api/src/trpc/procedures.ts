import { type Actor, isAdmin, isModerator, requireWriter } from '../lib/actor.ts';
import type { RequestSession, ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { middleware, procedure } from './init.ts';

/** Limits count calls, not requests: a batch of ten counts ten. They come before the input. */
const limited = middleware(async ({ ctx, meta, next }) => {
  const who = ctx.actor?.id ?? ctx.address;
  await ctx.limits.use('call', who);
  if (meta?.limit) await ctx.limits.use(meta.limit, who);
  return next();
});

/** @throws AppError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_SETUP_REQUIRED, UNAUTHENTICATED */
function requireMember(ctx: ServiceContext): { actor: Actor; session: RequestSession } {
  if (ctx.actor && ctx.session) return { actor: ctx.actor, session: ctx.session };
  throw new AppError(
    ctx.session?.secondFactorPassed === false ? 'SECOND_FACTOR_REQUIRED' : 'UNAUTHENTICATED',
  );
}

const signedIn = middleware(({ ctx, meta, type, next }) => {
  const member = requireMember(ctx);
  if (type === 'mutation' && !meta?.whileSuspended) requireWriter(member.actor);
  return next({ ctx: member });
});

/** A moderator without second factor is a member only, until it is set up. */
const staffOnly = (allowed: (actor: Actor | null) => boolean) =>
  middleware(({ ctx, next }) => {
    if (!allowed(ctx.actor)) throw new AppError('FORBIDDEN');
    if (ctx.secondFactorSetupRequired) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
    return next();
  });

export const publicProcedure = procedure.meta({ access: 'public' }).use(limited);

export const memberProcedure = procedure.meta({ access: 'member' }).use(limited).use(signedIn);

export const moderatorProcedure = memberProcedure
  .meta({ access: 'moderator' })
  .use(staffOnly(isModerator));

export const adminProcedure = memberProcedure.meta({ access: 'admin' }).use(staffOnly(isAdmin));
