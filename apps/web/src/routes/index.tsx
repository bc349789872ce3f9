import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LandingTopBar } from '../app/shell/landing-frame.tsx';
import { pageHead } from '../lib/head.ts';

// neither comes with the other's code
const Landing = lazyRouteComponent(
  () => import('../features/landing/landing-page.tsx'),
  'LandingPage',
);
const Start = lazyRouteComponent(() => import('../app/home/start.tsx'), 'Start');

export const Route = createFileRoute('/')({
  staticData: { banners: ['dashboard'] },
  loader: async ({ context }) => {
    const { i18n, user } = context;
    if (user) {
      // all cards together; visitors need nothing of it
      const { loadStart } = await import('../app/home/start-data.ts');
      await Promise.all([Start.preload?.(), loadStart(context, user)]);
      return { title: i18n.texts('home').homeTitle(), live: null };
    }
    const [live] = await Promise.all([
      // not by the query cache, which this page does without
      context.api.client.home.landing.query(),
      Landing.preload?.(),
      LandingTopBar.preload?.(),
      i18n.load('landing', 'landing/film'),
    ]);
    const { meta } = i18n.texts('landing');
    return { title: meta.title(), description: meta.description(), live };
  },
  head: ({ match: { context }, loaderData: { title, description } = {} }) =>
    pageHead(context, { title, description, path: '/' }),
  component: Index,
});

function Index() {
  const { user } = Route.useRouteContext();
  const { live } = Route.useLoaderData();
  if (user) return <Start user={user} />;
  return live ? <Landing live={live} /> : null;
}
