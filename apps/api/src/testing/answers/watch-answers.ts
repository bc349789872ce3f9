import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../plugins/openapi/document.ts';
import type { PlacedOperation } from '../../plugins/openapi/operation.ts';
import { collectPlainOperations } from '../../plugins/openapi/plain-operation.ts';
import { AnswerCheck } from './answer-check.ts';

/** Making the document and compiling its schemas takes longer than most tests, so the files of a worker share it. */
const checks = new WeakMap<AnyTRPCRouter, Map<string, AnswerCheck>>();

function checkFor(router: AnyTRPCRouter, plain: readonly PlacedOperation[]): AnswerCheck {
  const known = checks.get(router) ?? new Map<string, AnswerCheck>();
  checks.set(router, known);
  const key = plain.map(({ method, path }) => `${method} ${path}`).join();
  const check = known.get(key) ?? new AnswerCheck(openApiDocument(router, plain));
  known.set(key, check);
  return check;
}

/**
 * Builds a server of which every answer of a documented path is held against its document.
 * @param faults takes what isn't as documented
 */
export async function withWatchedAnswers(
  router: AnyTRPCRouter,
  faults: string[],
  build: () => Promise<FastifyInstance>,
): Promise<FastifyInstance> {
  let check: AnswerCheck | undefined;
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const plain = collectPlainOperations(fastify);
    fastify.addHook('onSend', async (request, reply, payload) => {
      const { url: route } = request.routeOptions;
      if (!route?.startsWith('/api/') || request.method === 'HEAD') return;
      check ??= checkFor(router, plain);
      const fault = check.faultOf({
        method: request.method,
        route,
        status: reply.statusCode,
        contentType: String(reply.getHeader('content-type') ?? ''),
        body: typeof payload === 'string' ? payload : null,
      });
      if (fault) faults.push(fault);
    });
  };
  // hooks that come before the server's own routes see all of them
  subscribe('fastify.initialization', watch);
  const building = build();
  unsubscribe('fastify.initialization', watch);
  return building;
}
