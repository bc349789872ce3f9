import { randomBytes } from 'node:crypto';
import type { Tx } from '@oche/db';
import { releaseUploads } from '../../uploads/index.ts';
import { lockAvatar, updateProfile } from './profile-edit.queries.ts';

/** Blocks, follows, friends, requests and unwanted suggestions, whoever began. */
export async function eraseTies(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('user_follows')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('followed_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('friendships')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('friend_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('friend_requests')
    .where((eb) => eb.or([eb('requester_id', '=', userId), eb('addressee_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('dismissed_suggestions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('suggested_id', '=', userId)]))
    .execute();
}

/**
 * The profile stays, as everything that names people joins it, under a username that says nothing. Former usernames
 * are free at once.
 */
export async function eraseProfile(tx: Tx, userId: string): Promise<void> {
  const username = `geloescht-${randomBytes(6).toString('hex')}`;
  await tx.insertInto('usernames').values({ username, user_id: userId }).execute();
  const { avatarId } = await lockAvatar(tx, userId);
  await updateProfile(tx, userId, {
    username,
    username_changed_at: null,
    visibility: null,
    visibility_chosen_at: null,
    requests_from: 'nobody',
    messages_from: 'nobody',
    gender: null,
    bio: null,
    darting_experience: null,
    nickname: null,
    walk_on_song: null,
    favourite_double: null,
    street: null,
    city: null,
    avatar_id: null,
    about_visibility: null,
    statistics_visibility: null,
    achievements_visibility: null,
    tournaments_visibility: null,
    lounges_visibility: null,
    marketplace_visibility: null,
  });
  if (avatarId !== null) await releaseUploads(tx, [avatarId]);
  await tx
    .deleteFrom('usernames')
    .where('user_id', '=', userId)
    .where('username', '<>', username)
    .execute();
}
