import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import type { AppError } from '../../lib/errors.ts';
import { callProcedure, takesKeptSession } from '../../trpc/call.ts';
import { createContext } from '../../trpc/context.ts';
import { noteCall } from '../request-log.ts';
import { named } from './named-error.ts';
import { inputReader } from './rest-input.ts';
import { pageLink } from './rest-link.ts';
import { listRestProcedures } from './rest-procedures.ts';
import { registerStream } from './rest-stream.ts';

/** Registers the documented /api paths: thin adapters to the procedures that the web calls, too. */
export function registerRest(app: FastifyInstance, deps: Deps, router: AnyTRPCRouter): void {
  for (const listed of listRestProcedures(router)) {
    const { path, type, rest } = listed;
    const { toBody = (item: unknown) => item } = rest;
    const readInput = inputReader(listed);
    const mayBeKept = takesKeptSession(listed);
    const url = `/api${rest.path.replace(/\{(\w+)\}/g, ':$1')}`;
    if (type === 'subscription') {
      registerStream(app, deps, router, { ...listed, url, readInput });
      continue;
    }
    app.route({
      method: rest.method,
      config: { runsProcedure: true },
      ...(listed.meta.bodyBytes !== undefined && { bodyLimit: listed.meta.bodyBytes }),
      url,
      handler: async (request, reply) => {
        const input = readInput(request);
        const ctx = await createContext(deps, request, reply, { mayBeKept });
        const run = () => callProcedure(router, ctx, path, type, input);
        const output = await noted(request, path, run).catch((error) => {
          throw named(error, rest.names ?? {}, request);
        });
        reply.code(rest.status ?? 200).header('cache-control', 'no-store');
        const toLocal = (item: unknown) => toBody(item, ctx.locale);
        return sendOutput(request, reply, output, toLocal, rest.listName);
      },
    });
  }
}

async function noted(request: FastifyRequest, path: string, run: () => Promise<unknown>) {
  try {
    const output = await run();
    noteCall(request, path, 'OK');
    return output;
  } catch (error) {
    noteCall(request, path, (error as AppError).code);
    throw error;
  }
}

interface Paged {
  items: unknown[];
  nextCursor: string | null;
  previousCursor?: string | null;
}

const isPaged = (output: unknown): output is Paged =>
  typeof output === 'object' && output !== null && 'items' in output && 'nextCursor' in output;

/** Sends the answer. Over REST a list is a plain array, or a field; the Link header has the pages around it. */
function sendOutput(
  request: FastifyRequest,
  reply: FastifyReply,
  output: unknown,
  toBody: (item: unknown) => unknown,
  listName: string | undefined,
) {
  if (!isPaged(output)) return reply.send(toBody(output));
  const links = [
    ...(output.nextCursor ? [pageLink(request, 'next', 'cursor', output.nextCursor)] : []),
    ...(output.previousCursor ? [pageLink(request, 'prev', 'before', output.previousCursor)] : []),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
  const list = output.items.map(toBody);
  return reply.send(listName === undefined ? list : { ...besides(output), [listName]: list });
}

/** What an answer has beside its list. */
function besides({ items: _, nextCursor: __, previousCursor: ___, ...others }: Paged): object {
  return others;
}
