import { useRef } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { stringifySearch } from '../../../lib/addresses/search-params.ts';
import { useAuth } from '../../../lib/auth.ts';
import { ItemCard } from '../card/item-card.tsx';
import { ItemGrid, ItemGridSkeleton } from '../card/item-grid.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { countFilters, NO_FILTERS } from './market-search.ts';
import type { ItemList } from './use-item-list.ts';
import { useMarketSearch } from './use-market-search.ts';

/** How many cards are in sight when the page opens. */
const IN_SIGHT = 4;

/** The cards, or the reason why there are none. */
export function Results({ list }: { list: ItemList }) {
  const texts = useTexts('market/list');
  const { readError } = useUi();
  const { user } = useAuth();
  const { search } = useMarketSearch();
  const grid = useRef<HTMLUListElement>(null);
  const { items } = list;
  const focusNew = useFocusOnNew(grid, items.length);

  if (list.isPending) return <ItemGridSkeleton />;
  if (list.error && items.length === 0) {
    return (
      <ErrorState title={texts.failed()} onRetry={list.retry} isRetrying={list.isFetching}>
        {readError(list.error).message}
      </ErrorState>
    );
  }
  if (items.length === 0) return <Nothing />;
  const next = `/marketplace${stringifySearch({ ...search, cursor: list.nextCursor })}`;
  return (
    <>
      <ItemGrid ref={grid} aria-busy={list.isChanging}>
        {items.map((item, index) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              isLazy={index >= IN_SIGHT}
              actions={
                <>
                  {user ? <FavouriteButton item={item} /> : null}
                  <ShareButton item={item} isSmall />
                </>
              }
            />
          </li>
        ))}
      </ItemGrid>
      <LoadMore
        list={list.more}
        label={texts.more()}
        failed={texts.moreFailed()}
        onLoad={focusNew}
        link={(props) => <ButtonAnchor variant="outline" href={next} {...props} />}
      />
    </>
  );
}

function Nothing() {
  const texts = useTexts('market/list');
  const { user } = useAuth();
  const { search, change } = useMarketSearch();
  const isFiltered = countFilters(search) > 0 || search.q !== undefined;
  return (
    <EmptyState
      drawing={isFiltered ? 'missed' : 'board'}
      title={texts.empty()}
      action={
        <>
          {isFiltered ? (
            <Button
              variant="outline"
              onClick={() => change({ ...NO_FILTERS, q: undefined, typed: undefined })}
            >
              {texts.reset()}
            </Button>
          ) : null}
          {user ? (
            <ButtonLink to="/marketplace/sell/{-$id}" search={{ intent: search.intent }}>
              {search.intent === 'wanted' ? texts.seek() : texts.sell()}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>{isFiltered ? texts.emptyFiltered() : texts.emptyAll()}</p>
    </EmptyState>
  );
}
