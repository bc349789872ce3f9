import type { Locale } from '@oche/validators/common';
import type { Profile } from '@oche/validators/people/profiles';
import { achievementGoals, achievementTitles } from '@oche/validators/statistics/achievement-texts';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../viewer.ts';
import { getProfile as getSeenProfile, getUndecided } from './profile-seen.queries.ts';

type Asking = Pick<ServiceContext, 'db' | 'actor' | 'locale'>;

/**
 * A profile, as far as this reader may see it: sometimes only name and face; members also get what nobody else sees of
 * their own.
 * @throws AppError MEMBER_NOT_FOUND, also for somebody whom the reader may not see at all; PROFILE_UNDECIDED for
 * visitors, who get nothing else of a member who hasn't chosen yet
 */
export async function getProfile(
  { db, actor, locale }: Asking,
  { userId }: { userId: string },
): Promise<Profile> {
  const asked = { ...viewerOf(actor), userId };
  const row = await getSeenProfile.first(db, asked);
  if (!row) {
    const isUndecided = await getUndecided.first(db, asked);
    throw new AppError(isUndecided ? 'PROFILE_UNDECIDED' : 'MEMBER_NOT_FOUND');
  }
  const { figures, achieved, checked, ...rest } = row;
  const { about, statistics, achievements, tournaments, lounges, marketplace, ...profile } = rest;
  return {
    ...profile,
    shows: { about, statistics, achievements, tournaments, lounges, marketplace },
    verifications: checked && row.emailVerified ? ['email', ...checked] : (checked ?? []),
    statistics: figures,
    achievements: achieved?.map((kind) => told(kind, locale)) ?? null,
  };
}

const told = (kind: AchievementKind, locale: Locale) => ({
  kind,
  title: achievementTitles[kind][locale],
  description: achievementGoals[kind][locale],
});
