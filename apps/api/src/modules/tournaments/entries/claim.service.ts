import type { Executor } from '@oche/db';
import type {
  newTournamentGuestLinkOutput,
  tournamentClaimedOutput,
  tournamentClaimInput,
  tournamentClaimOutput,
  tournamentGuestInput,
  tournamentGuestLinkOutput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { drawQr } from '../../../lib/picture/qr.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { claimOfficialGuests } from '../../games/index.ts';
import { refuseTaken } from '../core/in-play.service.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import '../core/tournaments.events.ts';
import { refusingTwice } from '../seats/enter.service.ts';
import { getEntryOf } from '../seats/entry-write.queries.ts';
import * as queries from './claim.queries.ts';

type Guest = z.output<typeof tournamentGuestInput>;
type Token = z.output<typeof tournamentClaimInput>;
type Link = NonNullable<Awaited<ReturnType<typeof queries.findLink.first>>> & { guestName: string };

/**
 * Since when a guest's link works; the link itself can't be shown again.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, ENTRY_NOT_FOUND when there is no such guest
 */
export async function getGuestLink(
  { db, actor }: MemberContext,
  { id, entryId, position }: Guest,
): Promise<z.input<typeof tournamentGuestLinkOutput>> {
  await readOrganised(db, actor, id);
  const guest = await queries.getGuest.first(db, { tournamentId: id, entryId, position });
  if (!guest) throw new AppError('ENTRY_NOT_FOUND');
  return guest;
}

/**
 * A link by which a member takes over what a guest plays; the guest's former one ends.
 * @throws AppError as `getGuestLink` does
 */
export async function createGuestLink(
  { db, actor, env, clock }: MemberContext,
  { id, entryId, position }: Guest,
): Promise<z.input<typeof newTournamentGuestLinkOutput>> {
  requireWriter(actor);
  await readOrganised(db, actor, id);
  const token = newSecret();
  const [put] = await queries.putLink(db, {
    tournamentId: id,
    entryId,
    position,
    tokenHash: secretHash(token),
    createdBy: actor.id,
    now: clock.now().toISOString(),
  });
  if (!put) throw new AppError('ENTRY_NOT_FOUND');
  const path = `/tournaments/claim?token=${token}`;
  return { token, path, qr: await drawQr(publicUrl(env, path)) };
}

/** Nobody can use a guest's link any more. @throws AppError as `getGuestLink` does */
export async function revokeGuestLink(ctx: MemberContext, guest: Guest): Promise<void> {
  await getGuestLink(ctx, guest);
  await queries.deleteLink(ctx.db, guest);
}

/**
 * What a link is for, for everybody who has it.
 * @throws AppError INVALID_TOKEN, also for members whom its maker has blocked; GUEST_CLAIMED
 */
export async function getClaim(
  ctx: ServiceContext,
  { token }: Token,
): Promise<z.input<typeof tournamentClaimOutput>> {
  const { entryId: _, position: __, ...claim } = await findLink(ctx, ctx.db, token);
  return claim;
}

/**
 * A member takes over a guest's entry with everything that was played; it counts for them from now on.
 * @throws AppError INVALID_TOKEN, GUEST_CLAIMED, ALREADY_IN_TOURNAMENT, PLAYER_IN_PLAY when the guest is
 *   in a match while the member is in another one
 */
export async function claimGuest(
  ctx: MemberContext,
  { token }: Token,
): Promise<z.input<typeof tournamentClaimedOutput>> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  const { tournamentId } = await findLink(ctx, ctx.db, token);
  const claim = changeByHouse(ctx, tournamentId, async (tx) => {
    // somebody may have been faster, or the link may have been taken back
    const { entryId, position } = await findLink(ctx, tx, token);
    if (await getEntryOf.first(tx, { tournamentId, userId })) {
      throw new AppError('ALREADY_IN_TOURNAMENT');
    }
    await refusingTwice(() => queries.claimGuest(tx, { entryId, position, userId }));
    const games = await queries.listGamesOf(tx, { tournamentId, entryId });
    const places = games.map((game) => ({ ...game, place: position }));
    await claimOfficialGuests(ctx, tx, userId, places);
    // a series counts members
    await ctx.events.publish(tx, 'tournament.described', { tournamentId });
  });
  await claim.catch(refuseTaken);
  return { tournamentId };
}

async function findLink(
  { actor }: Pick<ServiceContext, 'actor'>,
  executor: Executor,
  token: string,
): Promise<Link> {
  const link = await queries.findLink.first(executor, {
    tokenHash: secretHash(token),
    readerId: actor?.id ?? '',
  });
  if (!link) throw new AppError('INVALID_TOKEN');
  const { guestName } = link;
  if (guestName === null) throw new AppError('GUEST_CLAIMED');
  return { ...link, guestName };
}
