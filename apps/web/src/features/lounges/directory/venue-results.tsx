import { chakra } from '@chakra-ui/react';
import type { LoungeSummary } from '@oche/validators/lounges';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFavourites } from '../shared/use-favourites.ts';
import { LoungeCard } from './lounge-card.tsx';
import { LoungeGrid, LoungeGridSkeleton } from './lounge-grid.tsx';
import type { VenueList } from './use-venue-list.ts';
import { useVenueSearch } from './use-venue-search.ts';
import { countFilters, NO_FILTERS } from './venue-search.ts';

interface VenueResultsProps {
  memberId: string;
  list: VenueList;
  onAdd: () => void;
  onBook: (lounge: LoungeSummary) => void;
  onReview: (lounge: LoungeSummary) => void;
}

/** The cards, or why there are none. */
export function VenueResults({ memberId, list, onAdd, onBook, onReview }: VenueResultsProps) {
  const texts = useTexts('venues').directory;
  const { texts: words, readError } = useUi();
  const favourites = useFavourites(memberId);
  const grid = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(grid, list.lounges.length);

  if (list.isPending) return <LoungeGridSkeleton />;
  if (list.error && list.lounges.length === 0) {
    return (
      <ErrorState title={texts.failed()} onRetry={list.retry} isRetrying={list.isFetching}>
        {readError(list.error).message}
      </ErrorState>
    );
  }
  if (list.lounges.length === 0) return <Nothing onAdd={onAdd} />;
  return (
    <>
      <LoungeGrid ref={grid} aria-busy={list.isChanging}>
        {list.lounges.map((lounge) => (
          <li key={lounge.id}>
            <LoungeCard
              lounge={lounge}
              isFavourite={favourites.has(lounge.id)}
              onBook={() => onBook(lounge)}
              onReview={() => onReview(lounge)}
            />
          </li>
        ))}
      </LoungeGrid>
      {list.isMoreFailed ? <FormError>{texts.moreFailed()}</FormError> : null}
      {list.hasMore ? (
        <More>
          <Button
            variant="outline"
            aria-busy={list.isLoadingMore}
            onClick={() => {
              if (list.isLoadingMore) return;
              focusNew();
              list.loadMore();
            }}
          >
            {list.isLoadingMore ? words.loading : texts.more()}
          </Button>
        </More>
      ) : null}
    </>
  );
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  const texts = useTexts('venues').directory;
  const { search, change } = useVenueSearch();
  if (countFilters(search) > 0) {
    return (
      <EmptyState
        drawing="missed"
        title={texts.empty()}
        action={
          <Button variant="outline" onClick={() => change(NO_FILTERS)}>
            {texts.reset()}
          </Button>
        }
      >
        <p>{texts.emptyFiltered()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={texts.empty()} action={<Button onClick={onAdd}>{texts.add()}</Button>}>
      <p>{texts.emptyAll()}</p>
    </EmptyState>
  );
}

/** Once more cards have come, the focus goes on with the first of them; the page stays put. */
function useFocusOnNew(grid: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = grid.current?.children[from.current];
    first?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
    from.current = null;
  }, [grid, count]);
  return () => {
    from.current = count;
  };
}

const More = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', paddingBlock: '6' },
});
