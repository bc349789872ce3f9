import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../app/loading.ts';
import { itemHead } from '../../features/market/item/item-head.ts';
import { itemJsonLd } from '../../features/market/item/item-json-ld.ts';
import { ItemPage } from '../../features/market/item/item-page.tsx';
import { ItemSkeleton } from '../../features/market/item/item-skeleton.tsx';
import { ItemNotFound } from '../../features/market/item/not-found.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/$id')({
  staticData: { banners: ['sidebar', 'marketplace'] },
  loader: async ({ context: { api, i18n }, params }) => {
    const texts = i18n.load(
      'market/words',
      'market/card',
      'market/favourite',
      'market/item',
      'market/offer',
      'market/share',
      'market/trust',
      'maps',
    );
    const item = await loadPage(texts, async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.market.items.get.ensureData({ id }),
        api.market.items.similar.prefetch({ id }),
      ]);
      await api.market.sellers.get.prefetch({ sellerId: found.seller.id });
      return found;
    });
    return itemHead(item, {
      locale: i18n.locale,
      texts: { item: i18n.texts('market/item'), words: i18n.texts('market/words') },
    });
  },
  head: ({ match: { context }, params, loaderData }) => {
    const { api, i18n, origin } = context;
    const title = i18n.texts('market/item').notFound();
    const head = loaderData ?? { title, isIndexed: false };
    if (!import.meta.env.SSR || !head.isIndexed) return pageHead(context, head);
    const item = api.market.items.get.getData({ id: idOfText(params.id) ?? 0 });
    const texts = { item: i18n.texts('market/item'), words: i18n.texts('market/words') };
    return pageHead(context, { ...head, jsonLd: item && itemJsonLd(item, { origin, texts }) });
  },
  component: Item,
  pendingComponent: ItemSkeleton,
  notFoundComponent: ItemNotFound,
});

function Item() {
  const { id } = Route.useParams();
  return <ItemPage key={id} id={idOf(id)} />;
}
