import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Repeat } from 'lucide-react';
import { useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader, PageHeaderSkeleton } from '../../../components/page/page.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { Filters } from './filters.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { TournamentGrid, TournamentGridSkeleton } from './tournament-grid.tsx';
import type { TournamentSearch } from './tournament-search.ts';
import { listInput, nextTournaments, OWN } from './tournaments-query.ts';

const CreateDialog = lazyPart(
  async () => (await import('../create/create-dialog.tsx')).CreateDialog,
);

/** All tournaments: find one and register, or create one. */
export function TournamentsPage({ search }: { search: TournamentSearch }) {
  const { title } = useTexts('tournaments');
  const texts = useTexts('tournaments/list');
  const navigate = useNavigate();
  const openDialog = (isOpen: boolean) =>
    void navigate({
      to: '/tournaments',
      search: { ...search, new: isOpen ? '1' : undefined },
      resetScroll: false,
    });
  const create = () => openDialog(true);
  return (
    <Page>
      <PageHeader
        title={title()}
        lead={texts.lead()}
        actions={
          <>
            <ButtonLink to="/tournaments/series" variant="outline">
              <Repeat aria-hidden="true" />
              {texts.series()}
            </ButtonLink>
            {/* a row of its own on phones: whether both fit in one would depend on the font that is there */}
            <chakra.span flexBasis={{ base: '100%', sm: 'auto' }}>
              <Button shape="wedge" onClick={create}>
                <Plus aria-hidden="true" />
                {texts.create()}
              </Button>
            </chakra.span>
          </>
        }
      />
      <Filters search={search} />
      <Results search={search} onCreate={create} />
      {search.new ? <CreateDialog onClose={() => openDialog(false)} /> : null}
    </Page>
  );
}

/** The shape of the page while its texts are loading. */
export const TournamentsSkeleton = () => (
  <Page>
    <PageHeaderSkeleton />
    <TournamentGridSkeleton />
  </Page>
);

interface ResultsProps {
  search: TournamentSearch;
  onCreate: () => void;
}

function Results({ search, onCreate }: ResultsProps) {
  const texts = useTexts('tournaments/list');
  const isOwn = search.of === 'mine';
  const all = trpc.tournaments.list.useInfiniteQuery(listInput(search), {
    ...nextTournaments,
    placeholderData: (before) => before,
    enabled: !isOwn,
  });
  const own = trpc.tournaments.listOwn.useInfiniteQuery(OWN, {
    ...nextTournaments,
    enabled: isOwn,
  });
  const list = isOwn ? own : all;
  const tournaments = distinct(list.data?.pages ?? []);
  const grid = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(grid, tournaments.length);
  if (list.isPending) return <TournamentGridSkeleton />;
  if (list.isError && tournaments.length === 0)
    return <QueryFailed query={list} title={texts.failed()} />;
  const count = tournaments.length;
  const found = list.hasNextPage ? texts.foundMore({ count }) : texts.found({ count });
  return (
    <>
      {/* hidden if nothing was found, as the empty state shows that */}
      <Label as={count === 0 ? VisuallyHidden : 'p'} role="status" marginBottom="3">
        {list.isPlaceholderData ? texts.searching() : count === 0 ? texts.empty() : found}
      </Label>
      {count === 0 ? <Nothing search={search} onCreate={onCreate} /> : null}
      <TournamentGrid ref={grid} aria-busy={list.isPlaceholderData}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </TournamentGrid>
      <LoadMore
        list={{ ...list, hasNextPage: list.hasNextPage && !list.isPlaceholderData }}
        label={texts.more()}
        failed={texts.moreFailed()}
        onLoad={focusNew}
      />
    </>
  );
}

/** Nothing fits what is looked for; or there is nothing yet, and somebody has to begin. */
function Nothing({ search, onCreate }: ResultsProps) {
  const texts = useTexts('tournaments/list');
  if (search.q || search.status) {
    return (
      <EmptyState
        drawing="missed"
        title={texts.empty()}
        action={
          <ButtonLink to="/tournaments" search={{}} variant="outline">
            {texts.reset()}
          </ButtonLink>
        }
      >
        <p>{texts.emptyFiltered()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={texts.empty()} action={<Button onClick={onCreate}>{texts.create()}</Button>}>
      <p>{search.of === 'mine' ? texts.emptyMine() : texts.emptyAll()}</p>
    </EmptyState>
  );
}
