import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/account')({
  beforeLoad: requireMember,
  loader: async ({ context: { i18n } }) => {
    // the sign-up's texts say how strong a password is
    await i18n.load('account', 'auth');
    return { title: i18n.texts('account').title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: AccountPage,
});
