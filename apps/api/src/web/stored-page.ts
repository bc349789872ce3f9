import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip' | 'identity';

interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** a weak tag that says what it shows; without it that of its bytes */
  etag?: string;
  /** paths of other pages that show the same, and become stale together with it */
  shows?: readonly string[];
}

/** A rendered page, ready to be sent in each encoding. It is compressed when first asked for. */
export class StoredPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** a weak tag, as all encodings share it */
  readonly etag: string;
  readonly shows: readonly string[];
  readonly #bodies: Map<Encoding, Buffer | Promise<Buffer>>;
  readonly #identity: Buffer;

  constructor({ status, html, headers, etag, shows = [] }: RenderedPage) {
    this.status = status;
    this.headers = headers;
    this.shows = shows;
    this.#identity = Buffer.from(html);
    this.#bodies = new Map([['identity', this.#identity]]);
    this.etag = etag ?? tagOf(this.#identity);
  }

  /** bytes in memory: the page, and about a third of it for each of the two compressed forms */
  get size(): number {
    return Math.ceil(this.#identity.length * 1.7);
  }

  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const compressed = compress(this.#identity, encoding);
    this.#bodies.set(encoding, compressed);
    compressed.then((body) => this.#bodies.set(encoding, body)).catch(() => {});
    return compressed;
  }
}

function tagOf(body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('base64url');
  return `W/"${hash.slice(0, 22)}"`;
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/**
 * Sends a page, or 304 without a body if the browser already has this very page.
 * @returns 304 without a body when the browser has this very page
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && hasPage(request.headers['if-none-match'], page.etag)) {
    return reply.code(304).send();
  }
  reply.code(page.status);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = page.body(encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((bytes) => reply.send(bytes));
}

function hasPage(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

const ACCEPTED = [
  ['br', /(?:^|[,\s])br\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i],
  ['gzip', /(?:^|[,\s])gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i],
] as const;

/** The best encoding that the client accepts; `q=0` means that it refuses one. */
function encodingFor(accepted = ''): Encoding {
  for (const [encoding, pattern] of ACCEPTED) {
    const match = pattern.exec(accepted);
    if (match && Number(match[1] ?? 1) > 0) return encoding;
  }
  return 'identity';
}
