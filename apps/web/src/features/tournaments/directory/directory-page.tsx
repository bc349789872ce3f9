import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Label, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { CityList } from '../../../patterns/city-list.tsx';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { TournamentCard } from '../list/tournament-card.tsx';
import { TournamentGrid, TournamentGridSkeleton } from '../list/tournament-grid.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import {
  type DirectorySearch,
  directoryInput,
  filterCount,
  nextEvents,
} from './directory-search.ts';

interface DirectoryProps {
  search: DirectorySearch;
  /** the city to which the page belongs; null for all of them */
  city: { name: string; slug: string } | null;
}

/** Tournaments by place and date, as everybody can read them. Readers join where they enter one. */
export function TournamentDirectory({ search, city }: DirectoryProps) {
  const { title } = useTexts('tournaments');
  const texts = useTexts('tournaments/directory');
  return (
    <Page>
      <PageHeader
        breadcrumb={city ? [{ label: title(), to: '/events' }, { label: city.name }] : undefined}
        title={city ? texts.cityTitle({ city: city.name }) : title()}
        lead={city ? texts.cityLead({ city: city.name }) : texts.lead()}
        actions={<Create />}
      />
      <DirectoryFilters search={search} city={city?.slug} />
      <Results key={JSON.stringify(search)} search={search} city={city} />
      <Cities current={city?.slug} />
    </Page>
  );
}

function Create() {
  const texts = useTexts('tournaments/directory');
  const { user } = useAuth();
  const content = (
    <>
      <Plus aria-hidden="true" />
      {texts.create()}
    </>
  );
  if (!user) {
    return (
      <JoinFirst returnTo="/tournaments?new=1" label={texts.create()}>
        {content}
      </JoinFirst>
    );
  }
  return (
    <ButtonLink to="/tournaments" search={{ new: '1' }} shape="wedge">
      {content}
    </ButtonLink>
  );
}

function Results({ search, city }: DirectoryProps) {
  const texts = useTexts('tournaments/directory');
  const list = trpc.tournaments.directory.list.useInfiniteQuery(
    directoryInput(search, city?.slug),
    nextEvents,
  );
  const tournaments = distinct(list.data?.pages ?? []);
  const grid = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(grid, tournaments.length);
  if (list.isPending) return <TournamentGridSkeleton />;
  if (list.isError && tournaments.length === 0) {
    return <QueryFailed query={list} title={texts.failed()} />;
  }
  const [page] = list.data?.pages ?? [];
  const count = tournaments.length;
  return (
    <>
      {page?.unknownZipCode ? (
        <Muted role="status">{texts.place.unknown({ zip: page.unknownZipCode })}</Muted>
      ) : null}
      {page?.origin ? <Muted>{originText(page.origin, texts.place)}</Muted> : null}
      {count === 0 ? (
        <Nothing search={search} city={city} />
      ) : (
        <Label as="p" role="status" marginBlock="2">
          {list.hasNextPage ? texts.foundMore({ count }) : texts.found({ count })}
        </Label>
      )}
      <TournamentGrid ref={grid}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </TournamentGrid>
      <LoadMore list={list} label={texts.more()} onLoad={focusNew} />
    </>
  );
}

type Origin = NonNullable<RouterOutputs['tournaments']['directory']['list']['origin']>;

const originText = (
  { place, zipCode, source }: Origin,
  texts: ReturnType<typeof useTexts<'tournaments/directory'>>['place'],
): string =>
  source === 'device' ? texts.aroundDevice() : texts.around({ place: place ?? zipCode ?? '' });

/** Nothing is announced there, or nothing at all yet. */
function Nothing({ search, city }: DirectoryProps) {
  const { empty: texts } = useTexts('tournaments/directory');
  const isNarrowed = city !== null || filterCount(search) > 0;
  return (
    <EmptyState
      drawing={isNarrowed ? 'missed' : 'board'}
      title={city ? texts.city({ city: city.name }) : isNarrowed ? texts.narrowed() : texts.all()}
      action={
        isNarrowed ? (
          <ButtonLink to="/events" search={{}} variant="outline">
            {texts.reset()}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>{isNarrowed ? texts.narrowedText() : texts.allText()}</p>
    </EmptyState>
  );
}

function Cities({ current }: { current: string | undefined }) {
  const texts = useTexts('tournaments/directory');
  const { data = [] } = trpc.tournaments.directory.cities.useQuery();
  const cities = data.map(({ tournaments, ...city }) => ({ ...city, count: tournaments }));
  return <CityList title={texts.cities()} to="/events/$city" cities={cities} current={current} />;
}

/** For a city without a lounge, and for what is no city at all. */
export function EventCityMissing() {
  const { empty: texts } = useTexts('tournaments/directory');
  return (
    <MissingPage
      title={texts.noCity()}
      text={texts.noCityText()}
      to="/events"
      label={texts.reset()}
    />
  );
}
