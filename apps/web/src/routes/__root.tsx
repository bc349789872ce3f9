import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/app.ts';
import { Document } from '../app/document.tsx';
import { NotFoundPage } from '../app/failure/not-found-page.tsx';
import { RootError } from '../app/failure/root-error.tsx';
import { Layout } from '../app/shell/layout.tsx';
import { StartingPage } from '../app/starting-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { api } }) => {
    const user = await api.auth.me.ensureData();
    // visitors may have to be signed in automatically in development
    if (!user) await api.auth.config.ensureData();
    return { user };
  },
  head: ({ match }) => pageHead(match.context, {}),
  shellComponent: Document,
  component: Layout,
  pendingComponent: StartingPage,
  errorComponent: RootError,
  notFoundComponent: NotFoundPage,
});
