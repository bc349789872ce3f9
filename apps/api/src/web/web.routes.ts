import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { isAdmin } from '../lib/actor.ts';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { addressKey } from '../lib/limits/address.ts';
import { FairLine } from '../lib/limits/fair-line.ts';
import { limitOwner } from '../lib/limits/limit-owner.ts';
import { localeOf } from '../lib/locale/locale.ts';
import { bound, inSpan } from '../lib/telemetry/tracing.ts';
import { isPageClosed } from '../modules/site/index.ts';
import { sessionIdOf } from '../plugins/cookies/session-cookie.ts';
import { originOf } from '../plugins/guards/request-guards.ts';
import {
  contentSecurityPolicy,
  ofFrames,
  ofPagesAlone,
  permissionsPolicy,
  workerPolicy,
} from '../plugins/guards/security-headers.ts';
import { quietLevel } from '../plugins/request-log.ts';
import { type CallType, callAsClient } from '../trpc/call.ts';
import { createContext } from '../trpc/context.ts';
import { registerLightPages } from './light-pages.routes.ts';
import type { Renderer, RenderRequest, RenderResult } from './renderer.ts';
import { SearchNames } from './search-names.ts';
import type { Serving, Web } from './serving.ts';
import { StoredPage, sendStored } from './stored-page.ts';
import { visitorContext } from './visitor-context.ts';

/** scripts, style sheets and fonts, also in the encodings they were built in */
const NEVER_A_PAGE = /\.(js|css|woff2)(\.br|\.gz)?$/;
/** what light pages load, in frames that have no origin (ADR 74) */
const FOR_FRAMES = /\/light-[\w-]+\.(js|css)(\.br|\.gz)?$|\.woff2$/;
/** what other sites load */
const FOR_SITES = /\/widget\.js(\.br|\.gz)?$/;
/** the service worker (ADR 21) */
const WORKER = /\/sw\.js(\.br|\.gz)?$/;

/** Phones and small tablets say so in all browsers. */
const PHONE = /Mobi/;

/** How many calls it counts as when a page has to be rendered. */
const RENDER_CALLS = 5;

/** Serves the files of the web app, and a page at every other path. */
export async function registerWeb(app: FastifyInstance, deps: Deps, web: Web): Promise<void> {
  const { middlewares, files } = web.renderer;
  if (middlewares) serveSources(app, middlewares);
  if (files) await serveFiles(app, deps.env, files);
  const serving: Serving = {
    ...web,
    names: new SearchNames(web.renderer),
    lines: { visitors: new FairLine(), members: new FairLine() },
  };
  registerLightPages(app, deps, serving);
  app.get('/*', (request, reply) => sendPage(deps, serving, request, reply));
}

/** In development Vite answers requests for its own addresses and passes on the others. */
function serveSources(
  app: FastifyInstance,
  middlewares: NonNullable<Renderer['middlewares']>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    middlewares(request.raw, reply.raw, (error) =>
      done(error instanceof Error ? error : undefined),
    );
  });
}

async function serveFiles(app: FastifyInstance, env: Env, folder: string): Promise<void> {
  const common = { decorateReply: false, index: false as const, logLevel: quietLevel(env) };
  await app.register(fastifyStatic, {
    ...common,
    root: `${folder}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    setHeaders(reply, path) {
      if (!NEVER_A_PAGE.test(path)) return;
      for (const name of ofPagesAlone) reply.removeHeader(name);
      if (FOR_FRAMES.test(path)) reply.headers(ofFrames);
    },
  });
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '*.{br,gz}'],
    maxAge: '1h',
    preCompressed: true,
    setHeaders(reply, path) {
      if (FOR_SITES.test(path)) reply.headers(ofFrames);
      if (!WORKER.test(path)) return;
      // a browser asks for it again each time, and would not see an update within the hour
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', workerPolicy);
    },
  });
}

async function sendPage(
  deps: Deps,
  web: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await deps.limits.use('call', addressKey(request.ip));
  // here `//evil.example/` is a path, but anything that resolves it as a link goes to another site
  if (/^\/[/\\]/.test(request.url)) throw new AppError('NOT_FOUND');
  // scripts ask for these, and want a short answer that they can read
  if (/^\/(api|trpc|health|sitemap)([/?]|$)/.test(request.url)) throw new AppError('NOT_FOUND');
  if (sessionIdOf(request, deps.env)) {
    const ctx = await createContext(deps, request, reply, { isPage: true });
    if (ctx.session) return sendMemberPage(ctx, web, request, reply);
  }
  return sendVisitorPage(deps, web, request, reply);
}

/** A member's page is never stored anywhere, as it contains that member's data. */
async function sendMemberPage(
  ctx: ServiceContext,
  web: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const owner = limitOwner(ctx);
  await ctx.limits.use('call', owner, RENDER_CALLS);
  const page = await web.lines.members.run(owner, () => render(ctx, web, request, request.url));
  reply.header('cache-control', 'no-store');
  return sendStored(request, reply, page);
}

/**
 * Most pages that visitors ask for are in the cache; those are sent without waiting for a promise.
 */
function sendVisitorPage(
  deps: Deps,
  web: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache');
  const url = web.names.readable(request.url);
  const page =
    typeof url === 'string'
      ? visitorPage(deps, web, request, url)
      : url.then((readable) => visitorPage(deps, web, request, readable));
  if (page instanceof StoredPage) return sendStored(request, reply, page);
  return page.then((rendered) => sendStored(request, reply, rendered));
}

/** @param url path and query, with nothing in it that the page doesn't read */
function visitorPage(
  deps: Deps,
  web: Serving,
  request: FastifyRequest,
  url: string,
): StoredPage | Promise<StoredPage> {
  const locale = localeOf(request.cookies.oche_locale, request.headers['accept-language']);
  const site = deps.env.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  const variant = `${locale} ${themeOf(request)} ${site} ${url}`;
  return web.pages.get(pathOf(request), variant, async (isNews) => {
    const address = addressKey(request.ip);
    // one has been counted already
    await deps.limits.use('call', address, RENDER_CALLS - 1);
    const ctx = visitorContext(deps, request, locale);
    if (isNews) ctx.readsAfter = Number.POSITIVE_INFINITY;
    return web.lines.visitors.run(address, () => render(ctx, web, request, url));
  });
}

async function render(
  ctx: ServiceContext,
  { renderer, router }: Web,
  request: FastifyRequest,
  url: string,
): Promise<StoredPage> {
  const origin = originOf(request, ctx.env);
  const result = await inSpan('render', {}, () =>
    renderer.render({
      url,
      origin,
      locale: ctx.locale,
      theme: themeOf(request),
      isDesk: ctx.actor !== null && !PHONE.test(request.headers['user-agent'] ?? ''),
      // the thread that renders asks for it by a message, which knows nothing of the request
      call: bound((path: string, input: unknown, type: CallType) =>
        callAsClient(router, ctx, path, type, input),
      ),
    }),
  );
  const { redirect } = result;
  const status = (await isShut(ctx, request)) ? CLOSED : result.status;
  return new StoredPage({
    status: redirect === undefined ? status : result.status === MOVED ? MOVED : 302,
    html: redirect === undefined ? result.html : '',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      vary: 'cookie, accept-language, accept-encoding',
      ...pageHeaders(ctx, result, pathOf(request)),
      ...(redirect !== undefined && { location: ownPath(redirect, origin) }),
    },
  });
}

/** For good: the page has another address now. All other redirects are of the moment. */
const MOVED = 301;

/** Crawlers come again later, and the page is kept nowhere. */
const CLOSED = 503;

/** Whether the page only says that its area is switched off. */
const isShut = async (ctx: ServiceContext, request: FastifyRequest): Promise<boolean> =>
  !isAdmin(ctx.actor) && (await isPageClosed(ctx, pathOf(request)));

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const pageHeaders = ({ env }: Pick<Deps, 'env'>, result: RenderResult, path: string) => ({
  'content-security-policy': contentSecurityPolicy(env, result.scriptHashes),
  'permissions-policy': permissionsPolicy(path),
  ...result.headers,
});

/**
 * The target of a page's redirect. It never leaves the site, whatever is in the search parameters.
 */
function ownPath(target: string, origin: string): string {
  const url = new URL(target, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
}

function themeOf(request: FastifyRequest): RenderRequest['theme'] {
  const theme = request.cookies.oche_theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
