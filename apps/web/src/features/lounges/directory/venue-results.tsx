import type { LoungeSummary } from '@oche/validators/lounges';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFavourites } from '../shared/use-favourites.ts';
import { useReviewed } from '../shared/use-reviewed.ts';
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

/** The cards, or the reason why there are none. */
export function VenueResults({ memberId, list, onAdd, onBook, onReview }: VenueResultsProps) {
  const texts = useTexts('venues/directory').directory;
  const { readError } = useUi();
  const favourites = useFavourites(memberId);
  const reviewed = useReviewed(list.lounges.map(({ id }) => id));
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
              isReviewed={reviewed.has(lounge.id)}
              onBook={() => onBook(lounge)}
              onReview={() => onReview(lounge)}
            />
          </li>
        ))}
      </LoungeGrid>
      <LoadMore
        list={list.more}
        label={texts.more()}
        failed={texts.moreFailed()}
        onLoad={focusNew}
      />
    </>
  );
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  const texts = useTexts('venues/directory').directory;
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
