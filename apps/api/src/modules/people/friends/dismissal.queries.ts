import type { Executor } from '@oche/db';

/** The same again changes nothing, nor does it for a member who isn't there. */
export async function insertDismissal(
  executor: Executor,
  { userId, suggestedId }: { userId: string; suggestedId: string },
): Promise<void> {
  await executor
    .insertInto('dismissed_suggestions')
    .columns(['user_id', 'suggested_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(userId).as('user_id'), 'users.id as suggested_id'])
        .where('users.id', '=', suggestedId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
