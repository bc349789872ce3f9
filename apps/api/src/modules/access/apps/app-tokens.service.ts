import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../access.events.ts';
import { type AppTokens, deleteAccessTokens } from './app-tokens.queries.ts';

/** Access tokens of an app end before their hour is over, with the streams that they have opened. */
export async function endAccessTokens(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  which: AppTokens,
): Promise<void> {
  const ended = await deleteAccessTokens(tx, which);
  await events.publishAll(
    tx,
    ended.map((token) => ['token.ended', token] as const),
  );
}
