import { withTransaction } from '@oche/db';
import { addMovedPoll } from '../../polls/index.ts';
import * as queries from '../imports.queries.ts';
import type { SourcePoll, SourceThread } from '../sources/source.ts';
import { findAuthors } from './members.service.ts';
import type { Run } from './run.ts';

const THREADS = 200;

/** Polls of threads that came, with the votes of members. */
export async function movePolls(run: Run): Promise<void> {
  const { source } = run;
  let after = '0';
  for (;;) {
    const threads = await source.threads(after, THREADS);
    const last = threads.at(-1);
    if (!last) return;
    after = last.id;
    const byId = new Map(threads.map((thread) => [thread.id, thread]));
    for (const poll of await source.polls([...byId.keys()])) {
      const thread = byId.get(poll.threadId);
      if (thread) await movePoll(run, thread, poll);
    }
    await run.onProgress(`polls of threads up to ${after}`);
  }
}

async function movePoll(run: Run, thread: SourceThread, poll: SourcePoll): Promise<void> {
  const { deps, importId, report } = run;
  await withTransaction(deps.db, async (tx) => {
    await queries.lockImport(tx, importId);
    const known = await queries.listMapped(tx, importId, 'poll', [poll.threadId]);
    const threads = await queries.listMapped(tx, importId, 'thread', [poll.threadId]);
    const threadId = Number(threads.get(poll.threadId) ?? 0);
    if (known.size > 0 || !threadId) return;
    const authorOf = await findAuthors(run, tx, [thread.author]);
    const voters = await queries.listMapped(tx, importId, 'member', [
      ...new Set(poll.options.flatMap(({ voterIds }) => voterIds)),
    ]);
    const now = deps.clock.now();
    const opensAt = poll.opensAt ?? thread.createdAt;
    const isAdded = await addMovedPoll(tx, {
      threadId,
      authorId: authorOf(thread.author),
      question: poll.question.trim() || thread.title,
      options: poll.options.map(({ text, voterIds }) => ({
        text: text.trim(),
        voterIds: voterIds.flatMap((id) => voters.get(id) ?? []),
      })),
      isMultiple: poll.isMultiple,
      isChangeable: poll.isChangeable,
      opensAt,
      closesAt: poll.closesAt,
      closedAt: poll.isClosed ? now : null,
      now,
    });
    await queries.insertMapped(tx, importId, 'poll', [[poll.threadId, threadId]]);
    if (isAdded) report.add('polls');
    else report.leave('polls with fewer than two choices');
  });
}
