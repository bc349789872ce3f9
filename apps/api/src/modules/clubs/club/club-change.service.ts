import { isPgError, withTransaction } from '@oche/db';
import type { ClubOutput, createClubInput, updateClubInput } from '@oche/validators/clubs/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { ActingContext, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { hideSubforumOfClub, nameSubforumOfClub } from '../../forum/index.ts';
import { requireReader } from '../../lounges/index.ts';
import '../clubs.events.ts';
import { enterAs } from '../members/join.service.ts';
import { getClub, manageClub } from './club.service.ts';
import * as queries from './club-change.queries.ts';

type Create = z.output<typeof createClubInput>;
type Update = z.output<typeof updateClubInput>;

/**
 * Founds a club with the member as its owner.
 * @throws AppError LOUNGE_NOT_FOUND, TOO_MANY_CLUBS, CLUB_EXISTS when the city has one of this name
 */
export async function createClub(ctx: ActingContext, input: Create): Promise<ClubOutput> {
  requireVoice(ctx.actor);
  if (input.loungeId !== undefined) await requireReader(ctx.db, ctx.actor, input.loungeId);
  const now = ctx.clock.now().toISOString();
  const userId = ctx.actor.id;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId, operation: 'club.create', input }, async () => {
      const clubId = await queries.insertClub(tx, {
        ...columnsOf(input),
        member_count: 0,
        created_at: now,
        updated_at: now,
      });
      await enterAs(ctx, tx, { id: clubId, userId, role: 'owner', now });
      await ctx.events.publish(tx, 'club.changed', { clubId });
      return clubId;
    }),
  ).catch(refuseTaken);
  return getClub(ctx, { id });
}

/**
 * Changes what a club says of itself. One that only its members see has no news.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, LOUNGE_NOT_FOUND, CLUB_EXISTS
 */
export async function updateClub(ctx: MemberContext, input: Update): Promise<ClubOutput> {
  requireVoice(ctx.actor);
  const { id, loungeId } = input;
  await manageClub(ctx, id, async (tx, club) => {
    // a club stays where it is at home already, even if the lounge has closed meanwhile
    if (loungeId !== undefined && loungeId !== club.loungeId) {
      await requireReader(tx, ctx.actor, loungeId);
    }
    const now = ctx.clock.now().toISOString();
    await queries.updateClub(tx, id, { ...columnsOf(input), updated_at: now });
    // what was written stays readable by its link, under the name that everybody knew
    if (!input.isPublic) await hideSubforumOfClub(tx, { clubId: id });
    else await nameSubforumOfClub(tx, { clubId: id, name: input.name });
  }).catch(refuseTaken);
  return getClub(ctx, { id });
}

function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'clubs_name')) {
    throw new AppError('CLUB_EXISTS', { cause: error });
  }
  throw error;
}

const columnsOf = (input: Omit<Create, 'idempotencyKey'>) => ({
  name: input.name,
  city: input.city,
  description: input.description ?? null,
  founded: input.founded ?? null,
  lounge_id: input.loungeId ?? null,
  is_public: input.isPublic,
});
