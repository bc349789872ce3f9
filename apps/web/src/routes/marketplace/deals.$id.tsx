import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { DealPage } from '../../features/market/deal/deal-page.tsx';
import { DealReviews } from '../../features/market/review/deal-reviews.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/deals/$id')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    await loadPage(i18n.load('market/deal', 'market/review', 'lounge-finder'), () =>
      api.market.deals.get.ensureData({ id: idOf(params.id) }),
    );
    return { title: i18n.texts('market/deal').title() };
  },
  head: membersHead,
  component: Deal,
});

function Deal() {
  const { id } = Route.useParams();
  return <DealPage key={id} id={idOf(id)} reviews={<DealReviews dealId={idOf(id)} />} />;
}
