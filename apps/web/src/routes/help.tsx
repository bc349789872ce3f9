import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../features/pages/help-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/help')({
  staticData: { banners: ['navigation_bottom'] },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('pages', 'pages/help');
    const { title, description } = i18n.texts('pages/help');
    return { title: title(), description: description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/help' }),
  component: HelpPage,
});
