import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { NewPage } from '../../features/tournaments/form/new-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/tournaments/new')({
  // the search is checked on the page itself, so that no other page loads that code
  validateSearch: (search): { venue?: unknown; club?: unknown } => search,
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
  return <NewPage venueId={idOfText(venue)} clubId={idOfText(club)} />;
}
