import { isUploadId, UPLOAD_MAX_BYTES } from '@oche/validators/uploads/schemas';
import { requireWriter } from '../../lib/actor.ts';
import type { ActingContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { UnreachableError } from '../../lib/outbound/unreachable.ts';
import { sniffType } from './encoding/formats.ts';
import { storeReceived, whileRoom } from './upload.service.ts';

/** For all pictures of a request together: this is how long its sender waits. */
const LIMIT_MS = 10_000;

/**
 * For each address elsewhere we keep a picture of our own, decoded and encoded again: no reader's browser asks there.
 * Each counts like an upload of the member, and is removed after a day unless it is claimed. Call it before the
 * transaction that claims them: others answer as slowly as they like.
 * @param references ids of uploads, and addresses elsewhere, as `pictureReference` has read them
 * @returns ids of uploads, in the same order
 * @throws AppError UPLOAD_UNREACHABLE, and what `createUpload` throws
 */
export async function ownPictures(
  ctx: ActingContext,
  references: readonly string[],
): Promise<string[]> {
  if (references.every(isUploadId)) return [...references];
  requireWriter(ctx.actor);
  return whileRoom(ctx, async () => {
    const end = performance.now() + LIMIT_MS;
    const ids: string[] = [];
    // one after the other, so that one request takes no more room than one upload
    for (const reference of references) {
      ids.push(isUploadId(reference) ? reference : await fetchOne(ctx, reference, end));
    }
    return ids;
  });
}

/** The same for one, which may be missing, or taken away. */
export async function ownPicture(ctx: ActingContext, reference: string): Promise<string>;
export async function ownPicture<None extends null | undefined>(
  ctx: ActingContext,
  reference: string | None,
): Promise<string | None>;
export async function ownPicture<None extends null | undefined>(
  ctx: ActingContext,
  reference: string | None,
): Promise<string | None> {
  if (typeof reference !== 'string') return reference;
  const [id = reference] = await ownPictures(ctx, [reference]);
  return id;
}

async function fetchOne(ctx: ActingContext, address: string, end: number): Promise<string> {
  await ctx.limits.use('upload', ctx.actor.id);
  const { id } = await storeReceived(ctx, async () => {
    const bytes = await read(ctx, address, Math.max(1, end - performance.now()));
    const type = sniffType(bytes);
    if (!type) throw new AppError('UPLOAD_WRONG_FORMAT');
    return { bytes, type };
  });
  return id;
}

async function read(
  { outbound }: ActingContext,
  address: string,
  limitMs: number,
): Promise<Buffer> {
  const asked = { maxBytes: UPLOAD_MAX_BYTES, accept: 'image/*', limitMs: Math.ceil(limitMs) };
  try {
    const { status, body } = await outbound.read(address, asked);
    if (status === 200) return body;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    if (error.reason === 'tooLarge') throw new AppError('UPLOAD_TOO_LARGE', { cause: error });
    throw new AppError('UPLOAD_UNREACHABLE', { cause: error });
  }
  throw new AppError('UPLOAD_UNREACHABLE');
}
