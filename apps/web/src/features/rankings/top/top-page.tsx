import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { FilterBar } from '../../../components/form/filter-bar.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { Best, Provisional } from '../best.tsx';
import { filterCount } from '../filter-count.ts';
import { GameChoices } from '../game-choices.tsx';
import { FRESH } from '../rankings-data.ts';
import { rankingInputOf, rankingTabs, type TopPlace, topPlaceOf } from '../rankings-place.ts';
import { StatisticsLists } from '../statistics-lists.tsx';
import { WinnersList } from '../winners-list.tsx';

/** The best of each list, for everybody. What is shown stands in the address. */
export function TopPage({ place }: { place: TopPlace }) {
  const texts = useTexts('rankings');
  const { tab = 'players' } = place;
  return (
    <Page>
      <PageHeader title={texts.top.title()} lead={texts.top.lead()} actions={<OwnPlace />} />
      <TabLinks label={texts.tabs.label()}>
        {rankingTabs.map((one) => (
          <li key={one}>
            <TabLink
              to="/top"
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
      {tab === 'rating' ? <Ratings /> : null}
      {tab === 'winners' ? null : <Muted marginTop="6">{texts.top.note()}</Muted>}
    </Page>
  );
}

/** Where the reader stands is for members. */
function OwnPlace() {
  const { top: texts } = useTexts('rankings');
  const { user } = useAuth();
  return user ? (
    <ButtonLink to="/rankings">{texts.own()}</ButtonLink>
  ) : (
    <JoinFirst returnTo="/rankings" label={texts.own()}>
      {texts.own()}
    </JoinFirst>
  );
}

function Players({ place }: { place: TopPlace }) {
  const texts = useTexts('rankings');
  const navigate = useNavigate();
  const [{ items }] = trpc.rankings.list.useSuspenseQuery(rankingInputOf(place, 'points'), FRESH);
  const count = filterCount(place);
  return (
    <>
      <FilterBar
        label={texts.filters.label()}
        active={count > 0 ? texts.filters.active({ count }) : null}
      >
        <GameChoices
          place={place}
          change={(patch) =>
            void navigate({
              to: '/top',
              search: topPlaceOf({ ...place, ...patch }),
              resetScroll: false,
            })
          }
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState
          drawing={count > 0 ? 'missed' : 'board'}
          title={count > 0 ? texts.players.noneHere() : texts.top.empty()}
          action={
            count > 0 ? (
              <ButtonLink to="/top" search={{}} variant="outline">
                {texts.players.reset()}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{count > 0 ? texts.top.noneHereText() : texts.top.emptyText()}</p>
        </EmptyState>
      ) : (
        <Best caption={texts.players.caption()} players={items} value="points" />
      )}
    </>
  );
}

function Ratings() {
  const texts = useTexts('rankings');
  const [{ items }] = trpc.rankings.list.useSuspenseQuery(rankingInputOf({}, 'rating'), FRESH);
  const [provisional] = trpc.rankings.list.useSuspenseQuery(
    rankingInputOf({}, 'provisional'),
    FRESH,
  );
  return (
    <>
      <Muted marginBottom="4">{texts.rating.explanation()}</Muted>
      {items.length === 0 ? (
        <EmptyState title={texts.rating.empty()}>
          <p>{texts.rating.emptyText()}</p>
        </EmptyState>
      ) : (
        <Best caption={texts.rating.caption()} players={items} value="rating" />
      )}
      <Provisional players={provisional.items} />
    </>
  );
}
