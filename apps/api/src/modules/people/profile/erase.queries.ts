import { randomBytes } from 'node:crypto';
import type { Tx } from '@oche/db';

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
  await tx
    .updateTable('profiles')
    .set({
      username,
      username_changed_at: null,
      visibility: null,
      visibility_chosen_at: null,
      requests_from: 'nobody',
      messages_from: 'nobody',
    })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .deleteFrom('usernames')
    .where('user_id', '=', userId)
    .where('username', '<>', username)
    .execute();
}
