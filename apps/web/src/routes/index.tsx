import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LandingTopBar } from '../app/shell/landing-frame.tsx';
import { loadHome } from '../features/home/home-data.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { loadOwnProfile } from '../features/people/people-data.ts';
import { pageHead } from '../lib/head.ts';

const HomePage = lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage');
const AskVisibility = lazyRouteComponent(
  () => import('../features/people/ask-visibility.tsx'),
  'AskVisibility',
);

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { i18n, user } = context;
    if (user) {
      await Promise.all([
        HomePage.preload?.(),
        AskVisibility.preload?.(),
        loadHome(context),
        loadOwnProfile(context),
      ]);
      return { title: i18n.texts('home').title() };
    }
    await Promise.all([LandingTopBar.preload?.(), i18n.load('landing')]);
    const { meta } = i18n.texts('landing');
    return { title: meta.title(), description: meta.description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/' }),
  component: Start,
});

function Start() {
  const { user } = Route.useRouteContext();
  return user ? <HomePage user={user} next={<AskVisibility />} /> : <LandingPage />;
}
