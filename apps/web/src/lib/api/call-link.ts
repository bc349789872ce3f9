import { ApiError } from '../errors.ts';
import type { ApiLink, ErrorShape } from './link.ts';

export type CallResult = { ok: true; data: unknown } | { ok: false; error: ErrorShape };

/** Runs a procedure in the server's process, with the rights of the page's reader. */
export type Call = (
  path: string,
  input: unknown,
  type: 'query' | 'mutation',
) => Promise<CallResult>;

/** The link on the server: pages get their data without HTTP. */
export const callLink = (call: Call): ApiLink => ({
  async call(kind, path, input) {
    const result = await call(path, input, kind);
    if (!result.ok) throw new ApiError(result.error.data);
    return result.data;
  },
  follow() {
    throw new Error('a page on the server has no subscriptions');
  },
});
