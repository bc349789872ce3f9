import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../features/pages/terms-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/terms')({
  loader: async ({ context: { i18n } }) => {
    await i18n.load('pages', 'pages/terms');
    const { title, description } = i18n.texts('pages/terms');
    return { title: title(), description: description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/terms' }),
  component: TermsPage,
});
