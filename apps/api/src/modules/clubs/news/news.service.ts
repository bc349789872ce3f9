import type { ClubOutput, setClubNewsInput } from '@oche/validators/clubs/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { hideSubforumOfClub, openSubforumOfClub } from '../../forum/index.ts';
import { getClub, manageClub } from '../club/club.service.ts';

/**
 * Opens the news of a club, a subforum in which its officers begin threads, or closes them: then what was
 * written stays readable where it is linked, and nobody writes there.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, CLUB_NEWS_PUBLIC for a club that only its members see
 */
export async function setClubNews(
  ctx: ActingContext,
  { id, isOpen }: z.output<typeof setClubNewsInput>,
): Promise<ClubOutput> {
  requireVoice(ctx.actor);
  await manageClub(ctx, id, async (tx, club) => {
    if (!isOpen) return hideSubforumOfClub(tx, { clubId: id });
    if (!club.isPublic || club.hiddenAt !== null) throw new AppError('CLUB_NEWS_PUBLIC');
    await openSubforumOfClub(tx, { clubId: id, name: club.name });
  });
  return getClub(ctx, { id });
}
