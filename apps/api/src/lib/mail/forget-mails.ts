import type { Tx } from '@oche/db';
import { sql } from 'kysely';

interface Recipient {
  userId: string;
  email: string;
}

/**
 * Takes mails to somebody, and those that speak of them, out of the queue, also those that failed for the last time.
 * What is being sent at this moment is gone when it is sent.
 */
export async function forgetMails(tx: Tx, { userId, email }: Recipient): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs as job
    using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'mail' and job.locked_at is null
      and (
        lower(job.payload ->> 'to') = lower(${email})
        or job.payload -> 'params' ->> 'userId' = ${userId}
      )
  `.execute(tx);
}
