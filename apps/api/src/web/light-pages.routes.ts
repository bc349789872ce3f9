import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { addressKey } from '../lib/limits/address.ts';
import { localeOf } from '../lib/locale/locale.ts';
import { bound, inSpan } from '../lib/telemetry/tracing.ts';
import { originOf } from '../plugins/guards/request-guards.ts';
import { lightHeaders } from '../plugins/guards/security-headers.ts';
import { type CallType, callAsClient } from '../trpc/call.ts';
import type { Renderer } from './renderer.ts';
import type { Serving } from './serving.ts';
import { StoredPage, sendStored } from './stored-page.ts';
import { visitorContext } from './visitor-context.ts';

/** How many calls it counts as when a light page has to be rendered, which is a tenth of the work of a page. */
const RENDER_CALLS = 2;

/**
 * Pages for frames on other sites and for streams, everything below `/embed/` (ADR 74). No cookie is read for them: they
 * are the same for everybody, and kept like visitors' pages.
 */
export function registerLightPages(app: FastifyInstance, deps: Deps, web: Serving): void {
  const { renderLight } = web.renderer;
  if (!renderLight) return;
  app.get('/embed/*', async (request, reply) => {
    await deps.limits.use('call', addressKey(request.ip));
    const url = await web.names.readable(request.url);
    const page = await lightPage(deps, web, renderLight, request, url);
    reply.header('cache-control', 'no-cache');
    reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy');
    return sendStored(request, reply as FastifyReply, page);
  });
  // where the overlay of a game was before; the sources of people who stream have that address
  app.get<{ Params: { id: string } }>('/games/:id(^\\d{1,15}$)/overlay', (request, reply) => {
    const { search } = new URL(request.url, 'http://oche');
    return reply.redirect(`/embed/overlays/games/${request.params.id}${search}`, 308);
  });
}

function lightPage(
  deps: Deps,
  web: Serving,
  renderLight: NonNullable<Renderer['renderLight']>,
  request: FastifyRequest,
  readable: string,
): StoredPage | Promise<StoredPage> {
  const [path = '', query] = readable.split('?', 2);
  const search = new URLSearchParams(query);
  // as pages name their language, e.g. `de-AT`
  const locale = localeOf(search.get('lang')?.slice(0, 2), request.headers['accept-language']);
  search.delete('lang');
  const url = search.size > 0 ? `${path}?${search}` : path;
  const origin = originOf(request, deps.env);
  return web.pages.get(path, `${locale} ${origin} ${url}`, async (isNews) => {
    const address = addressKey(request.ip);
    // one has been counted already
    await deps.limits.use('call', address, RENDER_CALLS - 1);
    const ctx = visitorContext(deps, request, locale);
    if (isNews) ctx.readsAfter = Number.POSITIVE_INFINITY;
    const { status, html, shows, styleHashes, framedBy } = await web.lines.visitors.run(
      address,
      () =>
        inSpan('render', {}, () =>
          renderLight({
            url,
            origin,
            locale,
            call: bound((path: string, input: unknown, type: CallType) => {
              // a page that anybody's frame opens only shows
              if (type !== 'query') throw new AppError('METHOD_NOT_ALLOWED');
              return callAsClient(web.router, ctx, path, type, input);
            }),
          }),
        ),
    );
    return new StoredPage({
      status,
      html,
      shows,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-language, accept-encoding',
        ...lightHeaders(deps.env, styleHashes, framedBy),
      },
    });
  });
}
