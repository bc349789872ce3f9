import { type Executor, withTransaction } from '@oche/db';
import {
  DRAFT_BEGINNING,
  DRAFT_UNDO_MINUTES,
  DRAFTS_MAX,
} from '@oche/validators/forum/drafts/limits';
import type {
  DraftPlace,
  draftIdInput,
  draftInPlaceInput,
  ForumDraft,
  ListedDraft,
  saveDraftInput,
  saveDraftOutput,
} from '@oche/validators/forum/drafts/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { requireStarter } from '../clubs/club-subforum.service.ts';
import { requireEditable, requireOpen } from '../forum.policy.ts';
import { isWikiOf } from '../levels/wiki.policy.ts';
import { requireWikiEditable } from '../levels/wiki-editor.service.ts';
import { toShownPicture } from '../pictures/picture.select.ts';
import { getPlace } from '../thread/thread-lock.queries.ts';
import * as queries from './draft.queries.ts';
import { getPostPlace, getThreadPlace, keepThreadPlace } from './draft-place.queries.ts';

/**
 * The member's own draft in a place, wherever that is by now: who can't write there any more has their words still.
 */
export async function getDraft(
  { db, actor }: MemberContext,
  { place }: z.output<typeof draftInPlaceInput>,
): Promise<ForumDraft | null> {
  const row = await queries.getDraft.first(db, { ownerId: actor.id, ...columnsOf(place) });
  return row ? toDraft(row) : null;
}

/**
 * Keeps what somebody has typed so far. If anything else stands in that place by now, nothing is written, and the
 * answer has it: the member decides.
 *
 * @throws AppError what the text itself would be refused for, TOO_MANY_FORUM_DRAFTS
 */
export async function saveDraft(
  ctx: MemberContext,
  { place, basedOn, pictures = [], ...written }: z.output<typeof saveDraftInput>,
): Promise<z.output<typeof saveDraftOutput>> {
  requireVoice(ctx.actor);
  const ownerId = ctx.actor.id;
  const row = {
    ownerId,
    ...columnsOf(place),
    title: written.title ?? '',
    content: written.content,
    answeredId: written.answeredId ?? null,
    isQuote: written.isQuote ?? false,
    pictures: JSON.stringify(pictures),
    poll: written.poll ?? null,
    tags: written.tags ?? [],
    now: ctx.clock.now().toISOString(),
  };
  return withTransaction(ctx.db, async (tx) => {
    await requireWritable(ctx, tx, place, { isNew: basedOn === null });
    const [saved] =
      basedOn === null
        ? await openDraft(tx, row)
        : await queries.saveDraft(tx, { ...row, basedOn });
    if (saved) return saved;
    const other = await queries.getDraft.first(tx, { ownerId, ...columnsOf(place) });
    return { revision: null, other: other ? toDraft(other) : null };
  });
}

/** @throws AppError TOO_MANY_FORUM_DRAFTS */
async function openDraft(tx: Parameters<typeof queries.openDraft>[0], row: Row) {
  const { ownerId } = row;
  await queries.lockDraftsOf(tx, { ownerId });
  const known = await queries.getDraft.first(tx, row);
  if (known) return [];
  const drafts = await queries.countDrafts.first(tx, { ownerId });
  if ((drafts?.count ?? 0) >= DRAFTS_MAX) throw new AppError('TOO_MANY_FORUM_DRAFTS');
  return queries.openDraft(tx, row);
}

type Row = Parameters<typeof queries.openDraft>[1];

/** What is refused for the text is refused for its draft. */
async function requireWritable(
  { actor, clock }: MemberContext,
  db: Executor,
  place: DraftPlace,
  { isNew }: { isNew: boolean },
) {
  const { subforumId, threadId, postId } = columnsOf(place);
  if (subforumId !== null) {
    const subforum = await getPlace.first(db, { subforumId });
    if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
    requireOpen(actor, subforum);
    await requireStarter(db, actor, subforum);
  } else if (threadId !== null) {
    const placeOfThread = isNew ? keepThreadPlace : getThreadPlace;
    const thread = await placeOfThread.first(db, { threadId });
    if (!thread) throw new AppError('THREAD_NOT_FOUND');
    requireOpen(actor, thread);
  } else if (postId !== null) {
    const post = await getPostPlace.first(db, { postId });
    if (!post) throw new AppError('POST_NOT_FOUND');
    if (isWikiOf(post)) await requireWikiEditable(db, actor, post);
    else requireEditable(actor, post, post, clock.now());
  }
}

/** All drafts of a member, of which there are few. A place that is gone, or shown to nobody, has no name. */
export async function listDrafts({ db, actor }: MemberContext): Promise<ListedDraft[]> {
  const rows = await queries.listDrafts(db, { ownerId: actor.id });
  return rows.map((row) => ({
    id: row.id,
    of: {
      ...(row.ofSubforum !== null && { subforumId: row.ofSubforum }),
      ...(row.ofThread !== null && { threadId: row.ofThread }),
      ...(row.ofPost !== null && { postId: row.ofPost }),
    },
    title: row.title,
    beginning: plainOf(row.beginning).trim().slice(0, DRAFT_BEGINNING),
    pictureCount: row.pictureCount,
    updatedAt: row.updatedAt,
    place: placeOf(row),
  }));
}

function placeOf(
  row: Awaited<ReturnType<typeof queries.listDrafts>>[number],
): ListedDraft['place'] {
  const { subforumId, subforumName, threadId, threadTitle, postNumber } = row;
  if (!row.isShown || subforumId === null || subforumName === null) return null;
  const thread =
    threadId !== null && threadTitle !== null ? { id: threadId, title: threadTitle } : null;
  return { subforum: { id: subforumId, name: subforumName }, thread, postNumber };
}

/**
 * Throws a draft away; for some minutes it can be taken back.
 * @throws AppError DRAFT_NOT_FOUND
 */
export async function discardDraft(
  { db, actor, clock }: MemberContext,
  { id }: z.output<typeof draftIdInput>,
): Promise<void> {
  const now = clock.now().toISOString();
  const [gone] = await queries.discardDraft(db, { id, ownerId: actor.id, now });
  if (!gone) throw new AppError('DRAFT_NOT_FOUND');
}

/** @throws AppError DRAFT_NOT_FOUND, also when another one was begun in its place */
export async function restoreDraft(
  { db, actor, clock }: MemberContext,
  { id }: z.output<typeof draftIdInput>,
): Promise<void> {
  const since = new Date(clock.now().getTime() - DRAFT_UNDO_MINUTES * MINUTE_MS).toISOString();
  const [back] = await queries.restoreDraft(db, { id, ownerId: actor.id, since });
  if (!back) throw new AppError('DRAFT_NOT_FOUND');
}

const columnsOf = ({
  subforumId = null,
  threadId = null,
  postId = null,
}: {
  subforumId?: number | null | undefined;
  threadId?: number | null | undefined;
  postId?: number | null | undefined;
}): queries.Place => ({ subforumId, threadId, postId });

function toDraft(row: queries.DraftRow): ForumDraft {
  const { answeredId, answeredNumber, answeredName, answeredText } = row;
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    content: row.content,
    answered:
      answeredId !== null && answeredNumber !== null
        ? {
            id: answeredId,
            number: answeredNumber,
            firstName: answeredName ?? '',
            quote: row.isQuote && answeredText !== null ? plainOf(answeredText) : null,
          }
        : null,
    pictures: (row.pictures ?? []).map(toShownPicture),
    poll: row.poll,
    tags: row.tags,
    updatedAt: row.updatedAt,
  };
}
