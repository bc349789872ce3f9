import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eachAlone } from '../../../lib/jobs/each-alone.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { lockPoll } from '../poll/poll-lock.queries.ts';
import * as queries from './vote.queries.ts';

/** The job runs every night; one that fails is made up for by the next. */
const SINCE_MS = 2 * DAY_MS;

/**
 * Counts the votes of all polls again that were open lately, and corrects what is wrong. One that fails doesn't hold up
 * the others.
 * @returns how many numbers were wrong: none, unless somebody wrote into the tables
 */
export async function recountPolls({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - SINCE_MS).toISOString();
  let corrected = 0;
  let after = 0;
  for (;;) {
    const polls = await queries.listVotedSince(db, { since, after });
    await eachAlone(
      polls,
      async ({ id }) => {
        corrected += await withTransaction(db, async (tx) => {
          await lockPoll(tx, { id, now: now.toISOString() });
          const options = await queries.correctOptions(tx, { id });
          const voters = await queries.correctVoters(tx, { id });
          return options.length + voters.length;
        });
      },
      ({ id }, error) => log.error({ err: error, pollId: id }, 'a poll could not be counted anew'),
    );
    const last = polls.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (corrected > 0) log.error({ corrected }, 'numbers of polls were wrong');
  return corrected;
}
