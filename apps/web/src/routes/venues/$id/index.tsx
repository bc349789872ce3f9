import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage, loadWatches } from '../../../app/loading.ts';
import type { BookParams } from '../../../features/lounges/booking/form/address-wish.ts';
import { loungeHead } from '../../../features/lounges/detail/lounge-head.ts';
import { LoungePage } from '../../../features/lounges/detail/lounge-page.tsx';
import { LoungeSkeleton } from '../../../features/lounges/detail/lounge-skeleton.tsx';
import { LoungeNotFound } from '../../../features/lounges/detail/not-found.tsx';
import {
  nextReviews,
  reviewsInput,
} from '../../../features/lounges/detail/reviews/reviews-query.ts';
import { headOr } from '../../../lib/head.ts';

export const Route = createFileRoute('/venues/$id/')({
  staticData: { banners: ['sidebar', 'venue_page'] },
  // the booking sheet checks what it asks for, so that no other page loads that code
  validateSearch: (search): BookParams => search,
  loader: async ({ context, params }) => {
    const { api, i18n, origin } = context;
    const lounge = await loadPage(i18n.load('lounge', 'booking', 'venues', 'maps'), async () => {
      const id = idOf(params.id);
      const [lounge] = await Promise.all([
        api.lounges.get.ensureData({ id }),
        api.bookings.availability.get.ensureData({ loungeId: id }),
        api.tournaments.listOfLounge.ensureData({ loungeId: id }),
        api.leagues.fixtures.listOfLounge.ensureData({ loungeId: id }),
        api.lounges.review.list.prefetchInfinite(reviewsInput(id), { ...nextReviews, pages: 1 }),
        loadWatches(context, [{ kind: 'lounge', id }]),
      ]);
      return lounge;
    });
    const texts = { lounge: i18n.texts('lounge'), venues: i18n.texts('venues') };
    return loungeHead(lounge, { origin, texts, locale: i18n.locale });
  },
  head: headOr((i18n) => i18n.texts('lounge').notFound()),
  component: Lounge,
  pendingComponent: LoungeSkeleton,
  notFoundComponent: LoungeNotFound,
});

function Lounge() {
  const { id } = Route.useParams();
  const params = Route.useSearch();
  return <LoungePage key={id} id={idOf(id)} params={params} />;
}
