import type { Executor } from '@oche/db';

export async function deleteExpiredRateLimits(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}

export async function deleteIdempotencyKeysBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', moment.toISOString())
    .execute();
}
