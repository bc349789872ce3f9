import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { toAppError } from '../../../lib/error-shape.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { logFailure } from '../../../lib/log.ts';
import {
  type PlainOperation,
  redirects,
  says,
  sends,
} from '../../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../../trpc/context.ts';
import { beginAuthorization } from './authorize.service.ts';
import { OAuthRefusal } from './oauth-server.ts';
import {
  AUTHORIZE_PATH,
  REVOKE_PATH,
  resourceMetadata,
  serverMetadata,
  TOKEN_PATH,
} from './server-metadata.ts';
import { giveTokens, revokeToken, type TokenRequest } from './token.service.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 10_000;

const tag = 'Apps';

const refusalBody = z.object({
  error: z.string().describe('As RFC 6749, 5.2 lists them, e.g. `invalid_grant`'),
  error_description: z.string(),
});
const refusals = {
  400: sends('What is wrong with the request', 'application/json', refusalBody),
  401: sends('The app’s secret is wrong', 'application/json', refusalBody),
};

const credentials = {
  client_id: z.string().optional().describe('Unless it stands in the Authorization header'),
  client_secret: z.string().optional().describe('The same, for an app that has one'),
};

const authorizeOperation: PlainOperation = {
  id: 'oauth.authorize',
  tag,
  summary: 'Where an app sends a member’s browser, to be let do something (OAuth 2.1)',
  parameters: z.object({
    response_type: z.literal('code').optional(),
    client_id: z.string().optional(),
    redirect_uri: z.string().optional().describe('One of the app’s, letter by letter'),
    scope: z.string().optional().describe('Scopes with spaces between them'),
    state: z.string().optional().describe('Comes back as it is'),
    code_challenge: z.string().optional().describe('SHA-256 of the verifier, in base64url'),
    code_challenge_method: z.literal('S256').optional(),
    prompt: z.enum(['none', 'consent', 'select_account']).optional(),
  }),
  answers: {
    302: redirects(
      'The sign-in, the page that asks, or the app with `code`, `state` and `iss`, or with `error`. Whatever is wrong with `client_id` or `redirect_uri` is told to the member alone',
    ),
  },
};
const tokenOperation: PlainOperation = {
  id: 'oauth.token',
  tag,
  audience: 'apps',
  summary: 'Tokens for a code or for a refresh token (OAuth 2.1)',
  form: z.object({
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    code: z.string().optional(),
    redirect_uri: z.string().optional().describe('The same as for the code'),
    code_verifier: z.string().optional(),
    refresh_token: z.string().optional(),
    scope: z.string().optional().describe('Less than what was given'),
    ...credentials,
  }),
  answers: {
    200: sends(
      'The tokens. The refresh token is good once, and comes with the next one',
      'application/json',
      z.object({
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.int(),
        refresh_token: z.string(),
        scope: z.string(),
      }),
    ),
    ...refusals,
  },
};
const revokeOperation: PlainOperation = {
  id: 'oauth.revoke',
  tag,
  audience: 'apps',
  summary: 'Takes a token back that the app needs no more (RFC 7009)',
  form: z.object({
    token: z.string(),
    token_type_hint: z.string().optional().describe('Not needed'),
    ...credentials,
  }),
  answers: { 200: says('It is worth nothing any more, or never was'), ...refusals },
};
const serverOperation: PlainOperation = {
  id: 'oauth.server',
  tag,
  summary: 'What an app has to know to ask for tokens (RFC 8414)',
  answers: {
    200: sends('The metadata', 'application/json', z.looseObject({ issuer: z.string() })),
  },
};
const resourceOperation: PlainOperation = {
  id: 'oauth.resource',
  tag,
  summary: 'Who gives tokens for this API (RFC 9728)',
  answers: {
    200: sends('The metadata', 'application/json', z.looseObject({ resource: z.string() })),
  },
};

/** What OAuth has addresses of its own for. Apps read them from any page; none of them reads a cookie but the first. */
export function registerOAuthRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => deps.limits.use('call', addressKey(ip)));
    scope.get(AUTHORIZE_PATH, { config: { operation: authorizeOperation } }, begin(deps));
    for (const [path, operation, body] of [
      ['/.well-known/oauth-authorization-server', serverOperation, serverMetadata(env)],
      ['/.well-known/oauth-protected-resource', resourceOperation, resourceMetadata(env)],
    ] as const) {
      scope.get(path, { config: { operation } }, (_request, reply) =>
        readableAnywhere(reply).header('cache-control', 'public, max-age=3600').send(body),
      );
    }
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    const config = { bodyTypes: [FORM], readsNoCookies: true };
    scope.post(
      TOKEN_PATH,
      { config: { ...config, operation: tokenOperation } },
      async (request, reply) => {
        const answer = await giveTokens(deps, tokenRequest(request));
        return answer instanceof OAuthRefusal
          ? refuse(reply, answer)
          : unstored(reply).send(answer);
      },
    );
    scope.post(
      REVOKE_PATH,
      { config: { ...config, operation: revokeOperation } },
      async (request, reply) => {
        const refusal = await revokeToken(deps, tokenRequest(request));
        return refusal ? refuse(reply, refusal) : unstored(reply).send();
      },
    );
    for (const path of [TOKEN_PATH, REVOKE_PATH]) {
      scope.options(path, (_request, reply) =>
        readableAnywhere(reply)
          .code(204)
          .header('access-control-allow-methods', 'POST')
          .header('access-control-allow-headers', 'authorization, content-type')
          .header('access-control-max-age', '86400')
          .send(),
      );
    }
  });
}

/** The browser is navigating and needs a page, also when something is wrong. */
function begin(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    try {
      const ctx = await createContext(deps, request, reply);
      const [, query = ''] = /\?(.*)$/s.exec(request.url) ?? [];
      const begun = await beginAuthorization(ctx, query);
      if (begun.kind === 'leave') return reply.redirect(begun.to);
      if (begun.kind === 'ask') return reply.redirect(begun.path);
      return reply.redirect(`/login?${new URLSearchParams({ returnTo: begun.path })}`);
    } catch (thrown) {
      const error = toAppError(thrown);
      logFailure(request.log, error, { route: request.routeOptions.url });
      return reply.redirect(`/oauth/consent?${new URLSearchParams({ error: error.code })}`);
    }
  };
}

const tokenRequest = (request: FastifyRequest): TokenRequest => ({
  body: typeof request.body === 'string' ? request.body : '',
  authorization: request.headers.authorization,
  hasQuery: request.url.includes('?'),
  address: addressKey(request.ip),
});

const refuse = (reply: FastifyReply, { code, message, status, headers }: OAuthRefusal) =>
  unstored(reply).code(status).headers(headers).send({ error: code, error_description: message });

const readableAnywhere = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');

const unstored = (reply: FastifyReply) =>
  readableAnywhere(reply).header('cache-control', 'no-store').header('pragma', 'no-cache');
