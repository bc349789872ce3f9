import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { SellerNotFound } from '../../features/market/seller/not-found.tsx';
import { SellerPage } from '../../features/market/seller/seller-page.tsx';
import {
  nextPage,
  sellerItemsInput,
  sellerReviewsInput,
} from '../../features/market/seller/seller-query.ts';
import { headOr } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';

export const Route = createFileRoute('/marketplace/sellers/$id')({
  staticData: { banners: ['marketplace'] },
  loader: async ({ context: { api, i18n }, params: { id } }) => {
    const texts = i18n.load(
      'market/seller',
      'market/trust',
      'market/review',
      'market/words',
      'market/card',
    );
    const { seller } = await loadPage(texts, async () => {
      const [profile] = await Promise.all([
        api.market.sellers.get.ensureData({ sellerId: id }),
        api.market.sellers.reviews.prefetchInfinite(sellerReviewsInput(id), {
          ...nextPage,
          pages: 1,
        }),
        api.market.items.list.prefetchInfinite(sellerItemsInput(id), { ...nextPage, pages: 1 }),
      ]);
      return profile;
    });
    const say = i18n.texts('market/seller');
    const name = fullName(seller);
    return {
      title: say.title({ name }),
      description: say.head({ name }),
      path: `/marketplace/sellers/${seller.id}`,
      // search engines don't list private persons, whose names somebody may look for
      isIndexed: seller.sellerType === 'business',
    };
  },
  head: headOr((i18n) => i18n.texts('market/seller').notFound()),
  component: Seller,
  notFoundComponent: SellerNotFound,
});

function Seller() {
  const { id } = Route.useParams();
  return <SellerPage key={id} id={id} />;
}
