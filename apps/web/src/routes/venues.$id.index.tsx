import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../app/loading.ts';
import { loungeDescription, loungeJsonLd } from '../features/lounges/detail/lounge-head.ts';
import { LoungePage } from '../features/lounges/detail/lounge-page.tsx';
import { LoungeSkeleton } from '../features/lounges/detail/lounge-skeleton.tsx';
import { LoungeNotFound } from '../features/lounges/detail/not-found.tsx';
import { nextReviews, reviewsInput } from '../features/lounges/detail/reviews/reviews-query.ts';
import { pageHead } from '../lib/head.ts';
import { textParam } from '../lib/search-params.ts';

export const Route = createFileRoute('/venues/$id/')({
  validateSearch: (search): { book?: string } => ({ book: textParam(search.book, 1) }),
  loader: ({ context: { api, i18n }, params }) =>
    loadPage(i18n.load('lounge', 'booking', 'venues'), async () => {
      const id = idOf(params.id);
      await Promise.all([
        api.lounges.get.ensureData({ id }),
        api.bookings.availability.get.ensureData({ loungeId: id }),
        api.lounges.review.list.prefetchInfinite(reviewsInput(id), { ...nextReviews, pages: 1 }),
      ]);
    }),
  head: ({ match: { context }, params }) => {
    const { api, i18n, origin } = context;
    const lounge = api.lounges.get.getData({ id: Number(params.id) });
    const texts = { lounge: i18n.texts('lounge'), venues: i18n.texts('venues') };
    if (!lounge) return pageHead(context, { title: texts.lounge.notFound(), isIndexed: false });
    return pageHead(context, {
      title: `${lounge.name}, ${lounge.city}`,
      description: loungeDescription(lounge, texts, i18n.locale),
      path: `/venues/${lounge.id}`,
      isIndexed: lounge.isActive,
      image: lounge.photos[0],
      jsonLd: loungeJsonLd(lounge, { origin, name: texts.venues.title() }),
    });
  },
  component: Lounge,
  pendingComponent: LoungeSkeleton,
  notFoundComponent: LoungeNotFound,
});

function Lounge() {
  const { id } = Route.useParams();
  const { book } = Route.useSearch();
  return <LoungePage key={id} id={idOf(id)} isBooking={book === '1'} />;
}
