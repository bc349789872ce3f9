import { scopes, scopeTexts } from '@oche/validators/access/scopes';
import { errorCodes } from '@oche/validators/errors';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { AnyTRPCRouter } from '@trpc/server';
import type { PublishedKinds } from '../../lib/declared/published.ts';
import type { JsonSchema } from '../rest/json-schema.ts';
import { listRestProcedures } from '../rest/rest-procedures.ts';
import { limitHeaderComponents } from './limit-headers.ts';
import { operationOf, type PlacedOperation } from './operation.ts';
import { refusalComponents } from './refusals.ts';
import { withShapes } from './shapes.ts';
import { webhooksOf } from './webhooks.ts';

export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: object[];
  paths: Record<string, Record<string, object>>;
  /** what is sent to programs, by kind */
  webhooks: Record<string, Record<string, object>>;
  components: object;
}

const DESCRIPTION = `The documented paths of ${PRODUCT_NAME}. They call the same procedures as the web app.
Guides with examples that run are at [/developers](/developers).

**Signing in.** Scripts and apps send a token: \`Authorization: Bearer oche_…\`, either one's own with chosen
scopes, or that of an app, by OAuth. \`x-oche-scope\` is the scope that an operation needs of a token. The web's own
session is a cookie; state-changing requests of a browser with it are accepted from this site only.

**Versions.** This document only grows: paths, fields of answers and optional fields of requests are added, nothing is
taken away or made required. So expect fields that you don't know, and further values where \`x-oche-open\` says so.

**Lists** are plain arrays. \`limit\` is the page size; the next page stands in the \`Link\` header
(\`rel="next"\`), an opaque address that stays right while rows are added.

**Retries.** Paths that create something take an \`Idempotency-Key\`: the same key with the same
content again answers with the first attempt's result, with other content it is refused with 409.

**Errors** are \`{code, message}\`: the code is stable, the message is in the language of
\`Accept-Language\` (German or English). Wrong input names its \`fields\`, each with a message. An
unexpected error names its \`requestId\`, which is also in the \`x-request-id\` header of every answer.
429 and 503 say in \`Retry-After\` how long to wait.

**Limits.** Answers to a token say in \`RateLimit\` what is left and in \`RateLimit-Policy\` of how much
(draft-ietf-httpapi-ratelimit-headers): \`calls\` of this token, \`writes\` and \`uploads\` of its member.`;

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: {
      description: 'Stable; there may be new ones, so take an unknown one by its status',
      type: 'string',
      enum: errorCodes,
      'x-oche-open': true,
    },
    message: { description: 'For people, in the language of `Accept-Language`', type: 'string' },
    fields: {
      description: 'What is wrong with which field of the request; at most twenty',
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: {
            description:
              'Name of the field, e.g. `content` or `amenities.0`; empty for all of them',
            type: 'string',
          },
          message: { type: 'string' },
        },
      },
    },
    details: {
      description: 'Facts that the message is about',
      type: 'object',
      additionalProperties: true,
    },
    requestId: {
      description: 'Of an unexpected error: as in the header `x-request-id`',
      type: 'string',
    },
  },
};

/** @returns the OpenAPI 3.1 document of all procedures with a REST path, of the plain routes, and of webhooks */
export function openApiDocument<Ctx>(
  router: AnyTRPCRouter,
  plainOperations: readonly PlacedOperation[],
  published: PublishedKinds<Ctx> = new Map(),
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const operations = [...listRestProcedures(router).map(operationOf), ...plainOperations];
  for (const { path, method, operation } of operations) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  const shapes: Record<string, JsonSchema> = {};
  const shortened = withShapes(paths, shapes);
  const webhooks = withShapes(webhooksOf(published), shapes);
  const inOrder = Object.fromEntries(
    Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    openapi: '3.1.1',
    info: { title: PRODUCT_NAME, version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths: shortened,
    webhooks,
    components: {
      schemas: { Error: errorSchema, ...inOrder },
      responses: refusalComponents,
      headers: limitHeaderComponents,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'oche_session',
          description: '`__Host-oche_session` over https',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `A token of one's own (\`oche_pat_…\`), made at /account/access, as \`Authorization: Bearer\``,
        },
        oauth: {
          type: 'oauth2',
          description: 'OAuth 2.1 for apps of others: authorization code with PKCE (S256)',
          flows: {
            authorizationCode: {
              authorizationUrl: '/oauth/authorize',
              tokenUrl: '/oauth/token',
              refreshUrl: '/oauth/token',
              scopes: Object.fromEntries(scopes.map((scope) => [scope, scopeTexts[scope].en])),
            },
          },
        },
        boardKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a board that counts, as its owner was shown it once',
        },
      },
    },
  };
}
