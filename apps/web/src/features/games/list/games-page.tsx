import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { SkeletonCards } from '../../../components/page/skeleton.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { current } from './current-games.ts';
import { GameCard } from './game-card.tsx';
import { type GamesSearch, gamesInput, nextGames } from './games-query.ts';
import { PlaceForm } from './place-form.tsx';
import { useCards } from './use-cards.ts';

interface GamesPageProps {
  search: GamesSearch;
  isMember: boolean;
}

/** What is being played, and what is over; the address says which. */
export function GamesPage({ search, isMember }: GamesPageProps) {
  const texts = useTexts('games/list');
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          <>
            <ButtonLink to="/games/new" shape="wedge">
              <Plus aria-hidden="true" />
              {texts.start()}
            </ButtonLink>
            <ButtonLink to="/games/lobby" variant="outline">
              {texts.lobby()}
            </ButtonLink>
          </>
        }
      />
      <Circles search={search} isMember={isMember} />
      {search.of === 'own' ? null : <States search={search} />}
      {search.of === 'near' ? <PlaceForm search={search} /> : null}
      <Games key={JSON.stringify(search)} search={search} />
    </Page>
  );
}

function Circles({ search, isMember }: GamesPageProps) {
  const { circles: texts } = useTexts('games/list');
  const { of, ...rest } = search;
  const circles = isMember
    ? ([undefined, 'near', 'followed', 'own'] as const)
    : ([undefined, 'near'] as const);
  return (
    <TabLinks label={texts.label()}>
      {circles.map((circle) => (
        <li key={circle ?? 'all'}>
          <TabLink
            to="/games"
            search={{ ...rest, of: circle }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={circle === of ? 'page' : undefined}
          >
            {texts[circle ?? 'all']()}
          </TabLink>
        </li>
      ))}
    </TabLinks>
  );
}

function States({ search }: { search: GamesSearch }) {
  const { states: texts } = useTexts('games/list');
  return (
    <Row aria-label={texts.label()}>
      {([undefined, 'finished'] as const).map((state) => (
        <ButtonLink
          key={state ?? 'live'}
          to="/games"
          search={{ ...search, state }}
          size="sm"
          variant={state === search.state ? 'solid' : 'outline'}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={state === search.state ? 'page' : undefined}
        >
          {texts[state ?? 'live']()}
        </ButtonLink>
      ))}
    </Row>
  );
}

function Games({ search }: { search: GamesSearch }) {
  const texts = useTexts('games/list');
  const list = trpc.games.list.useInfiniteQuery(gamesInput(search), nextGames);
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const playing = listed.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
  const cards = current(listed, useCards(playing) ?? []);
  const rows = useRef<HTMLUListElement>(null);
  const onLoad = useFocusOnNew(rows, cards.length);
  if (list.isPending) return <SkeletonCards />;
  const [page] = list.data?.pages ?? [];
  return (
    <>
      {page?.unknownZipCode ? (
        <Muted>{texts.place.unknown({ zip: page.unknownZipCode })}</Muted>
      ) : null}
      {page?.origin ? <Muted>{originText(page.origin, texts.place)}</Muted> : null}
      {cards.length === 0 ? <Nothing search={search} hasPlace={page?.origin != null} /> : null}
      <Grid ref={rows}>
        {cards.map((card) => (
          <li key={card.id}>
            <GameCard card={card} />
          </li>
        ))}
      </Grid>
      <LoadMore list={list} label={texts.more()} onLoad={onLoad} />
      {search.of === 'own' && cards.length > 0 ? (
        <TableFiles title={texts.circles.own()} path="/users/games" />
      ) : null}
    </>
  );
}

type Origin = NonNullable<RouterOutputs['games']['list']['origin']>;

const originText = (
  { place, zipCode, source }: Origin,
  texts: ReturnType<typeof useTexts<'games/list'>>['place'],
): string =>
  source === 'device' ? texts.aroundDevice() : texts.around({ place: place ?? zipCode ?? '' });

function Nothing({ search: { of, state }, hasPlace }: { search: GamesSearch; hasPlace: boolean }) {
  const { empty: texts, start } = useTexts('games/list');
  const action = (
    <ButtonLink to="/games/new" variant="solid">
      {start()}
    </ButtonLink>
  );
  if (of === 'near') {
    return hasPlace ? (
      <EmptyState drawing="missed" title={texts.nobodyNear()} />
    ) : (
      <EmptyState drawing="board" title={texts.near()}>
        {texts.nearText()}
      </EmptyState>
    );
  }
  if (of === 'followed') return <EmptyState drawing="missed" title={texts.followed()} />;
  if (of === 'own') return <EmptyState drawing="chalkboard" title={texts.own()} action={action} />;
  if (state === 'finished') return <EmptyState drawing="chalkboard" title={texts.finished()} />;
  return (
    <EmptyState drawing="board" title={texts.live()} action={action}>
      {texts.liveText()}
    </EmptyState>
  );
}

const Row = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '4' },
});
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: '4',
    listStyle: 'none',
    marginTop: '3',
  },
});
