import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useReviewed } from '../shared/use-reviewed.ts';
import { useTonight } from '../shared/use-tonight.ts';
import { LoungeCard } from './lounge-card.tsx';
import { LoungeGrid, LoungeGridSkeleton } from './lounge-grid.tsx';
import type { VenueList } from './use-venue-list.ts';
import { useVenueSearch } from './use-venue-search.ts';
import type { ListedLounge } from './venue-queries.ts';
import { countFilters, eveningOf, NO_FILTERS } from './venue-search.ts';

interface VenueResultsProps {
  list: VenueList;
  /** what members can do; visitors only read */
  member?: {
    favourites: ReadonlySet<number>;
    onAdd: () => void;
    onBook: (lounge: ListedLounge) => void;
    onReview: (lounge: ListedLounge) => void;
  };
}

/** The cards, or the reason why there are none. */
export function VenueResults({ list, member }: VenueResultsProps) {
  const { directory: texts, time } = useTexts('venues/directory');
  const { readError } = useUi();
  const { search } = useVenueSearch();
  const evening = eveningOf(search);
  const tonight = useTonight(evening ? [] : list.lounges);
  // visitors have reviewed nothing
  const reviewed = useReviewed(member ? list.lounges.map(({ id }) => id) : []);
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
  if (list.lounges.length === 0 && list.more.hasNextPage) {
    return (
      <EmptyState
        drawing="missed"
        title={time.nothingYet()}
        action={
          <Button
            disabled={list.more.isFetchingNextPage}
            onClick={() => void list.more.fetchNextPage()}
          >
            {time.searchOn()}
          </Button>
        }
      >
        <p>{time.nothingYetText()}</p>
      </EmptyState>
    );
  }
  if (list.lounges.length === 0) return <Nothing onAdd={member?.onAdd} />;
  return (
    <>
      <LoungeGrid ref={grid} aria-busy={list.isChanging}>
        {list.lounges.map((lounge) => (
          <li key={lounge.id}>
            <LoungeCard
              lounge={lounge}
              tonight={tonight.get(lounge.id)}
              evening={evening}
              member={
                member && {
                  isFavourite: member.favourites.has(lounge.id),
                  isReviewed: reviewed.has(lounge.id),
                  onBook: () => member.onBook(lounge),
                  onReview: () => member.onReview(lounge),
                }
              }
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

function Nothing({ onAdd }: { onAdd: (() => void) | undefined }) {
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
    <EmptyState
      title={texts.empty()}
      action={onAdd ? <Button onClick={onAdd}>{texts.add()}</Button> : null}
    >
      <p>{texts.emptyAll()}</p>
    </EmptyState>
  );
}
