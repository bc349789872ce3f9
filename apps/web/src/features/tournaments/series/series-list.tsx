import { chakra } from '@chakra-ui/react';
import type { SeriesCard } from '@oche/validators/tournaments/schemas';
import { Plus } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useDoor } from '../../../lib/addresses/use-door.ts';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { whenText, zoneOf } from '../shared/when.ts';
import { nextSeries, SERIES_LIST } from './queries.ts';
import { rhythmText } from './words.ts';

/** All series: their evening, how far they are, and who is in front. */
export function SeriesListPage() {
  const texts = useTexts('tournaments/series');
  const { title } = useTexts('tournaments');
  const { user } = useAuth();
  const tournaments = useDoor('/tournaments');
  const list = trpc.tournaments.series.list.useInfiniteQuery(SERIES_LIST, nextSeries);
  const series = distinct(list.data?.pages ?? []);
  const create = (
    <ButtonLink to="/tournaments/series" search={{ new: '1' }} shape="wedge">
      <Plus aria-hidden="true" />
      {texts.create()}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        breadcrumb={[{ label: title(), to: tournaments }, { label: texts.title() }]}
        title={texts.title()}
        lead={texts.lead()}
        actions={user ? create : undefined}
      />
      {series.length === 0 && !list.isPending ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <Grid>
        {series.map((one) => (
          <li key={one.id}>
            <SeriesTile series={one} />
          </li>
        ))}
      </Grid>
      <LoadMore list={list} label={texts.more()} failed={texts.moreFailed()} />
    </Page>
  );
}

function SeriesTile({ series }: { series: SeriesCard }) {
  const texts = useTexts('tournaments/series');
  const locale = useLocale();
  const { id, name, venue, rhythm, playedCount, nextStart, leader, isClosed } = series;
  return (
    <Tile>
      <Top className="dark">
        <span>{rhythmText(rhythm, texts, locale)}</span>
        <h2>
          <TextLink to="/tournaments/series/$id" params={{ id: String(id) }} variant="plain">
            {name}
          </TextLink>
        </h2>
        {venue ? (
          <small>
            {venue.name}, {venue.city}
          </small>
        ) : null}
      </Top>
      <Facts>
        <div>
          <dt>{isClosed ? texts.closed() : texts.plates.played()}</dt>
          <dd>{texts.card.played({ count: playedCount })}</dd>
        </div>
        {nextStart ? (
          <div>
            <dt>{texts.card.next()}</dt>
            <dd>{whenText(nextStart, zoneOf(venue), locale)}</dd>
          </div>
        ) : null}
        {leader ? (
          <div>
            <dt>{texts.card.leader()}</dt>
            <dd>
              <PersonAvatar person={leader.person} />
              <span>{fullName(leader.person)}</span>
              <b>{leader.points}</b>
            </dd>
          </div>
        ) : null}
      </Facts>
    </Tile>
  );
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: '5',
    listStyle: 'none',
  },
});
const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    height: 'full',
    alignContent: 'start',
    layerStyle: 'panel',
    padding: '0',
    overflow: 'hidden',
    _hover: { borderColor: 'border.strong' },
  },
});
const Top = chakra('div', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gap: '1',
    padding: '4',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 92% 0%, rgb(255 255 255 / 5%) 0 18deg, transparent 18deg 36deg)',
    '& span': { textStyle: 'label', color: 'warning' },
    '& h2': { textStyle: 'heading', lineHeight: 'poster', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& a': { _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    padding: '4',
    gap: '2',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
    },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'number',
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: 'heavy', fontSize: '2xl', color: 'accent' },
  },
});
