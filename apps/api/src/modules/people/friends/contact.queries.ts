import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { ContactCircle } from '@oche/validators/people/friend-limits';
import { sql } from 'kysely';

export const getContact = prepared('people.getContact', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('profiles')
    .select([
      sql<ContactCircle>`requests_from`.as('requestsFrom'),
      sql<ContactCircle>`messages_from`.as('messagesFrom'),
    ])
    .where('user_id', '=', p('userId')),
);

/** What isn't given stays as it is. */
export async function setContact(
  executor: Executor,
  userId: string,
  chosen: { requestsFrom?: ContactCircle | undefined; messagesFrom?: ContactCircle | undefined },
): Promise<void> {
  await executor
    .updateTable('profiles')
    .set((eb) => ({
      requests_from: chosen.requestsFrom ?? eb.ref('requests_from'),
      messages_from: chosen.messagesFrom ?? eb.ref('messages_from'),
    }))
    .where('user_id', '=', userId)
    .execute();
}
