import { createRootRouteWithContext } from '@tanstack/react-router';
import { Document } from '../app/document.tsx';
import { RootError } from '../app/failure/root-error.tsx';
import { loadHeader } from '../app/loading.ts';
import type { RouterContext } from '../app/router-context.ts';
import { Layout } from '../app/shell/layout.tsx';
import { hasNews, loadNews } from '../app/shell/news/news.ts';
import { loadSiteParts, NotFoundPage } from '../app/shell/site-parts.ts';
import { pageHead } from '../lib/head.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { loadData, i18n } }) => {
    const [data] = await Promise.all([loadData(), loadSiteParts()]);
    const { auth, site: all } = data.api;
    const [user, site] = await Promise.all([auth.me.ensureData(), all.state.ensureData()]);
    await Promise.all([
      hasNews(site) ? loadNews(i18n) : null,
      loadHeader({ api: data.api, i18n, user }),
    ]);
    const config = user ? null : await auth.config.ensureData();
    return {
      user,
      site,
      /** the account with which a visitor is signed in automatically, in development */
      testAccount: config?.devAutoLogin ? config.testAccountEmail : null,
      // in the browser it may have been loaded only now; the server must not serialize it
      ...((import.meta.env.SSR ? {} : data) as object),
    };
  },
  head: ({ match }) => pageHead(match.context, {}),
  shellComponent: Document,
  component: Layout,
  errorComponent: RootError,
  notFoundComponent: NotFoundPage,
});
