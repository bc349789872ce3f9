import createFetchClient from 'openapi-fetch';
import { OcheError } from './error.ts';
import { nextPage } from './pages.ts';
import { type RetryOptions, retrying } from './retry.ts';
import type { paths } from './schema.gen.ts';
import { readStream } from './stream.ts';
import type { DataOf, EventOf, InitArgument, InitOf, PathOf } from './types.ts';

export interface ClientOptions extends RetryOptions {
  /** where Oche is, e.g. `https://oche.example` */
  baseUrl: string;
  /** a token of one's own, or of an app; without it only what everybody may see is read */
  token?: string;
  /** the language of texts */
  language?: 'de' | 'en';
  /** instead of the platform's own */
  fetch?: (request: Request) => Promise<Response>;
}

/** Answers with the body of a good answer, and throws an `OcheError` for any other. */
type Call<Method extends 'get' | 'post' | 'put' | 'patch' | 'delete'> = <
  Path extends PathOf<Method>,
  Init extends InitOf<Path, Method>,
>(
  path: Path,
  ...init: InitArgument<Init>
) => Promise<DataOf<Path, Method>>;

type ItemOf<Data> = Data extends readonly (infer Item)[] ? Item : Data;

interface StreamInit {
  lastEventId?: string;
  signal?: AbortSignal;
}

export interface OcheClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** Goes through all pages of a list, one by one as they are asked for. */
  pages<Path extends PathOf<'get'>, Init extends InitOf<Path, 'get'>>(
    path: Path,
    ...init: InitArgument<Init>
  ): AsyncGenerator<DataOf<Path, 'get'>, void, undefined>;
  /** Goes through everything in a list, over all its pages. */
  each<Path extends PathOf<'get'>, Init extends InitOf<Path, 'get'>>(
    path: Path,
    ...init: InitArgument<Init>
  ): AsyncGenerator<ItemOf<DataOf<Path, 'get'>>, void, undefined>;
  /**
   * Reads the events of a stream, and goes on where it was after a lost connection. Leave the loop, or abort the signal,
   * to end it.
   */
  stream<Path extends PathOf<'get'>, Init extends InitOf<Path, 'get'> & StreamInit>(
    path: Path,
    ...init: InitArgument<Init>
  ): AsyncGenerator<EventOf<Path>, void, undefined>;
  /** openapi-fetch itself, which gives `{ data, error, response }` and throws nothing. */
  raw: ReturnType<typeof createFetchClient<paths>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What a call gives before it is known what is in it; the types of `OcheClient` say what. */
type AnyCall = (
  method: string,
  path: string,
  init?: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A client for the documented API of Oche. */
export function createClient({
  baseUrl,
  token,
  language,
  fetch: given = (request) => globalThis.fetch(request),
  ...retries
}: ClientOptions): OcheClient {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'accept-language': language }),
  };
  const fetch = retrying(given, retries);
  const raw = createFetchClient<paths>({ baseUrl, headers, fetch });
  const request = raw.request as unknown as AnyCall;

  async function answer(method: string, path: string, init: object = {}) {
    const { data, error, response } = await request(method, path, init);
    if (!response.ok) throw new OcheError(response, error);
    return { data, response };
  }

  async function* pages(path: string, init: object = {}) {
    const { signal } = init as { signal?: AbortSignal };
    const first = await answer('get', path, init);
    yield first.data;
    let next = nextPage(first.response, baseUrl);
    while (next !== null) {
      const page = await fetch(new Request(next, { headers, ...(signal && { signal }) }));
      if (!page.ok) throw await OcheError.of(page);
      yield await page.json();
      next = nextPage(page, baseUrl);
    }
  }

  async function* each(path: string, init: object = {}) {
    for await (const page of pages(path, init)) yield* Array.isArray(page) ? page : [page];
  }

  function stream(path: string, { lastEventId, ...init }: StreamInit = {}) {
    const open = async (own: Record<string, string>) => {
      const sent = { ...init, headers: own, parseAs: 'stream' };
      const { response, error } = await request('get', path, sent);
      // what the server has refused it refuses the next time, too
      if (response.status >= 400 && response.status < 500) throw new OcheError(response, error);
      return response;
    };
    return readStream(open, { lastEventId, signal: init.signal });
  }

  const calls = METHODS.map((method) => [
    method,
    async (path: string, init?: object) => (await answer(method, path, init)).data,
  ]);
  return { ...Object.fromEntries(calls), pages, each, stream, raw } as OcheClient;
}
