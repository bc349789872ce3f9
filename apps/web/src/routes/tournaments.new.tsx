import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { NewPage } from '../features/tournaments/form/new-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/tournaments/new')({
  validateSearch: (search): { venue?: number | undefined; club?: number | undefined } => ({
    venue: idOfText(textParam(search.venue) ?? ''),
    club: idOfText(textParam(search.club) ?? ''),
  }),
  beforeLoad: requireMember,
  loader: async ({ context: { i18n } }) => {
    await i18n.load('tournaments', 'tournaments/page', 'tournaments/create', 'tournaments/form');
    return { title: i18n.texts('tournaments/create').title() };
  },
  head: membersHead,
  component: New,
});

function New() {
  const { venue, club } = Route.useSearch();
  return <NewPage venueId={venue} clubId={club} />;
}
