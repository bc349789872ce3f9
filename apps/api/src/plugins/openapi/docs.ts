import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { quietLevel } from '../request-log.ts';
import { openApiDocument } from './document.ts';
import type { PlacedOperation } from './operation.ts';
import { type PlainOperation, sends } from './plain-operation.ts';

/** The documentation page needs inline styles; everything it loads comes from this server. */
const DOCS_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Serves the OpenAPI document at /api/openapi.json, and a page to read it at /api/docs.
 * @param plainOperations the operations of the routes that were registered before
 */
export async function registerApiDocs(
  app: FastifyInstance,
  { env, limits, published }: Pick<Deps, 'env' | 'limits' | 'published'>,
  router: AnyTRPCRouter,
  plainOperations: readonly PlacedOperation[],
): Promise<void> {
  // a plugin of its own, as routes of earlier plugins exist only when those have been loaded
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => limits.use('call', addressKey(ip)));
    const operation: PlainOperation = {
      id: 'openapi',
      tag: 'Operation',
      summary: 'This document',
      answers: { 200: sends('OpenAPI 3.1', 'application/json', z.looseObject({})) },
    };
    const options = { logLevel: quietLevel(env), config: { operation } };
    scope.get('/api/openapi.json', options, (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(json()),
    );
    // made when somebody asks for it, as most processes live without
    let made: string | undefined;
    const json = () => {
      made ??= JSON.stringify(openApiDocument(router, plainOperations, published));
      return made;
    };
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: { toJSON: () => JSON.parse(json()) } as never },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      logLevel: quietLevel(env),
      // the bar is for loading other documents, which the policy forbids
      theme: {
        title: `${PRODUCT_NAME}: REST`,
        css: [{ filename: 'oche.css', content: '.swagger-ui .topbar { display: none }' }],
      },
      // shows no badge of an external validator
      uiConfig: { validatorUrl: null, deepLinking: true },
    });
  });
}
