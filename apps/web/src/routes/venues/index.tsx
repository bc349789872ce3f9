import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { venueListQuery } from '../../features/lounges/directory/venue-queries.ts';
import { type VenueParams, venueSearchOf } from '../../features/lounges/directory/venue-search.ts';
import { VenuesPage } from '../../features/lounges/directory/venues-page.tsx';
import { VenuesSkeleton } from '../../features/lounges/directory/venues-skeleton.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/venues/')({
  staticData: { banners: ['venue_page'] },
  // `venueSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): VenueParams => search,
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n, queryClient }, location }) => {
    const query = venueListQuery(api.client, venueSearchOf(location.search));
    const lounges = queryClient.prefetchInfiniteQuery(query);
    await i18n.load('venues', 'venues/directory', 'booking', 'maps');
    // in the browser the page opens at once, with skeletons
    if (import.meta.env.SSR) await lounges;
    return { title: i18n.texts('venues').title() };
  },
  head: membersHead,
  component: Venues,
  pendingComponent: VenuesSkeleton,
});

function Venues() {
  const { user } = Route.useRouteContext();
  return <VenuesPage user={user} />;
}
