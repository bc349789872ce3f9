import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { addressKey } from '../lib/address.ts';
import { localeOf } from '../lib/locale.ts';
import { ownOrigin } from '../plugins/request-guards.ts';
import { contentSecurityPolicy } from '../plugins/security-headers.ts';
import { sessionIdOf } from '../plugins/session-cookie.ts';
import { callAsClient } from '../trpc/call.ts';
import { createContext } from '../trpc/context.ts';
import { type PageCache, type StoredPage, storable } from './page-cache.ts';
import { clientFolder, type Renderer, type RenderRequest, type RenderResult } from './renderer.ts';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'cookie, accept-language, accept-encoding',
};

/** Files of the web app, and every other path as a page. */
export async function registerWeb(
  app: FastifyInstance,
  deps: Deps,
  renderer: Renderer,
  cache: PageCache,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    maxAge: '1h',
    index: false,
  });
  app.get('/*', (request, reply) => sendPage(deps, renderer, cache, request, reply));
}

async function sendPage(
  deps: Deps,
  renderer: Renderer,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await deps.limits.use('call', addressKey(request.ip));
  if (sessionIdOf(request)) {
    const ctx = await createContext(deps, request, reply);
    if (ctx.session) return sendMemberPage(ctx, renderer, request, reply);
  }
  return sendVisitorPage(deps, renderer, cache, request, reply);
}

/** A member's page is never stored anywhere: it carries that member's data. */
async function sendMemberPage(
  ctx: ServiceContext,
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = await renderer.render(renderRequest(ctx, request, 'shell'));
  if (result.redirect) return reply.redirect(result.redirect, 302);
  return reply
    .code(result.status)
    .headers({ ...PAGE_HEADERS, ...pageHeaders(ctx, result), 'cache-control': 'no-store' })
    .send(result.html);
}

async function sendVisitorPage(
  deps: Deps,
  renderer: Renderer,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const locale = localeOf(request.cookies.oche_locale, request.headers['accept-language']);
  const variant = `${locale} ${themeOf(request)} ${originOf(deps, request)} ${request.url}`;
  const page = await cache.get(path, variant, async () => {
    const ctx = await createContext(deps, request, reply);
    const result = await renderer.render(renderRequest(ctx, request, 'document'));
    return storable({
      status: result.redirect ? 302 : result.status,
      html: result.html,
      headers: {
        ...PAGE_HEADERS,
        ...pageHeaders(deps, result),
        'cache-control': 'no-cache',
        ...(result.redirect && { location: result.redirect }),
      },
    });
  });
  return sendStored(request, reply, page);
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.code(page.status);
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.bodies.br);
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(page.bodies.gzip);
  }
  return reply.send(page.bodies.identity);
}

const pageHeaders = ({ env }: Pick<Deps, 'env'>, result: RenderResult) => ({
  'content-security-policy': contentSecurityPolicy(env, result.scriptHashes),
  ...result.headers,
});

function renderRequest(
  ctx: ServiceContext,
  request: FastifyRequest,
  mode: RenderRequest['mode'],
): RenderRequest {
  return {
    url: request.url,
    origin: originOf(ctx, request),
    locale: ctx.locale,
    theme: themeOf(request),
    mode,
    call: (path, input, type) => callAsClient(ctx, path, type, input),
  };
}

const originOf = ({ env }: Pick<Deps, 'env'>, request: FastifyRequest) =>
  env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : ownOrigin(request);

function themeOf(request: FastifyRequest): RenderRequest['theme'] {
  const theme = request.cookies.oche_theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
