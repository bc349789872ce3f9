import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Document, Source } from './document.ts';

/** Honest documents take some hundred milliseconds, the start of the thread included. */
const LIMIT_MS = 10_000;
const MEMORY_MB = 192;

const THREAD = new URL('./parsing-thread.ts', import.meta.url);

/**
 * Parses a stranger's document in a thread of its own: what is made to take long or to take all memory
 * holds nobody up, and ends with it.
 * @throws Error when it takes too long or too much
 */
export async function parseApart(source: Source, limitMs = LIMIT_MS): Promise<Document> {
  const thread = new Worker(THREAD, {
    workerData: source,
    // the server's own flags have nothing to do with it
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  });
  try {
    const [parsed]: [Document] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(limitMs),
    })) as [Document];
    return parsed;
  } finally {
    await thread.terminate();
  }
}
