import assets from 'virtual:client-assets';
import type { Locale } from '@oche/validators/common';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { createApp } from './app/app.ts';
import { createDataLayer, handQueries } from './app/data.ts';
import { addToPage, inlineScriptHashes, pageTags, styleTag } from './app/server/page-assets.ts';
import { searchNamesOf } from './app/server/search-names.ts';
import { roomTag } from './app/shell/banners/room-tag.ts';
import { partsInPages } from './components/lazy-part.tsx';
import { I18n, textsTag } from './i18n/i18n.ts';
import { type Call, callLink } from './lib/calls/call-link.ts';
import { errorDataOf } from './lib/errors/errors.ts';
import type { ThemeChoice } from './lib/theme.ts';
import { isLightPath, lightSearchNames } from './light/frame/render-light.tsx';

export { inlineScriptHashes } from './app/server/page-assets.ts';
export type { Call, CallResult, ErrorShape } from './lib/calls/call-link.ts';
export { renderLight } from './light/frame/render-light.tsx';

export interface RenderRequest {
  /** path and query */
  url: string;
  /** public origin, for canonical links */
  origin: string;
  locale: Locale;
  theme: ThemeChoice;
  /** whether the reader seems to sit at a desk, so that columns are there from the start; of visitors nothing is known */
  isDesk?: boolean;
  call: Call;
}

export interface RenderResult {
  status: number;
  redirect?: string;
  html: string;
  /** `sha256-…` of every inline script, for the Content-Security-Policy */
  scriptHashes: string[];
  headers?: Record<string, string>;
}

/** The search parameters that the page at this path reads; null when there is no such page. */
export const searchNames = async (path: string): Promise<string[] | null> =>
  isLightPath(path) ? lightSearchNames(path) : searchNamesOf(path);

/**
 * The router drops a blank at the end of an address, and would show `/forum/thread/84` at
 * `…/84%20`. With an empty search after it the blank is kept, and our parser ignores that search.
 */
const keepLastBlank = (url: string): string => url.replace(/%20$/, '%20?=');

/** Renders one page for one request. Errors within the app become pages, too; others are thrown. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const i18n = new I18n(request.locale);
  const data = createDataLayer(i18n, callLink(request.call));
  const app = createApp({
    i18n,
    origin: request.origin,
    data,
    isDesk: request.isDesk,
    dehydrate: () => ({
      namespaces: i18n.namespaces,
      queries: handQueries(data),
      isDesk: request.isDesk ?? false,
      needsData: !isLanding(),
    }),
  });
  // errors are shown in the reader's language even if nothing else can be loaded
  await i18n.load('common');
  const handle = createRequestHandler({
    createRouter: () => app.router,
    // not resolved against the origin: `//other.example/` is a path of ours, too
    request: new Request(request.origin + keepLastBlank(request.url)),
  });
  let html = '';
  const response = await handle(async ({ router }) => {
    await partsInPages();
    const markup = renderToString(<RouterServer router={router} />);
    const status = statusOf(router);
    // not as the response's body, which would be encoded and decoded again
    html = await transformHtmlStringWithRouter(router, markup);
    return new Response(null, { status });
  });
  const redirect = response.headers.get('location');
  if (redirect) return { status: response.status, redirect, html: '', scriptHashes: [] };

  // after the theme's style sheet, which defines the order of the cascade layers
  const styles = styleTag(app.emotionCache);
  const tags = pageTags(assets, {
    // in development React's refresh has to run before the app, so the order of the markup counts
    startsAfterPaint: import.meta.env.PROD,
    isLanding: isLanding(),
    isMember: app.router.state.matches.some(({ context }) => 'user' in context && context.user),
    routeIds: app.router.state.matches.map(({ routeId }) => routeId),
    locale: request.locale,
  });
  const room = isLanding() ? '' : await roomTag(app.router.state.matches, data.client);
  const texts = await textsTag(request.locale, i18n.namespaces);
  const ownTags = { head: tags.head + styles + room, body: texts + tags.body };
  const page = addToPage(html, ownTags, request.theme);
  // of its parts, as searching the whole page would first copy all of it
  const scriptHashes = [html, tags.head, tags.body].flatMap(inlineScriptHashes);
  return { status: response.status, html: page, scriptHashes: [...new Set(scriptHashes)] };

  /** The same condition as in the root's layout. */
  function isLanding(): boolean {
    return app.router.state.matches.some(
      ({ routeId, context }) => routeId === '/' && 'user' in context && context.user === null,
    );
  }

  function statusOf(router: typeof app.router): number {
    const failed = router.state.matches.find(({ status }) => status === 'error');
    return errorDataOf(failed?.error)?.httpStatus ?? getSsrStatus(router);
  }
}
