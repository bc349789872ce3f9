import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { UnreachableError } from './unreachable.ts';

interface Limit {
  maxBytes: number;
  /** what is longer is cut off instead of refused */
  cuts?: boolean;
}

/** One compression at most: no honest server compresses an answer several times, and that is what bombs are made of. */
const UNPACK: Record<string, () => Transform> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Enough to end the stream; it is no fault that anybody hears of. */
class Full extends Error {}

/**
 * An answer's body, unpacked. Bytes are counted as they come and as they are unpacked, so a small one
 * that would grow without end costs no more than the limit.
 * @throws UnreachableError tooLarge; failed when it is packed in a way that nobody asked for
 */
export async function bodyOf(
  answer: IncomingMessage,
  { maxBytes, cuts = false }: Limit,
  signal: AbortSignal,
): Promise<Buffer> {
  const unpack = UNPACK[(answer.headers['content-encoding'] ?? '').trim().toLowerCase()];
  if (!unpack) throw new UnreachableError('failed');
  if (!cuts && Number(answer.headers['content-length'] ?? 0) > maxBytes)
    throw new UnreachableError('tooLarge');

  const chunks: Buffer[] = [];
  // what is cut off may still be on its way, in the buffers between the two counts
  const mostReceived = cuts ? maxBytes * 8 : maxBytes;
  try {
    await pipeline(
      answer,
      async function* count(source: AsyncIterable<Buffer>) {
        let received = 0;
        for await (const chunk of source) {
          received += chunk.length;
          if (received > mostReceived) throw new Full();
          yield chunk;
        }
      },
      unpack(),
      async (source: AsyncIterable<Buffer>) => {
        let size = 0;
        for await (const chunk of source) {
          size += chunk.length;
          chunks.push(chunk);
          if (size > maxBytes) throw new Full();
        }
      },
      { signal },
    );
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    if (!cuts) throw new UnreachableError('tooLarge');
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
