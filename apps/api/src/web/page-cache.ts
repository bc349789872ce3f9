import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A rendered page, ready to be sent in each encoding. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  etag: string;
}

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

const MAX_PAGES = 500;
const MAX_AGE_MS = 10_000;
const BROTLI_QUALITY = 5;

/** @returns the page with its compressed forms and its ETag */
export async function storable(page: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [zipped, br] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status: page.status,
    headers: page.headers,
    bodies: { identity, gzip: zipped, br },
    etag,
  };
}

/**
 * Visitors' pages for some seconds. Requests that come while a page is rendered wait for that
 * rendering; an event drops a path at once, also a rendering of it that is under way.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Promise<StoredPage>>;
  readonly #keysOfPath = new Map<string, Set<string>>();

  constructor() {
    this.#pages = new LRUCache({
      max: MAX_PAGES,
      ttl: MAX_AGE_MS,
      dispose: (_page, key) => this.#forget(key),
    });
  }

  /** @param path without query; what `drop` names later */
  get(path: string, variant: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const key = `${path} ${variant}`;
    const known = this.#pages.get(key);
    if (known) return known;
    const page = render();
    this.#pages.set(key, page);
    this.#remember(path, key);
    // what is not a success is not kept: the next request tries again
    page.then(
      ({ status }) => status !== 200 && this.#discard(key, page),
      () => this.#discard(key, page),
    );
    return page;
  }

  drop(...paths: string[]): void {
    for (const path of paths) {
      for (const key of [...(this.#keysOfPath.get(path) ?? [])]) this.#pages.delete(key);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#keysOfPath.clear();
  }

  #discard(key: string, page: Promise<StoredPage>): void {
    if (this.#pages.peek(key) === page) this.#pages.delete(key);
  }

  #remember(path: string, key: string): void {
    const keys = this.#keysOfPath.get(path) ?? new Set();
    this.#keysOfPath.set(path, keys.add(key));
  }

  #forget(key: string): void {
    const path = key.slice(0, key.indexOf(' '));
    const keys = this.#keysOfPath.get(path);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfPath.delete(path);
  }
}
