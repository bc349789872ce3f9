import { AppError } from '../errors.ts';

/**
 * Reads the body of a request into memory.
 * @param max bytes
 * @returns undefined when it is larger; the rest is left unread
 * @throws AppError UPLOAD_BROKEN when the sender has gone
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  max: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > max) return undefined;
      chunks.push(chunk);
    }
  } catch (cause) {
    // nobody reads this answer
    throw new AppError('UPLOAD_BROKEN', { cause });
  }
  return Buffer.concat(chunks);
}
