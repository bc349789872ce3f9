import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import type { Renderer, RenderRequest } from '../renderer.ts';
import type { FromThread, ToThread } from './messages.ts';

const PROGRAM = new URL('./render-thread.ts', import.meta.url);
/** so that Node's compiler of TypeScript isn't loaded there, either */
const PRELOAD = new URL('../../../preload.mjs', import.meta.url);
/** A page needs some megabytes; one that takes all of this ends with its thread. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** longer than two statements may take one after the other, and shorter than the whole request */
const LIMIT_MS = 25_000;
const RETRY_AFTER_SECONDS = 5;

interface Asked {
  resolve(result: never): void;
  reject(error: unknown): void;
  call?: RenderRequest['call'];
}

interface Thread {
  worker: Worker;
  asked: Map<number, Asked>;
  /** resolves when it takes requests; rejects when it ends before */
  ready: Promise<unknown>;
}

interface ThreadOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  limitMs?: number;
}

/**
 * Renders pages in a thread of its own, so that no page holds up what else the process does. A thread that ends,
 * or is ended since a page takes too long, is replaced when the next page is asked for.
 * @param entry the address of the module with `render`, `renderLight` and `searchNames`
 * @throws Error when that module can't be loaded
 */
export async function startThreadRenderer(
  entry: string,
  { log, limitMs = LIMIT_MS }: ThreadOptions,
): Promise<Required<Pick<Renderer, 'render' | 'renderLight' | 'searchNames' | 'close'>>> {
  let thread: Thread | undefined;
  let lastId = 0;
  await current().ready;

  return {
    render: ({ call, ...request }) => ask({ kind: 'render', id: ++lastId, request }, call),
    renderLight: ({ call, ...request }) => ask({ kind: 'light', id: ++lastId, request }, call),
    searchNames: (path) => ask({ kind: 'names', id: ++lastId, path }),
    async close() {
      await thread?.worker.terminate();
    },
  };

  function current(): Thread {
    thread ??= startThread(entry, log, (ended) => {
      if (thread === ended) thread = undefined;
    });
    return thread;
  }

  async function ask<Result>(
    message: Exclude<ToThread, { kind: 'answer' }>,
    call?: RenderRequest['call'],
  ): Promise<Result> {
    const { worker, asked } = current();
    const limit = setTimeout(() => {
      log.error('a page takes too long to render, so its thread is ended');
      void worker.terminate();
    }, limitMs);
    try {
      return await new Promise<Result>((resolve, reject) => {
        asked.set(message.id, { resolve, reject, call });
        worker.postMessage(message);
      });
    } finally {
      clearTimeout(limit);
      asked.delete(message.id);
    }
  }
}

function startThread(
  entry: string,
  log: ThreadOptions['log'],
  onEnd: (thread: Thread) => void,
): Thread {
  const worker = new Worker(PROGRAM, {
    workerData: { entry },
    // the server's secrets have nothing to do with it
    env: {},
    execArgv: ['--import', PRELOAD.href],
    resourceLimits: MEMORY,
  });
  worker.unref();
  const asked: Thread['asked'] = new Map();
  const ready = Promise.withResolvers<void>();
  // whoever waits for it gets the error; a thread that replaces another one has nobody waiting
  ready.promise.catch(() => {});
  const thread: Thread = { worker, asked, ready: ready.promise };
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
    log.error({ err: error }, 'the thread that renders pages ends');
  });
  worker.on('exit', () => {
    onEnd(thread);
    ready.reject(cause ?? new Error('the thread that renders pages ended'));
    for (const { reject } of asked.values()) {
      reject(new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS, cause }));
    }
  });
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'done') asked.get(message.id)?.resolve(message.result as never);
    else if (message.kind === 'failed') asked.get(message.id)?.reject(message.error);
    else void answer(worker, message, asked.get(message.id)?.call);
  });
  return thread;
}

/** Calls the procedure that a page needs. Nobody waits for it when the page is gone. */
async function answer(
  worker: Worker,
  { call, path, input, type }: Extract<FromThread, { kind: 'call' }>,
  procedure: RenderRequest['call'] | undefined,
): Promise<void> {
  const result = await procedure?.(path, input, type).catch(() => undefined);
  worker.postMessage({ kind: 'answer', call, answer: result } satisfies ToThread);
}
