import { createFileRoute } from '@tanstack/react-router';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { ConfirmEmailPage } from '../../features/auth/links/confirm-email-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/confirm-email')({
  validateSearch: tokenSearch,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/links');
    return { title: i18n.texts('auth/links').confirmEmail.title() };
  },
  head: membersHead,
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return <ConfirmEmailPage {...Route.useSearch()} />;
}
