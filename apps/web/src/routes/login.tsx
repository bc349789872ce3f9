import { createFileRoute, redirect } from '@tanstack/react-router';
import { loginSearch } from '../features/auth/auth-search.ts';
import { LoginPage } from '../features/auth/login-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context: { user }, search }) => {
    if (user) throw redirect({ href: search.returnTo ?? '/' });
  },
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('auth', 'auth/login', 'errors/auth'),
      api.auth.config.ensureData(),
    ]);
    return { title: i18n.texts('auth/login').login.title() };
  },
  head: membersHead,
  component: Login,
});

function Login() {
  return <LoginPage {...Route.useSearch()} />;
}
