import { isDeepStrictEqual } from 'node:util';
import { type Tx, withTransaction } from '@oche/db';
import type {
  createPollInput,
  NewPoll,
  Poll,
  pinPollInput,
  pollListInput,
  updatePollInput,
} from '@oche/validators/polls/schemas';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { claimUploads, releaseUploads } from '../../uploads/index.ts';
import { listSitePolls } from '../poll/poll.queries.ts';
import { readerOf, readPoll, toPoll } from '../poll/poll.service.ts';
import type { LockedPoll } from '../poll/poll-lock.queries.ts';
import { listPictures, setClosedAt } from '../poll/poll-lock.queries.ts';
import { erasePoll, lockLivePoll, recordPoll } from '../poll/poll-lock.service.ts';
import { decides } from '../polls.policy.ts';
import { optionsOf } from './options.service.ts';
import * as queries from './site-poll.queries.ts';

/** The site's own polls. Every change is in the log. */
const cursorKey = z.tuple([z.number()]);

/** With all numbers: those who ask the question have to know how it goes. */
export async function listPolls(
  ctx: MemberContext,
  { limit, cursor, state }: z.output<typeof pollListInput>,
): Promise<{ items: Poll[]; nextCursor: string | null }> {
  requireDeciding(ctx);
  const [before] = cursor ? decodeCursor(cursorKey, cursor) : [Number.MAX_SAFE_INTEGER];
  const page = { ...readerOf(ctx, true), state: state ?? null, before };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listSitePolls(ctx.db, { ...page, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  return { items: items.map((row) => toPoll(ctx.actor, row)), nextCursor };
}

/** @throws AppError FORBIDDEN, UPLOAD_NOT_FOUND, POLL_CHOICE_UNKNOWN, BAD_INPUT for impossible times */
export async function createPoll(
  ctx: MemberContext,
  input: z.output<typeof createPollInput>,
): Promise<Poll> {
  requireDeciding(ctx);
  const attempt = { userId: ctx.actor.id, operation: 'poll.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const now = ctx.clock.now().toISOString();
      const columns = columnsOf(input.poll, now);
      requireTimes(columns, now);
      const pollId = await queries.insertPoll(tx, {
        ...columns,
        pinned_at: input.isPinned ? now : null,
        thread_id: null,
        submission_id: null,
        created_by: ctx.actor.id,
        created_at: now,
      });
      await saveOptions(ctx, tx, pollId, await optionsOf(tx, input.poll));
      const { question, kind } = input.poll;
      await note(ctx, tx, 'create', pollId, { question, kind, isPinned: input.isPinned });
      return pollId;
    }),
  );
  return readPoll(ctx, id, true);
}

/**
 * Changes a poll. Once somebody has voted, what they could choose from stays.
 * @throws AppError FORBIDDEN, POLL_NOT_FOUND, POLL_HAS_VOTES, and what `createPoll` throws
 */
export async function updatePoll(
  ctx: MemberContext,
  { id, poll: wanted }: z.output<typeof updatePollInput>,
): Promise<Poll> {
  await changing(ctx, id, async (tx, poll) => {
    const now = ctx.clock.now().toISOString();
    // without a new moment it opens when it did
    const columns = columnsOf(wanted, poll.opensAt);
    requireTimes(columns, now, poll.closesAt);
    const options = await chosenOrFormer(tx, poll, wanted);
    if (options) {
      const pictures = await listPictures(tx, { id });
      await queries.deleteOptions(tx, id);
      const kept = new Set(options.map(({ upload_id }) => upload_id));
      const gone = pictures.flatMap(({ uploadId }) => uploadId ?? []).filter((p) => !kept.has(p));
      await saveOptions(ctx, tx, id, options);
      await releaseUploads(tx, gone);
    }
    await queries.updatePoll(tx, id, columns);
    await queries.forgetTold(tx, { id, now });
    await note(ctx, tx, 'update', id, { question: wanted.question });
  });
  return readPoll(ctx, id, true);
}

/** @returns null if what can be chosen stays as it is */
async function chosenOrFormer(tx: Tx, poll: LockedPoll, wanted: NewPoll) {
  const isSameKind = wanted.kind === poll.kind && wanted.isMultiple === poll.isMultiple;
  const former = await queries.listOptions(tx, { id: poll.id });
  if (poll.voterCount === 0) return optionsOf(tx, wanted);
  // lounges and ads are not asked for again: they may be gone, which changes nothing in what was chosen
  const isSame =
    isSameKind && isDeepStrictEqual(former.map(keyOf), wanted.options.map(keyOfWanted));
  if (!isSame) throw new AppError('POLL_HAS_VOTES');
  return null;
}

const keyOf = ({ lounge_id, upload_id, text }: queries.OptionColumns) =>
  lounge_id ?? `${upload_id ?? ''} ${text}`;

function keyOfWanted(option: NewPoll['options'][number]): string | number {
  if ('loungeId' in option) return option.loungeId;
  const pictureId = 'pictureId' in option ? option.pictureId : undefined;
  return `${pictureId ?? ''} ${option.text ?? ''}`;
}

/** Ends a poll before its time, or opens it again. */
export async function setClosed(
  ctx: MemberContext,
  { id, isClosed }: { id: number; isClosed: boolean },
): Promise<Poll> {
  await changing(ctx, id, async (tx, poll) => {
    const now = ctx.clock.now().toISOString();
    if (isClosed === (poll.closedAt !== null)) return;
    if (isClosed && poll.state === 'closed') throw new AppError('POLL_CLOSED');
    await setClosedAt(tx, { id, closedAt: isClosed ? now : null });
    await queries.forgetTold(tx, { id, now });
    await note(ctx, tx, isClosed ? 'close' : 'reopen', id, {});
  });
  return readPoll(ctx, id, true);
}

export async function pinPoll(
  ctx: MemberContext,
  { id, isPinned }: z.output<typeof pinPollInput>,
): Promise<Poll> {
  await changing(ctx, id, async (tx, poll) => {
    if (isPinned === (poll.pinnedAt !== null)) return;
    await queries.setPinnedAt(tx, {
      id,
      pinnedAt: isPinned ? ctx.clock.now().toISOString() : null,
    });
    await note(ctx, tx, isPinned ? 'pin' : 'unpin', id, {});
  });
  return readPoll(ctx, id, true);
}

export async function deletePoll(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireDeciding(ctx);
  await withTransaction(ctx.db, async (tx) => {
    const poll = await lockSitePoll(ctx, tx, id);
    await note(ctx, tx, 'delete', id, { question: poll.question, voters: poll.voterCount });
    await erasePoll(ctx, tx, poll);
  });
}

function requireDeciding({ actor }: MemberContext): void {
  if (!decides(actor, { categoryId: null })) throw new AppError('FORBIDDEN');
}

async function lockSitePoll(ctx: MemberContext, tx: Tx, id: number): Promise<LockedPoll> {
  const poll = await lockLivePoll(ctx, tx, id);
  if (poll.threadId !== null) throw new AppError('POLL_NOT_FOUND');
  return poll;
}

async function changing(
  ctx: MemberContext,
  id: number,
  change: (tx: Tx, poll: LockedPoll) => Promise<void>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireDeciding(ctx);
  await withTransaction(ctx.db, async (tx) => {
    const poll = await lockSitePoll(ctx, tx, id);
    await change(tx, poll);
    await recordPoll(ctx, tx, poll);
  });
}

const columnsOf = (poll: NewPoll, opensAt: string): queries.PollColumns => ({
  kind: poll.kind,
  question: poll.question,
  description: poll.description ?? null,
  is_multiple: poll.isMultiple,
  is_changeable: poll.isChangeable,
  results: poll.results,
  opens_at: poll.opensAt ?? opensAt,
  closes_at: poll.closesAt ?? null,
});

/** @param former an end that is over stays possible for somebody who corrects a word afterwards */
function requireTimes(
  { opens_at, closes_at }: queries.PollColumns,
  now: string,
  former: string | null = null,
): void {
  if (closes_at === null) return;
  const closesAt = closes_at <= opens_at ? 'endBeforeBegin' : 'past';
  if (closes_at <= opens_at || (closes_at <= now && closes_at !== former)) {
    throw new AppError('BAD_INPUT', { fields: { 'poll.closesAt': closesAt } });
  }
}

async function saveOptions(
  ctx: MemberContext,
  tx: Tx,
  pollId: number,
  options: readonly queries.OptionColumns[],
): Promise<void> {
  const ids = options.flatMap(({ upload_id }) => upload_id ?? []);
  await claimUploads(tx, { ids, ownerId: ctx.actor.id, usedBy: `poll:${pollId}` });
  await queries.insertOptions(tx, pollId, options);
}

const note = (
  ctx: MemberContext,
  tx: Tx,
  verb: string,
  id: number,
  after: Record<string, string | number | boolean>,
) => audit(ctx, tx, { action: `poll.${verb}`, thing: { kind: 'poll', id }, scope: 'admin', after });
