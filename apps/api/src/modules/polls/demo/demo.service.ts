import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { renewPoll } from '../poll/poll-lock.queries.ts';
import { insertOptions, insertPoll, type OptionColumns } from '../site/site-poll.queries.ts';
import * as votes from '../vote/vote.queries.ts';
import * as queries from './demo.queries.ts';
import { type DemoPoll, demoPolls, demoThreadPoll } from './demo-polls.ts';

const NOTHING = { upload_id: null, lounge_id: null, item_id: null };
/** Minutes of the day at which polls of the demo open. */
const OPENING = 9 * 60;

/**
 * Gives the demo polls of every kind and state, with votes. Anna and Ben have not voted yet, so that there is
 * something to do. Does nothing when there are polls, or no demo members.
 * @returns whether it did
 */
export async function seedDemoPolls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockPolls.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    const now = clock.now();
    const rows = await queries.listVoters(tx, { not: ['anna', 'ben'].map(demoUserId) });
    const voters = rows.map(({ id }) => id);
    for (const poll of demoPolls) await insertDemo(tx, poll, voters, now);
    await insertInThread(tx, voters, now);
    return true;
  });
}

async function insertDemo(tx: Tx, poll: DemoPoll, voters: string[], now: Date): Promise<void> {
  const opensAt = demoTime(now, poll.opens, OPENING);
  const options = await optionsOf(tx, poll);
  // there are no lounges and ads without the rest of the demo
  if (options.length < 2) return;
  const id = await insertPoll(tx, {
    kind: poll.kind,
    question: poll.question,
    description: poll.description ?? null,
    is_multiple: poll.isMultiple,
    is_changeable: poll.isChangeable,
    results: poll.results,
    opens_at: opensAt,
    closes_at: poll.closes === null ? null : demoTime(now, poll.closes, OPENING),
    pinned_at: poll.isPinned ? opensAt : null,
    thread_id: null,
    submission_id: null,
    created_by: demoUserId('admin'),
    created_at: now.toISOString(),
  });
  await insertOptions(tx, id, options);
  await castVotes(tx, { id, counts: poll.votes, isMultiple: poll.isMultiple, voters, at: opensAt });
}

async function optionsOf(tx: Tx, poll: DemoPoll): Promise<OptionColumns[]> {
  if (poll.kind === 'free') return poll.options.map((text) => ({ ...NOTHING, text }));
  if (poll.kind === 'lounge') {
    const lounges = await queries.listBestLounges(tx, {});
    return lounges
      .slice(0, poll.lounges)
      .map(({ id, text }) => ({ ...NOTHING, text, lounge_id: id }));
  }
  const ads = await queries.listAds(tx, {});
  return [
    ...ads.slice(0, poll.ads).map(({ id, text }) => ({ ...NOTHING, text, item_id: id })),
    ...poll.options.map((text) => ({ ...NOTHING, text })),
  ];
}

async function insertInThread(tx: Tx, voters: string[], now: Date): Promise<void> {
  const thread = await queries.findThread.first(tx, {});
  if (!thread) return;
  const { question, isMultiple, isChangeable, results, options, votes: counts } = demoThreadPoll;
  const at = demoTime(now, -3, OPENING);
  const id = await insertPoll(tx, {
    kind: 'free',
    question,
    description: null,
    is_multiple: isMultiple,
    is_changeable: isChangeable,
    results,
    opens_at: at,
    closes_at: null,
    pinned_at: null,
    thread_id: thread.id,
    submission_id: null,
    created_by: thread.authorId,
    created_at: at,
  });
  await insertOptions(
    tx,
    id,
    options.map((text) => ({ ...NOTHING, text })),
  );
  await castVotes(tx, { id, counts, isMultiple, voters, at });
}

interface Casting {
  id: number;
  /** for each choice */
  counts: readonly number[];
  isMultiple: boolean;
  voters: readonly string[];
  at: string;
}

/** With several choices the same members vote for each; else everybody once, as far as there are members. */
async function castVotes(tx: Tx, { id, counts, isMultiple, voters, at }: Casting): Promise<void> {
  const options = await votes.optionIdsOf(tx, { pollId: id });
  const chosen = new Map<string, number[]>();
  let next = 0;
  for (const [place, count] of counts.entries()) {
    if (isMultiple) next = place;
    for (const userId of voters.slice(next, next + count)) {
      chosen.set(userId, [...(chosen.get(userId) ?? []), options[place]?.id ?? 0]);
    }
    next += count;
  }
  for (const [userId, optionIds] of chosen) {
    await votes.saveBallot(tx, { pollId: id, userId, now: at });
    await votes.insertVotes(tx, { pollId: id, userId, optionIds });
    await votes.countVotes(tx, { pollId: id, added: optionIds, removed: [] });
  }
  await renewPoll(tx, { id, voters: chosen.size });
}
