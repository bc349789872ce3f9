import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import { TableFiles } from '../../components/list/table-files.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { LatePlace } from '../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { Best, Provisional } from './best.tsx';
import { filterCount } from './filter-count.ts';
import { OwnBar } from './own-bar.tsx';
import { RankingFilters } from './ranking-filters.tsx';
import { FRESH } from './rankings-data.ts';
import {
  type RankingsPlace,
  rankingInputOf,
  rankingsPlaceOf,
  rankingTabs,
} from './rankings-place.ts';
import { RegionSection } from './region-section.tsx';
import { StatisticsLists } from './statistics-lists.tsx';
import { WinnersList } from './winners-list.tsx';

/** The rankings, by tab. What is shown stands in the address. */
export function RankingsPage({ place }: { place: RankingsPlace }) {
  const texts = useTexts('rankings');
  const { tab = 'players' } = place;
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <LatePlace name="top" />
      <TabLinks label={texts.tabs.label()}>
        {rankingTabs.map((one) => (
          <li key={one}>
            <TabLink
              to="/rankings"
              search={{ ...place, tab: one === 'players' ? undefined : one }}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={one === tab ? 'page' : undefined}
              resetScroll={false}
            >
              {texts.tabs[one]()}
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {tab === 'players' ? <Players place={place} /> : null}
      {tab === 'winners' ? <WinnersList /> : null}
      {tab === 'statistics' ? <StatisticsLists /> : null}
      {tab === 'rating' ? <Ratings place={place} /> : null}
    </Page>
  );
}

function Players({ place }: { place: RankingsPlace }) {
  const texts = useTexts('rankings');
  const isOwn = useIsOwn();
  const [ranking] = trpc.rankings.list.useSuspenseQuery(rankingInputOf(place, 'points'), FRESH);
  const { items, own, unknownZipCode } = ranking;
  return (
    <>
      <Filters />
      <Unknown zipCode={unknownZipCode} />
      {items.length === 0 ? (
        <Nobody place={place} />
      ) : (
        <>
          <Best caption={texts.players.caption()} players={items} value="points" place={place} />
          <Files title={texts.players.caption()} input={rankingInputOf(place, 'points')} />
        </>
      )}
      <OwnBar
        own={own}
        isListed={items.some(isOwn)}
        value="points"
        missing={isNear(place) ? texts.own.noneNear() : texts.own.none()}
      />
      <RegionSection />
    </>
  );
}

function Ratings({ place }: { place: RankingsPlace }) {
  const texts = useTexts('rankings');
  const isOwn = useIsOwn();
  const [rating] = trpc.rankings.list.useSuspenseQuery(rankingInputOf(place, 'rating'), FRESH);
  const [provisional] = trpc.rankings.list.useSuspenseQuery(
    rankingInputOf(place, 'provisional'),
    FRESH,
  );
  const { items, own, unknownZipCode } = rating;
  const missing = isNear(place) ? texts.own.noneNear() : texts.own.noneRating();
  return (
    <>
      <Muted marginBottom="4">{texts.rating.explanation()}</Muted>
      <Filters />
      <Unknown zipCode={unknownZipCode} />
      {items.length === 0 ? (
        <EmptyState title={texts.rating.empty()}>
          <p>{texts.rating.emptyText()}</p>
        </EmptyState>
      ) : (
        <>
          <Best caption={texts.rating.caption()} players={items} value="rating" />
          <Files title={texts.rating.caption()} input={rankingInputOf(place, 'rating')} />
        </>
      )}
      <Provisional players={provisional.items} />
      <OwnBar
        own={own}
        isListed={[...items, ...provisional.items].some(isOwn)}
        value="rating"
        missing={provisional.own ? texts.own.provisional() : missing}
      />
      <RegionSection />
    </>
  );
}

/** Who stands in a region is for members. */
function Files({ title, input }: { title: string; input: ReturnType<typeof rankingInputOf> }) {
  const { state, zipCode, country, radius, ...everywhere } = input;
  const isOfRegion = (state ?? zipCode) !== undefined;
  return (
    <TableFiles
      title={title}
      path={isOfRegion ? '/rankings/region' : '/rankings'}
      search={isOfRegion ? input : everywhere}
    />
  );
}

function useIsOwn() {
  const id = useAuth().user?.id;
  return ({ person }: { person: { id: string } }): boolean => person.id === id;
}

const isNear = ({ state, zip }: RankingsPlace): boolean => (state ?? zip) !== undefined;

/** They show what was chosen at once, and the list follows when it is there. */
function Filters() {
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.search });
  return (
    <RankingFilters
      place={rankingsPlaceOf(search)}
      onChange={(place) => void navigate({ to: '/rankings', search: place, resetScroll: false })}
    />
  );
}

function Unknown({ zipCode }: { zipCode: string | null }) {
  const { players } = useTexts('rankings');
  return zipCode ? <Muted role="status">{players.unknownZipCode({ zipCode })}</Muted> : null;
}

function Nobody({ place }: { place: RankingsPlace }) {
  const { players: texts } = useTexts('rankings');
  if (filterCount(place) > 0) {
    return (
      <EmptyState
        drawing="missed"
        title={texts.noneHere()}
        action={
          <ButtonLink to="/rankings" search={{}} variant="outline">
            {texts.reset()}
          </ButtonLink>
        }
      >
        <p>{isNear(place) ? texts.noneNearText() : texts.noneHereText()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.empty()}
      action={<ButtonLink to="/games/new">{texts.play()}</ButtonLink>}
    >
      <p>{texts.emptyText()}</p>
    </EmptyState>
  );
}
