import { createFileRoute } from '@tanstack/react-router';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { ResetPasswordPage } from '../../features/auth/links/reset-password-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/reset-password')({
  validateSearch: tokenSearch,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/password');
    return { title: i18n.texts('auth/password').reset.title() };
  },
  head: membersHead,
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordPage {...Route.useSearch()} />;
}
