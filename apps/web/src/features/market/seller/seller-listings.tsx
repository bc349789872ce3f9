import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ItemCard } from '../card/item-card.tsx';
import { ItemGrid, ItemGridSkeleton } from '../card/item-grid.tsx';
import { nextPage, sellerItemsInput } from './seller-query.ts';

/** What a seller has online. */
export function SellerListings({ sellerId }: { sellerId: string }) {
  const texts = useTexts('market/seller');
  const list = trpc.market.items.list.useInfiniteQuery(sellerItemsInput(sellerId), nextPage);
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <TitledSection anchor="items" title={texts.listings()}>
      {items ? (
        <ItemGrid>
          {items.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} as="h3" />
            </li>
          ))}
        </ItemGrid>
      ) : (
        <ItemGridSkeleton />
      )}
      {items?.length === 0 ? <Muted>{texts.noListings()}</Muted> : null}
      <LoadMore list={list} label={texts.moreItems()} />
    </TitledSection>
  );
}
