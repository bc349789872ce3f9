import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/pages/contact-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/contact')({
  loader: async ({ context: { i18n } }) => {
    await i18n.load('pages/contact');
    const { title, description } = i18n.texts('pages/contact');
    return { title: title(), description: description() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, path: '/contact' }),
  component: ContactPage,
});
