import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../lib/deps.ts';
import { createContext } from '../trpc/context.ts';
import { appErrorOf } from '../trpc/init.ts';
import { type AppRouter, appRouter } from '../trpc/root.ts';
import { logFailure } from './errors.ts';
import { onlyJson, onlySameSite } from './request-guards.ts';

const MAX_CALLS_IN_BATCH = 10;

/**
 * tRPC in a scope of its own: its plugin replaces the body parsers there, and with them Fastify's
 * guards, so two hooks of ours stand in front of it.
 */
export function registerTrpc(app: FastifyInstance, deps: Deps): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', onlySameSite(deps.env));
      scope.addHook('onRequest', onlyJson);
      const options: FastifyTRPCPluginOptions<AppRouter> = {
        trpcOptions: {
          router: appRouter,
          maxBatchSize: MAX_CALLS_IN_BATCH,
          createContext: ({ req, res }) => createContext(deps, req, res),
          onError({ error, path, req }) {
            logFailure(req.log, appErrorOf(error), path);
          },
          responseMeta({ errors, ctx }) {
            const headers = new Headers({ 'cache-control': 'no-store' });
            const waits = errors.map((error) => appErrorOf(error).retryAfter ?? 0);
            const retryAfter = Math.max(0, ...waits);
            if (retryAfter > 0) headers.set('retry-after', String(retryAfter));
            if (ctx) headers.set('x-request-id', ctx.requestId);
            return { headers };
          },
        },
      };
      scope.register(fastifyTRPCPlugin, options);
    },
    { prefix: '/trpc' },
  );
}
