import createCache, { type EmotionCache } from '@emotion/cache';
import type { I18n } from '../i18n/i18n.ts';
import type { DataLayer, HandedQuery } from './data.ts';
import { createAppRouter } from './router.tsx';
import type { Handover, RouterContext } from './router-context.ts';
import { loadSiteParts } from './shell/site-parts.ts';

interface AppOptions {
  i18n: I18n;
  origin: string;
  /** the server has the data layer already; the browser loads it when a page needs it */
  data: DataLayer | ((queries: HandedQuery[]) => Promise<DataLayer>);
  /** the server's guess; the browser gets it with the page */
  isDesk?: boolean;
  /** used on the server; called when the page's data is complete */
  dehydrate?: () => Handover;
}

/** Creates the whole app: on the server for one request, in the browser for the life of the tab. */
export function createApp({ i18n, origin, data, isDesk = false, dehydrate }: AppOptions) {
  const emotionCache = createEmotionCache();
  let handed: HandedQuery[] = [];
  let loading: Promise<DataLayer> | undefined;

  const context = { loadData, i18n, origin, isDesk } as RouterContext;
  if (typeof data !== 'function') Object.assign(context, data);

  const router = createAppRouter({
    services: { i18n, emotionCache },
    context,
    dehydrate,
    hydrate: async ({ namespaces, queries, needsData, isDesk }) => {
      context.isDesk = isDesk;
      handed = queries;
      await Promise.all([
        i18n.load(...namespaces),
        ...(needsData ? [loadData(), loadSiteParts()] : []),
      ]);
    },
  });
  return { router, emotionCache };

  function loadData(): Promise<DataLayer> {
    loading ??= fetchData().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fetchData(): Promise<DataLayer> {
    const layer = typeof data === 'function' ? await data(handed) : data;
    Object.assign(context, layer);
    return layer;
  }
}

function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // so the server collects a page's rules for its head, instead of a style element beside each use
  if (import.meta.env.SSR) cache.compat = true;
  return cache;
}
