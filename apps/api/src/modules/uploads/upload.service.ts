import { randomBytes } from 'node:crypto';
import { type Picture, UPLOAD_MAX_BYTES } from '@oche/validators/uploads/schemas';
import { requireWriter } from '../../lib/actor.ts';
import type { ActingContext, Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { addJob } from '../../lib/jobs/jobs.ts';
import { readBody } from '../../lib/storage/body.ts';
import { fileName } from '../../lib/storage/picture-file.ts';
import { DAY_MS } from '../../lib/time/wall-clock.ts';
import { type EncodedPicture, encodePicture, inspectPicture } from './encoding/encode.ts';
import { FewAtOnce } from './encoding/few-at-once.ts';
import type { PictureType } from './encoding/formats.ts';
import { WorkQueue } from './encoding/work-queue.ts';
import { toPicture } from './picture.ts';
import { insertUpload } from './upload.queries.ts';

const ofOneMember = new FewAtOnce(8);
/** Each upload is held in memory, at most 8 MB. */
const receiving = new WorkQueue(32, 0);
/**
 * Two small pictures at a time, or one large one: the largest take some 700 MB while being decoded.
 */
const decoding = new WorkQueue(2, 32);
/** More than a phone's photo usually has. */
const LARGE_PIXELS = 13_000_000;

interface NewUpload {
  /** the type that the sender says it has */
  type: PictureType;
  /** a stream; nothing of it is read before we know that the sender may upload */
  body: AsyncIterable<Buffer>;
}

/**
 * Stores a member's picture. It is unused yet, and removed after a day unless it is claimed.
 * @throws AppError UPLOAD_TOO_LARGE, UPLOAD_WRONG_FORMAT, UPLOAD_TOO_MANY_PIXELS, UPLOAD_BROKEN;
 *   RATE_LIMITED while the member has too many uploads under way; UNAVAILABLE while all members
 *   together have
 */
export async function createUpload(ctx: ActingContext, upload: NewUpload): Promise<Picture> {
  requireWriter(ctx.actor);
  const receive = async () => {
    const bytes = await readBody(upload.body, UPLOAD_MAX_BYTES);
    if (!bytes) throw new AppError('UPLOAD_TOO_LARGE');
    return { bytes, type: upload.type };
  };
  return whileRoom(ctx, () => storeReceived(ctx, receive));
}

/**
 * Does something that stores pictures of a member.
 * @throws AppError RATE_LIMITED while the member has too many of these under way
 */
export const whileRoom = <T>({ actor }: ActingContext, work: () => Promise<T>): Promise<T> =>
  ofOneMember.run(actor.id, work);

interface Received {
  bytes: Buffer;
  type: PictureType;
}

/**
 * Receives a picture, checks, encodes and stores it. Call it within `whileRoom`.
 * @throws AppError as `createUpload` does
 */
export const storeReceived = (
  ctx: ActingContext,
  receive: () => Promise<Received>,
): Promise<Picture> =>
  receiving.run(1, async () => {
    const { bytes, type } = await receive();
    const pixels = await inspectPicture(bytes, type);
    const cost = pixels > LARGE_PIXELS ? 2 : 1;
    return store(ctx, await decoding.run(cost, () => encodePicture(bytes)));
  });

/**
 * Queues a job that would remove the files after a crash, then writes the files, then the row. So a
 * row always has its files, and files without a row are gone a day later.
 */
async function store(ctx: ActingContext, { files, ...picture }: EncodedPicture): Promise<Picture> {
  const id = newId();
  const tomorrow = new Date(ctx.clock.now().getTime() + DAY_MS);
  await addJob(ctx.db, 'uploads.removeFiles', { ids: [id] }, { runAt: tomorrow });
  try {
    await Promise.all(
      files.map(({ width, bytes }) => ctx.storage.put(fileName(id, width), bytes, 'image/webp')),
    );
    const row = await insertUpload(ctx.db, {
      ...picture,
      id,
      owner_id: ctx.actor.id,
      widths: files.map(({ width }) => width),
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    });
    return toPicture(row);
  } catch (error) {
    await tryToRemove(ctx, id);
    throw error;
  }
}

/** If the storage can't be reached now, the queued job removes the files tomorrow. */
async function tryToRemove({ storage, log }: Deps, id: string): Promise<void> {
  await storage.removeFolder(id).catch((error) => {
    log.warn({ err: error }, 'files of a failed upload stay until tomorrow');
  });
}

/** 26 characters of 5 bits each: nobody can guess an id, so files need no other protection. */
function newId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(26), (byte) => alphabet[byte % 32]).join('');
}
