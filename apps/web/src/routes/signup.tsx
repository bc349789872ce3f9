import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnToParam } from '../features/auth/login-search.ts';
import { SignUpPage } from '../features/auth/signup-page.tsx';
import { pageHead } from '../lib/head.ts';

interface SignUpSearch {
  /** where the visitor came from, for the sign-in page */
  returnTo?: string;
}

export const Route = createFileRoute('/signup')({
  validateSearch: (search): SignUpSearch => ({ returnTo: returnToParam(search.returnTo) }),
  beforeLoad: ({ context: { user }, search }) => {
    if (user) throw redirect({ href: search.returnTo ?? '/' });
  },
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth');
    return { title: i18n.texts('auth').signUp.title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: SignUp,
});

function SignUp() {
  return <SignUpPage {...Route.useSearch()} />;
}
