import type { BannerPosition } from '@oche/validators/banners/limits';
import { createRouter, createSerializationAdapter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseSearch, stringifySearch } from '../lib/addresses/search-params.ts';
import { ApiError, errorDataOf } from '../lib/errors/errors.ts';
import type { ErrorData } from '../lib/trpc.ts';
import { routeTree } from '../routeTree.gen.ts';
import { type AppServices, Providers } from './providers.tsx';
import type { Handover, RouterContext } from './router-context.ts';
import { RouteError } from './shell/site-parts.ts';

/** A page that takes longer than this shows that it is loading. */
const PENDING_AFTER_MS = 150;
const PENDING_AT_LEAST_MS = 300;

interface RouterSetup {
  services: AppServices;
  context: RouterContext;
  dehydrate?: () => Handover;
  hydrate: (handover: Handover) => Promise<void>;
}

export function createAppRouter(setup: RouterSetup) {
  const router = createRouter({
    routeTree,
    context: setup.context,
    dehydrate: setup.dehydrate as () => never,
    hydrate: setup.hydrate,
    Wrap: ({ children }: { children: ReactNode }) => (
      <Providers services={setup.services}>{children}</Providers>
    ),
    parseSearch,
    stringifySearch,
    scrollRestoration: keepsEarlyScroll(),
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    // loaders ask the query cache, which knows what has been loaded
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
  });
  // the router's core has this option, but only TanStack Start's own set-up has it in its types
  router.options.serializationAdapters = [errorAdapter];
  return router;
}

/**
 * Whether the router should restore the scroll position. After a page from the server it should
 * not: the browser has restored it, and the reader may have scrolled on before the app started.
 */
function keepsEarlyScroll(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    const isScrolled = isFirst && scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

/** Keeps code and request id of loaders' errors on the way from server to browser. */
const errorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is Error => errorDataOf(value) !== null,
  toSerializable: (error): string => JSON.stringify(errorDataOf(error)),
  fromSerializable: (json) => new ApiError(JSON.parse(json) as ErrorData),
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has the whole screen: neither the site's header nor its footer. */
    isBare?: boolean;
    /** it fills the screen below the header: there is no footer to scroll to */
    fillsScreen?: boolean;
    /** It needs the lower edge of a phone itself, e.g. to write there: it has no bar with the ways of the site. */
    hasOwnBar?: boolean;
    /**
     * The page's banners: at most two, one of each place. There are none where people play, write to each other, sign in
     * or run something. `docs/banners.md` says the same for readers.
     */
    banners?: readonly BannerPosition[];
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
