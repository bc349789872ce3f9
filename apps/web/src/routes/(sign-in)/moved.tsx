import { createFileRoute } from '@tanstack/react-router';
import { MovedPage } from '../../features/auth/links/moved-page.tsx';
import { textParam } from '../../lib/addresses/search-params.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/(sign-in)/moved')({
  validateSearch: (search): { token?: string | undefined } => ({
    token: textParam(search.token, 200),
  }),
  loader: async ({ context: { i18n } }) => {
    await i18n.load('auth/moved');
    return { title: i18n.texts('auth/moved').title() };
  },
  head: membersHead,
  component: Moved,
});

function Moved() {
  return <MovedPage token={Route.useSearch().token ?? ''} />;
}
