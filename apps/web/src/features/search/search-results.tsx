import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { distinct } from '../../components/list/distinct.ts';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RuledList } from '../../components/list/ruled-list.tsx';
import { useFocusOnNew } from '../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { ResultCard } from './result-card.tsx';
import { isAskedWhere, NearMe, SearchFilters } from './search-filters.tsx';
import { filterCount, NO_FILTERS, type SearchPlace } from './search-place.ts';
import { searchQuery } from './search-queries.ts';
import { Understood } from './understood.tsx';
import { useCountText } from './use-count-text.ts';
import { useSearchPlace } from './use-search-place.ts';

/** What was found, or the reason why there is nothing. */
export function SearchResults({ place }: { place: SearchPlace }) {
  const texts = useTexts('search');
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
        <Line role="status">{texts.searching()}</Line>
        <SkeletonRows count={5} />
      </>
    );
  }
  if (!first || (list.error && results.length === 0))
    return <QueryFailed query={list} title={texts.failed()} />;
  const count = first.counts[place.category ?? 'all'];
  const isChanging = list.isPlaceholderData;
  const isAsked = isAskedWhere(first);
  return (
    <>
      <CategoryTabs counts={first.counts} />
      <SearchFilters found={first} />
      {isChanging ? null : <Understood found={first} place={place} />}
      <Line role="status" data-nothing={(results.length === 0 && !isChanging) || undefined}>
        {isChanging
          ? texts.searching()
          : isAsked
            ? texts.where()
            : texts.found({
                count: count.count,
                n: countText(count),
                query: first.corrected ?? query,
              })}
      </Line>
      {first.corrected && !isChanging ? <Corrected query={query} place={place} /> : null}
      {results.length > 0 || isChanging ? null : isAsked ? (
        <EmptyState drawing="missed" title={texts.where()} action={<NearMe />}>
          <p>{texts.understood.asksPlace()}</p>
        </EmptyState>
      ) : (
        <Nothing query={query} />
      )}
      <Results ref={rows} aria-busy={isChanging}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} />
          </li>
        ))}
      </Results>
      <LoadMore
        list={{ ...list, hasNextPage: list.hasNextPage && !isChanging }}
        label={texts.more()}
        onLoad={focusNew}
      />
    </>
  );
}

/** What was typed matches nothing, so something similar was searched. */
function Corrected({ query, place }: { query: string; place: SearchPlace }) {
  const texts = useTexts('search').corrected;
  return (
    <Muted>
      {texts.nothing({ query })}{' '}
      <TextLink to="/search" search={{ ...place, exact: '1' }}>
        {texts.asTyped({ query })}
      </TextLink>
    </Muted>
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
        filterCount(place) > 0 || elsewhere ? (
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

const Results = chakra(RuledList, {
  base: {
    marginTop: '3',
    borderTop: '4px solid {colors.fg}',
    bg: 'bg.raised',
    paddingInline: { base: '3', md: '4' },
  },
});
const Line = chakra('p', {
  base: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    /* the empty state below says it large; this line says it to whoever listens */
    '&[data-nothing]': { srOnly: true },
  },
});
