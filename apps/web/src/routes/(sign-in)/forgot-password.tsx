import { createFileRoute } from '@tanstack/react-router';
import { returnSearch } from '../../features/auth/auth-search.ts';
import { ForgotPasswordPage } from '../../features/auth/forgot-password-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/forgot-password')({
  validateSearch: returnSearch,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/password');
    return { title: i18n.texts('auth/password').forgot.title() };
  },
  head: membersHead,
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ForgotPasswordPage {...Route.useSearch()} />;
}
