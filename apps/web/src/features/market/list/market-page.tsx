import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader, PageHeaderSkeleton } from '../../../components/page/page.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { ItemGridSkeleton } from '../card/item-grid.tsx';
import { SaveSearch } from '../searches/save-search.tsx';
import { ChipBar } from './chip-bar.tsx';
import { Filters } from './filters/filters.tsx';
import { filtersOf } from './market-query.ts';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import { type ItemList, useItemCounts, useItemList } from './use-item-list.ts';
import { useMarketSearch } from './use-market-search.ts';

const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);

/** Everything that members sell and look for. */
export function MarketPage() {
  const texts = useTexts('market/list');
  const { user } = useAuth();
  const { search, change, refine } = useMarketSearch();
  const list = useItemList(search);
  const isWanted = search.intent === 'wanted';
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          user ? (
            <>
              <ButtonLink to="/marketplace/mine" variant="outline">
                {texts.mine()}
              </ButtonLink>
              <ButtonLink
                to="/marketplace/sell/{-$id}"
                search={{ intent: search.intent }}
                shape="wedge"
              >
                <Plus aria-hidden="true" />
                {isWanted ? texts.seek() : texts.sell()}
              </ButtonLink>
            </>
          ) : null
        }
      />
      <SearchBar
        hasOrigin={list.found && list.found.origin !== null}
        onFilters={() => change({ sheet: '1', cursor: search.cursor })}
      />
      <Columns>
        <Rail aria-label={texts.filters()} hideBelow="lg">
          <Filters found={list.found} />
        </Rail>
        <div>
          <ChipBar found={list.found} />
          <Head>
            <ResultCount list={list} />
            <SaveSearch filters={filtersOf(search)} />
          </Head>
          <Results list={list} />
        </div>
      </Columns>
      {search.sheet ? (
        <FilterSheet found={list.found} onClose={() => refine({ sheet: undefined })} />
      ) : null}
    </Page>
  );
}

/** How many were found, also for readers who can't see the cards change. */
function ResultCount({ list }: { list: ItemList }) {
  const texts = useTexts('market/list');
  const { search } = useMarketSearch();
  const total = useItemCounts(search)?.total;
  const isNothing = list.items.length === 0;
  return (
    // hidden if nothing was found, as the empty state shows that
    <Label as={isNothing ? VisuallyHidden : 'p'} role="status">
      {list.isPending || list.isChanging
        ? texts.searching()
        : isNothing
          ? texts.empty()
          : total?.isMore
            ? texts.foundMore({ count: total.count })
            : texts.found({ count: total?.count ?? list.items.length })}
    </Label>
  );
}

/** The shape of the page while its texts are loading. */
export const MarketSkeleton = () => (
  <Page>
    <PageHeaderSkeleton />
    <ItemGridSkeleton />
  </Page>
);

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '3',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    gap: '8',
    alignItems: 'start',
  },
});
const Rail = chakra('section', {
  base: {
    position: 'sticky',
    top: '4.5rem',
    maxHeight: 'calc(100dvh - 5rem)',
    overflowY: 'auto',
    paddingInlineEnd: '3',
    borderTop: '4px solid {colors.board.green}',
  },
});
