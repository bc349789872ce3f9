import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { listInput, nextLeagues } from '../shared/league-data.ts';
import { LeagueTile, Tiles } from './league-tile.tsx';
import { OwnLeagueLists } from './own-leagues.tsx';

const NewLeague = lazyPart(async () => (await import('../form/new-league.tsx')).NewLeague);

export interface LeaguesSearch {
  /** in name and region */
  q?: string | undefined;
  /** the form is open */
  new?: '1' | undefined;
}

/** All leagues: find one, or found one. Members see their own first. */
export function LeaguesPage({ search }: { search: LeaguesSearch }) {
  const texts = useTexts('leagues/pages');
  const { user } = useAuth();
  const navigate = useNavigate();
  const change = (patch: LeaguesSearch, replace = false) =>
    void navigate({ to: '/leagues', search: { ...search, ...patch }, replace, resetScroll: false });
  const create = () => change({ new: '1' });
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          user ? (
            <Button shape="wedge" onClick={create}>
              <Plus aria-hidden="true" />
              {texts.create()}
            </Button>
          ) : (
            <JoinFirst returnTo="/leagues?new=1" label={texts.create()}>
              <Plus aria-hidden="true" />
              {texts.create()}
            </JoinFirst>
          )
        }
      />
      {user ? <OwnLeagueLists /> : null}
      <Finder q={search.q} onChange={(q) => change({ q }, true)} />
      {user && search.new ? <NewLeague onClose={() => change({ new: undefined })} /> : null}
    </Page>
  );
}

interface FinderProps {
  q: string | undefined;
  onChange: (q: string | undefined) => void;
}

function Finder({ q, onChange }: FinderProps) {
  const { list: texts } = useTexts('leagues/pages');
  const typed = useTypedParam(q, onChange);
  return (
    <TitledSection title={texts.all()}>
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.flush();
        }}
      >
        <Field label={texts.search()} hint={texts.searchHint()}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed.value}
              maxLength={120}
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => typed.type(event.target.value)}
            />
          )}
        </Field>
      </Form>
      <Results q={q} />
    </TitledSection>
  );
}

function Results({ q }: { q: string | undefined }) {
  const { list: texts } = useTexts('leagues/pages');
  const list = trpc.leagues.list.useInfiniteQuery(listInput(q), {
    ...nextLeagues,
    placeholderData: (before) => before,
  });
  const leagues = distinct(list.data?.pages ?? []);
  const tiles = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(tiles, leagues.length);
  if (list.isPending) return <SkeletonText count={6} />;
  if (list.isError && leagues.length === 0) {
    return (
      <ErrorState
        title={texts.failed()}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (leagues.length === 0) {
    return (
      <EmptyState drawing="missed" title={texts.none()}>
        <p>{texts.noneText()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Tiles ref={tiles} aria-label={texts.of()}>
        {leagues.map((league) => (
          <li key={league.id}>
            <LeagueTile league={league} />
          </li>
        ))}
      </Tiles>
      <LoadMore list={list} onLoad={focusNew} />
    </>
  );
}

const Form = chakra('form', { base: { maxWidth: '32rem' } });
