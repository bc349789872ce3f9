import { EventSourceParserStream } from 'eventsource-parser/stream';
import { OcheError } from './error.ts';
import { wait } from './wait.ts';

export interface ReadEvent {
  event: string;
  id?: string;
  data: unknown;
}

interface StreamOptions {
  /** the id of the last event that was read, of an earlier run */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** How long to wait for the next attempt, until the server says something else, in milliseconds. */
const RETRY_MS = 2000;
const LONGEST_MS = 60_000;

/** What a stream ends with for whoever may no longer read; the next attempt is told why by its status. */
const REFUSED = 'refused';

/**
 * Reads server-sent events, and comes back after a lost connection with the id of the last one, so that none is missed.
 * It ends when the server has nothing more to say.
 * @param open sends the request with these headers
 * @throws OcheError of `open`, when the server refuses it
 */
export async function* readStream(
  open: (headers: Record<string, string>) => Promise<Response>,
  { lastEventId, signal }: StreamOptions,
): AsyncGenerator<ReadEvent, void, undefined> {
  let last = lastEventId;
  let retryMs = RETRY_MS;
  let failures = 0;
  const onRetry = (ms: number) => {
    retryMs = ms;
  };
  while (!signal?.aborted) {
    const response = await open({
      accept: 'text/event-stream',
      ...(last !== undefined && { 'last-event-id': last }),
    }).catch((error) => {
      if (signal?.aborted || error instanceof OcheError) throw error;
      return null;
    });
    if (response?.status === 204) return;
    if (response?.ok && response.body) {
      failures = 0;
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onRetry }));
      try {
        for await (const { event = 'message', id, data } of events) {
          if (event === REFUSED) break;
          if (id !== undefined) last = id;
          yield { event, ...(id !== undefined && { id }), data: JSON.parse(data) };
        }
      } catch (error) {
        // a lost connection is no end; anything that isn't one is
        if (signal?.aborted || error instanceof SyntaxError) throw error;
      }
    } else {
      await response?.body?.cancel();
      failures++;
    }
    await wait(Math.min(retryMs * 2 ** failures, LONGEST_MS), signal);
  }
}
