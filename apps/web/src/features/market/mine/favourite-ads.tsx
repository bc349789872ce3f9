import { ButtonLink } from '../../../components/button.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ItemCard } from '../card/item-card.tsx';
import { ItemGrid, ItemGridSkeleton } from '../card/item-grid.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { FAVOURITES, nextPage } from './mine-data.ts';

/** What the member remembers, the latest first. What is forgotten stays until the page opens again. */
export function FavouriteAds() {
  const texts = useTexts('market/mine');
  const list = trpc.market.favourites.list.useInfiniteQuery(FAVOURITES, nextPage);
  if (list.isError && !list.data) return <LoadFailed query={list} />;
  if (!list.data) return <ItemGridSkeleton />;
  const items = distinct(list.data.pages);
  if (items.length === 0) {
    return (
      <EmptyState
        title={texts.favourites.none()}
        action={<ButtonLink to="/marketplace">{texts.browse()}</ButtonLink>}
      >
        <p>{texts.favourites.noneText()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ItemGrid>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} actions={<FavouriteButton item={item} />} />
          </li>
        ))}
      </ItemGrid>
      <LoadMore list={list} />
    </>
  );
}
