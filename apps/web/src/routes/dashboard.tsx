import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadHome } from '../features/home/home-data.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    await loadHome(context);
    return { title: context.i18n.texts('home').title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  return <HomePage user={user} />;
}
