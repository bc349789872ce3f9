import { createFileRoute } from '@tanstack/react-router';
import { tokenSearch } from '../../features/auth/auth-search.ts';
import { ConfirmLinkPage } from '../../features/auth/links/confirm-link-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/confirm-link')({
  validateSearch: tokenSearch,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth', 'auth/links');
    return { title: i18n.texts('auth/links').confirmLink.title() };
  },
  head: membersHead,
  component: ConfirmLink,
});

function ConfirmLink() {
  return <ConfirmLinkPage {...Route.useSearch()} />;
}
