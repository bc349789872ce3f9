import { createFileRoute, redirect } from '@tanstack/react-router';
import { loginSearch } from '../../features/auth/auth-search.ts';
import { LoginPage } from '../../features/auth/login-page.tsx';
import { SignUpPage } from '../../features/auth/signup-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context: { user }, search }) => {
    if (user) throw redirect({ href: search.returnTo ?? '/' });
  },
  loaderDeps: ({ search: { join } }) => ({ join }),
  loader: async ({ context: { api, i18n }, deps: { join } }) => {
    if (join) {
      await i18n.load('auth', 'auth/door', 'auth/sign-up', 'errors/auth');
      return { title: i18n.texts('auth/sign-up').title() };
    }
    await Promise.all([
      i18n.load('auth', 'auth/door', 'auth/login', 'errors/auth'),
      api.auth.config.ensureData(),
    ]);
    return { title: i18n.texts('auth/login').login.title() };
  },
  head: membersHead,
  component: Login,
});

function Login() {
  const { join, ...search } = Route.useSearch();
  return join ? <SignUpPage {...search} /> : <LoginPage {...search} />;
}
