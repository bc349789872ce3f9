import type { Visibility } from '@oche/validators/people/limits';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** @param visibility null as if the member had never chosen */
export async function setVisibility(
  { deps }: Pick<TestApi, 'deps'>,
  { id }: Pick<TestMember, 'id'>,
  visibility: Visibility | null,
): Promise<void> {
  await deps.db
    .updateTable('profiles')
    .set({ visibility, visibility_chosen_at: visibility && new Date() })
    .where('user_id', '=', id)
    .execute();
}

/** The username that was proposed for a member, or chosen by them. */
export async function usernameOf(
  { deps }: Pick<TestApi, 'deps'>,
  { id }: Pick<TestMember, 'id'>,
): Promise<string> {
  const { username } = await deps.db
    .selectFrom('profiles')
    .select('username')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return username;
}

/** Two members become friends, as if one had asked and the other had accepted. */
export async function befriend(
  { deps }: Pick<TestApi, 'deps'>,
  one: Pick<TestMember, 'id'>,
  other: Pick<TestMember, 'id'>,
): Promise<void> {
  const since = new Date();
  await deps.db
    .insertInto('friendships')
    .values([
      { user_id: one.id, friend_id: other.id, since },
      { user_id: other.id, friend_id: one.id, since },
    ])
    .execute();
}
