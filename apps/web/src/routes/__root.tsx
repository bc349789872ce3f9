import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/app.ts';
import { Document } from '../app/document.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({ user: await context.api.auth.me.ensureData() }),
  head: ({ match }) => pageHead(match.context, {}),
  shellComponent: Document,
  component: () => <Outlet />,
  pendingComponent: () => <p>Laden...</p>,
  notFoundComponent: () => <p>Page Not Found</p>,
});
