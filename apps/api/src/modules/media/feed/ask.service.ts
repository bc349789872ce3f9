import { type Tx, withTransaction } from '@oche/db';
import type { SourceProblem } from '@oche/validators/media/feeds';
import type { Deps } from '../../../lib/deps.ts';
import type { Answer, ReadOptions } from '../../../lib/outbound/reader.ts';
import { UnreachableError } from '../../../lib/outbound/unreachable.ts';
import { lockChannel } from '../channel/channel.queries.ts';
import { afterRead } from './source.policy.ts';
import * as queries from './source.queries.ts';
import type { Outcome } from './source.ts';

export type Source = NonNullable<Awaited<ReturnType<typeof queries.getSource.first>>>;

/** @returns the answer, or why there is none */
export async function ask(
  { outbound }: Pick<Deps, 'outbound'>,
  url: string,
  options: ReadOptions,
): Promise<Answer | SourceProblem> {
  try {
    return await outbound.read(url, options);
  } catch (error) {
    if (error instanceof UnreachableError) return error.reason;
    throw error;
  }
}

/** Nobody answered, which can also be our own net's fault. */
export const isUnheard = (answer: Answer | SourceProblem): boolean =>
  answer === 'unknown' || answer === 'failed' || answer === 'timeout';

/**
 * Notes how a read went, and does what follows from it, behind the lock of the channel's row. If the
 * channel has moved or its feed was changed meanwhile, nothing of it is true any more.
 */
export function saveRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: Source,
  { answer, ...outcome }: Outcome & { answer: Answer | SourceProblem },
  then: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { channelId, kind } = source;
  return withTransaction(db, async (tx) => {
    await lockChannel(tx, { id: channelId });
    const now = await queries.getSource.first(tx, { channelId, kind });
    if (now?.url !== source.url) return;
    const isFine = outcome.problem === null;
    const fresh = typeof answer === 'object' && answer.status !== 304 ? answer : source;
    await queries.saveRead(tx, {
      channelId,
      kind,
      ...afterRead(source, outcome, clock.now()),
      now: clock.now().toISOString(),
      readAt: isFine ? clock.now().toISOString() : source.readAt,
      // what is too long to be kept is not worth it
      etag: isFine ? shortOrNull(fresh.etag, 500) : source.etag,
      lastModified: isFine ? shortOrNull(fresh.lastModified, 100) : source.lastModified,
    });
    await then(tx);
  });
}

const shortOrNull = (value: string | null, max: number): string | null =>
  value !== null && value.length <= max ? value : null;
