import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/pages/privacy-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async ({ context: { i18n } }) => {
    await i18n.load('pages', 'pages/privacy');
    const { title, description } = i18n.texts('pages/privacy');
    return { title: title(), description: description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/privacy' }),
  component: PrivacyPage,
});
