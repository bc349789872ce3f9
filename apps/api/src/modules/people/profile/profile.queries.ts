import { type Placeholders, prepared, type Tx } from '@oche/db';

const COLUMNS = [
  'user_id as id',
  'username',
  'username_changed_at as usernameChangedAt',
  'visibility',
] as const;

export const getProfile = prepared('people.getProfile', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('profiles').select(COLUMNS).where('user_id', '=', p('id')),
);

/** The profile, locked until the transaction ends. */
export const lockProfile = (tx: Tx, id: string) =>
  tx
    .selectFrom('profiles')
    .select(COLUMNS)
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Takes a username that is nobody's, the member's own (in other letters), or was given up long
 * enough ago. Which letters of it are capitals is up to the profile.
 * @returns false when somebody else has it, or nobody can have it
 */
export async function takeUsername(
  tx: Tx,
  { id, username, now }: { id: string; username: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .insertInto('usernames')
    .values({ username, user_id: id })
    .onConflict((conflict) =>
      conflict
        .column('username')
        .doUpdateSet({ user_id: id, held_until: null })
        .where((eb) =>
          eb.or([
            eb('usernames.user_id', '=', id),
            eb('usernames.held_until', '<=', now.toISOString()),
          ]),
        ),
    )
    .returning('username')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function setUsername(
  tx: Tx,
  { id, username, now }: { id: string; username: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ username, username_changed_at: now })
    .where('user_id', '=', id)
    .execute();
}

/** Keeps a username that was given up for its former owner. */
export async function holdUsername(tx: Tx, username: string, until: Date): Promise<void> {
  await tx
    .updateTable('usernames')
    .set({ held_until: until })
    .where('username', '=', username)
    .execute();
}
