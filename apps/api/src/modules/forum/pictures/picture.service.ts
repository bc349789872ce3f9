import type { Tx } from '@oche/db';
import { claimUploads, releaseUploads } from '../../uploads/index.ts';
import * as queries from './picture.queries.ts';

/** A picture on its way into a post. */
export interface NewPicture {
  /** of the upload */
  id: string;
  /** what it shows, in words; null and undefined without */
  description?: string | null | undefined;
}

/** What shows pictures, by its id. */
type Holder = { post: number } | { submission: number };

const rowOf = (holder: Holder): queries.Holder =>
  'post' in holder
    ? { postId: holder.post, submissionId: null }
    : { postId: null, submissionId: holder.submission };

const userOf = (holder: Holder): string =>
  'post' in holder ? `post:${holder.post}` : `submission:${holder.submission}`;

interface Showing {
  /** distinct, in their order */
  pictures: readonly NewPicture[];
  /** who has uploaded them */
  ownerId: string;
}

/**
 * Shows pictures where there are none yet. The post's `picture_count` is written by whoever calls this.
 * @throws AppError UPLOAD_NOT_FOUND for what is gone, somebody else's, or shown elsewhere
 */
export async function showPictures(
  tx: Tx,
  holder: Holder,
  { pictures, ownerId }: Showing,
): Promise<void> {
  if (pictures.length === 0) return;
  await claimUploads(tx, { ids: pictures.map(({ id }) => id), ownerId, usedBy: userOf(holder) });
  await queries.insertPictures(
    tx,
    rowOf(holder),
    pictures.map(({ id, description = null }) => ({ uploadId: id, description })),
  );
}

/** What is otherwise in a post. */
interface PictureChange {
  /** pictures that it hasn't shown before */
  hasNew: boolean;
  /** what pictures are said to show and weren't before */
  words: string[];
}

/**
 * Shows exactly these in a post whose thread is locked.
 * @param pictures undefined leaves them as they are
 * @returns null when that changes nothing
 * @throws AppError UPLOAD_NOT_FOUND
 */
export async function changePictures(
  tx: Tx,
  post: { id: number; authorId: string; pictureCount: number },
  pictures: readonly NewPicture[] | undefined,
): Promise<PictureChange | null> {
  if (!pictures || (pictures.length === 0 && post.pictureCount === 0)) return null;
  const holder = { post: post.id };
  const shown = await queries.listPictures(tx, rowOf(holder));
  const isSame =
    shown.length === pictures.length &&
    shown.every(
      ({ uploadId, description }, index) =>
        uploadId === pictures[index]?.id && description === (pictures[index]?.description ?? null),
    );
  if (isSame) return null;
  await queries.deletePictures(tx, rowOf(holder));
  await showPictures(tx, holder, { pictures, ownerId: post.authorId });
  const gone = shown.filter(({ uploadId }) => !pictures.some(({ id }) => id === uploadId));
  await releaseUploads(tx, idsOf(gone));
  const known = new Map(shown.map(({ uploadId, description }) => [uploadId, description]));
  return {
    hasNew: pictures.some(({ id }) => !known.has(id)),
    words: pictures.flatMap(({ id, description }) =>
      description && description !== known.get(id) ? [description] : [],
    ),
  };
}

/** The pictures of what waits, free to be shown in the post that it becomes. */
export async function takePictures(tx: Tx, submissionId: number): Promise<NewPicture[]> {
  const holder = rowOf({ submission: submissionId });
  const taken = await queries.listPictures(tx, holder);
  await queries.deletePictures(tx, holder);
  await releaseUploads(tx, idsOf(taken));
  return taken.map(({ uploadId, description }) => ({ id: uploadId, description }));
}

/** Of a member who leaves: what nobody has approved nobody will see. */
export async function dropWaitingPictures(tx: Tx, userId: string): Promise<void> {
  await releaseUploads(tx, idsOf(await queries.deleteWaitingPictures(tx, { authorId: userId })));
}

/** What they are said to show. */
export const wordsOf = (pictures: readonly NewPicture[]): string[] =>
  pictures.flatMap(({ description }) => description || []);

const idsOf = (rows: readonly { uploadId: string }[]): string[] =>
  rows.map(({ uploadId }) => uploadId);
