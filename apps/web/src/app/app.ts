import createCache, { type EmotionCache } from '@emotion/cache';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { I18n } from '../i18n/i18n.ts';
import type { Locales, Namespaces } from '../i18n/i18n-types.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { type Api, type ApiLink, createApi } from '../lib/trpc.ts';
import type { AppServices } from './providers.tsx';
import { createAppRouter } from './router.tsx';

export interface AppOptions {
  locale: Locales;
  /** public origin, for canonical links */
  origin: string;
  /** how procedures are reached: over HTTP in the browser, in process on the server */
  link: ApiLink;
  /** false for a member's first answer, which holds the data but no markup */
  isRenderedOnServer?: boolean;
}

/** What loaders and `head` functions get. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
  i18n: I18n;
  origin: string;
}

/** What the server hands to the browser beside the matches of the router. */
export interface Handover {
  namespaces: Namespaces[];
  queries: [key: QueryKey, data: unknown, updatedAt: number][];
}

/** The whole app for one request on the server, or for the life of a tab in the browser. */
export function createApp({ locale, origin, link, isRenderedOnServer = true }: AppOptions) {
  const queryClient = createQueryClient();
  const { client, api } = createApi(link, queryClient);
  const i18n = new I18n(locale);
  const emotionCache = createEmotionCache();
  const services: AppServices = { queryClient, client, i18n, emotionCache };
  const router = createAppRouter({
    services,
    context: { api, queryClient, i18n, origin },
    isRenderedOnServer,
    dehydrate: () => ({ namespaces: i18n.namespaces, queries: readQueries(queryClient) }),
    hydrate: async ({ namespaces, queries }) => {
      for (const [key, data, updatedAt] of queries) {
        queryClient.setQueryData(key, data, { updatedAt });
      }
      await i18n.load(...namespaces);
    },
  });
  return { router, i18n, api, queryClient, emotionCache };
}

function readQueries(queryClient: QueryClient): Handover['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // the server collects the rules of a page for its head, instead of a style element beside each use
  if (import.meta.env.SSR) cache.compat = true;
  return cache;
}
