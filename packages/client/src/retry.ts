import { secondsToWait } from './error.ts';
import { wait } from './wait.ts';

export interface RetryOptions {
  /** how often a call is tried again at most; 3 by default, 0 never */
  retries?: number;
  /** the longest wait that is waited, in seconds; 60 by default. Longer ones are told as an error */
  longestWait?: number;
}

type Fetch = (request: Request) => Promise<Response>;

/** With 429 nothing was done. With 503 it is not said, so only what does no harm twice is sent again. */
function mayRepeat({ method, headers }: Request, status: number): boolean {
  if (status === 429) return true;
  return status === 503 && (method === 'GET' || headers.has('idempotency-key'));
}

/** Tries again as `Retry-After` says. */
export function retrying(fetch: Fetch, { retries = 3, longestWait = 60 }: RetryOptions): Fetch {
  return async (request) => {
    for (let left = retries; ; left--) {
      const response = await fetch(left > 0 ? request.clone() : request);
      const seconds = secondsToWait(response);
      const goesOn = left > 0 && seconds !== null && seconds <= longestWait;
      if (!goesOn || !mayRepeat(request, response.status)) return response;
      await response.body?.cancel();
      await wait(seconds * 1000, request.signal);
    }
  };
}
