import { createFileRoute } from '@tanstack/react-router';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { VerifyEmailPage } from '../../features/auth/links/verify-email-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/verify-email')({
  validateSearch: tokenSearch,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/links');
    return { title: i18n.texts('auth/links').verify.title() };
  },
  head: membersHead,
  component: VerifyEmail,
});

function VerifyEmail() {
  return <VerifyEmailPage {...Route.useSearch()} />;
}
