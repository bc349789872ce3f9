/**
 * The thread that renders pages: it holds the built web app, and nothing else of the server. What a page's
 * loaders ask for, the server answers (ADR 44).
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { CallResult } from '../../trpc/call.ts';
import type { Renderer, RenderRequest } from '../renderer.ts';
import type { FromThread, ToThread } from './messages.ts';

type ThreadPages = Required<Pick<Renderer, 'render' | 'renderLight' | 'searchNames'>>;

async function serve(port: MessagePort, entry: string): Promise<void> {
  const { render, renderLight, searchNames }: ThreadPages = await import(entry);
  const calls = new Map<number, PromiseWithResolvers<CallResult>>();
  let lastCall = 0;
  const say = (message: FromThread) => port.postMessage(message);

  port.on('message', (message: ToThread) => {
    if (message.kind === 'answer') return take(message.call, message.answer);
    const { id } = message;
    resultOf(message).then(
      (result) => say({ kind: 'done', id, result }),
      (error: unknown) => say({ kind: 'failed', id, error }),
    );
  });
  // what only loading needed, more than half of the heap; without being told V8 keeps it until it is full
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  say({ kind: 'ready' });

  async function resultOf(message: Exclude<ToThread, { kind: 'answer' }>) {
    if (message.kind === 'names') return searchNames(message.path);
    const { id } = message;
    const call: RenderRequest['call'] = (path, input, type) => {
      const answer = Promise.withResolvers<CallResult>();
      const number = ++lastCall;
      calls.set(number, answer);
      say({ kind: 'call', call: number, id, path, input, type });
      return answer.promise;
    };
    return message.kind === 'light'
      ? renderLight({ ...message.request, call })
      : render({ ...message.request, call });
  }

  function take(call: number, answer: CallResult | undefined): void {
    const waiting = calls.get(call);
    calls.delete(call);
    if (answer) waiting?.resolve(answer);
    else waiting?.reject(new Error('a call of this page failed'));
  }
}

if (parentPort) await serve(parentPort, workerData.entry);
