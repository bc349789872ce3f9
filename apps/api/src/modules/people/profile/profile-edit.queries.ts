import { type DB, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Updateable } from 'kysely';
import { signalWith } from '../../../lib/events/events.ts';
import { pictureColumns } from '../../uploads/index.ts';
import '../people.events.ts';

/** The event drops the pages that visitors have of the profile. Without columns it is all that happens. */
export async function updateProfile(
  executor: Executor,
  userId: string,
  columns: Updateable<DB['profiles']>,
): Promise<void> {
  await signalWith(executor, 'profile.changed', { userId }, (signal) =>
    executor
      .updateTable('profiles')
      .set({ user_id: userId, ...columns })
      .where('user_id', '=', userId)
      .returning(signal.as('signal'))
      .execute(),
  );
}

/** The picture that is shown by now, locked until the transaction ends. */
export const lockAvatar = (tx: Tx, userId: string) =>
  tx
    .selectFrom('profiles')
    .select('avatar_id as avatarId')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const getPicture = prepared('people.getPicture', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('uploads').select(pictureColumns).where('id', '=', p('id')),
);
