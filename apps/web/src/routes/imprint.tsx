import { createFileRoute } from '@tanstack/react-router';
import { ImprintPage } from '../features/pages/imprint-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/imprint')({
  loader: async ({ context: { i18n } }) => {
    await i18n.load('pages', 'pages/imprint');
    const { title, description } = i18n.texts('pages/imprint');
    return { title: title(), description: description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/imprint' }),
  component: ImprintPage,
});
