import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnSearch } from '../../features/auth/auth-search.ts';
import { SignUpPage } from '../../features/auth/signup-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/signup')({
  validateSearch: returnSearch,
  beforeLoad: ({ context: { user }, search }) => {
    if (user) throw redirect({ href: search.returnTo ?? '/' });
  },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/door', 'auth/sign-up', 'errors/auth');
    return { title: i18n.texts('auth/sign-up').title() };
  },
  head: membersHead,
  component: SignUp,
});

function SignUp() {
  return <SignUpPage {...Route.useSearch()} />;
}
