import { withTransaction } from '@oche/db';
import type {
  grantScopesInput,
  moderatorListOutput,
  placeListOutput,
} from '@oche/validators/moderation/scopes';
import type { z } from 'zod';
import { moderates, requireScope, requireStaff, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Place } from '../../../lib/declared/reportable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockMember, setModerates } from '../../auth/index.ts';
import '../moderation.events.ts';
import { listModerators } from './scope.queries.ts';

async function allPlaces({ db, reportables }: Deps): Promise<Place[]> {
  const declared = [...reportables.values()].map(({ places }) => places?.(db) ?? []);
  return (await Promise.all(declared)).flat();
}

/**
 * The parts of the site that the reader moderates.
 * @throws AppError FORBIDDEN
 */
export async function listPlaces(ctx: MemberContext): Promise<z.input<typeof placeListOutput>> {
  requireStaff(ctx.actor);
  return (await allPlaces(ctx)).filter(({ scope }) => moderates(ctx.actor, scope));
}

/**
 * Everybody who moderates anything, and what.
 * @throws AppError FORBIDDEN
 */
export async function listAllModerators(
  ctx: MemberContext,
): Promise<z.input<typeof moderatorListOutput>> {
  requireScope(ctx.actor, 'site');
  return listModerators(ctx.db, {});
}

/**
 * Gives a member parts of the site to moderate, exactly these. Moderators and admins have all of it.
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_INPUT for a part that there isn't
 */
export async function grantScopes(
  ctx: MemberContext,
  { userId, scopes: wished }: z.output<typeof grantScopesInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  const scopes = [...new Set(wished)].sort();
  const known = new Set((await allPlaces(ctx)).map(({ scope }) => scope));
  if (scopes.some((scope) => !known.has(scope))) {
    throw new AppError('BAD_INPUT', { fields: { scopes: 'invalid' } });
  }
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockMember(ctx, tx, userId);
    await setModerates(ctx, tx, userId, scopes);
    await audit(ctx, tx, {
      action: 'member.grant',
      thing: { kind: 'member', id: userId },
      scope: 'site',
      before: { moderates: before.moderates.join(' ') },
      after: { moderates: scopes.join(' ') },
    });
    await ctx.events.publish(tx, 'member.moderated', { userId });
  });
}
