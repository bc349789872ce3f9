import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { distinct } from '../../components/list/distinct.ts';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RuledList } from '../../components/list/ruled-list.tsx';
import { useFocusOnNew } from '../../components/list/use-focus-on-new.ts';
import { SkeletonRows } from '../../components/skeleton.tsx';
import { Label } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { ResultCard } from './result-card.tsx';
import { SearchFilters } from './search-filters.tsx';
import { hasFilters, NO_FILTERS, type SearchPlace } from './search-place.ts';
import { searchQuery } from './search-queries.ts';
import { useCountText } from './use-count-text.ts';
import { useSearchPlace } from './use-search-place.ts';

/** What was found, or the reason why there is nothing. */
export function SearchResults({ place }: { place: SearchPlace }) {
  const texts = useTexts('search');
  const { readError } = useUi();
  const { client } = trpc.useUtils();
  const countText = useCountText();
  const list = useInfiniteQuery({
    ...searchQuery(client, place),
    placeholderData: keepPreviousData,
  });
  const results = useMemo(() => distinct(list.data?.pages ?? []), [list.data]);
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, results.length);
  const first = list.data?.pages[0];
  const query = place.q ?? '';

  if (list.isPending) {
    return (
      <>
        <Label asChild>
          <p role="status">{texts.searching()}</p>
        </Label>
        <SkeletonRows count={5} />
      </>
    );
  }
  if (!first || (list.error && results.length === 0)) {
    return (
      <ErrorState
        title={texts.failed()}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      >
        {readError(list.error).message}
      </ErrorState>
    );
  }
  const count = first.counts[place.category ?? 'all'];
  const isChanging = list.isPlaceholderData;
  return (
    <>
      <CategoryTabs counts={first.counts} />
      <SearchFilters found={first} />
      <Label asChild>
        <p role="status">
          {isChanging
            ? texts.searching()
            : texts.found({ count: count.count, n: countText(count), query })}
        </p>
      </Label>
      {first.corrected && !isChanging ? (
        <p>{texts.corrected({ query, corrected: first.corrected })}</p>
      ) : null}
      {results.length === 0 && !isChanging ? <Nothing query={query} /> : null}
      <RuledList ref={rows} aria-busy={isChanging}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} />
          </li>
        ))}
      </RuledList>
      <LoadMore
        list={{ ...list, hasNextPage: list.hasNextPage && !isChanging }}
        label={texts.more()}
        onLoad={focusNew}
      />
    </>
  );
}

function Nothing({ query }: { query: string }) {
  const texts = useTexts('search');
  const { place, change } = useSearchPlace();
  const elsewhere = place.category !== undefined;
  return (
    <EmptyState
      drawing="missed"
      title={texts.nothing({ query })}
      action={
        hasFilters(place) || elsewhere ? (
          <Button
            variant="outline"
            onClick={() => change({ ...NO_FILTERS, category: undefined, sort: undefined })}
          >
            {texts.everywhere()}
          </Button>
        ) : null
      }
    >
      <p>{texts.nothingHint()}</p>
    </EmptyState>
  );
}
