import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Document, Source } from './document.ts';

/** Honest documents take some hundred milliseconds, the start of the thread included. */
const LIMIT_MS = 10_000;
/** Starting it costs more than parsing, and feeds come in numbers; between those nothing is held. */
const IDLE_MS = 5000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const PROGRAM = new URL('./parsing-thread.ts', import.meta.url);

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Parses a stranger's document in a thread of its own, one after the other: what is made to take long or
 * to take all memory holds nobody up, and ends with the thread.
 * @throws Error when it takes too long or too much
 */
export function parseApart(source: Source, limitMs = LIMIT_MS): Promise<Document> {
  const parsed = last.then(() => parseNow(source, limitMs));
  last = parsed.catch(() => {});
  return parsed;
}

async function parseNow(source: Source, limitMs: number): Promise<Document> {
  clearTimeout(idle);
  thread ??= startThread();
  const signal = AbortSignal.timeout(limitMs);
  try {
    const answer = once(thread, 'message', { signal }) as Promise<[Document]>;
    thread.postMessage(source);
    const [parsed] = await answer;
    idle = setTimeout(endThread, IDLE_MS).unref();
    return parsed;
  } catch (error) {
    endThread();
    throw error;
  }
}

function startThread(): Worker {
  // the server's own flags and secrets have nothing to do with it
  const started = new Worker(PROGRAM, { execArgv: [], env: {}, resourceLimits: MEMORY });
  started.unref();
  // one that dies between two documents is replaced by the next
  started.on('error', () => {});
  started.on('exit', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
