import { chakra } from '@chakra-ui/react';
import type { LeagueOutput } from '@oche/validators/leagues/league';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { Flag, Settings } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Report } from '../../../components/report/report.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted, Prose } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { SeasonFiles } from '../export/season-files.tsx';
import { LeagueHero } from '../shared/hero.tsx';
import { managePath } from '../shared/league-data.ts';
import { DivisionCard } from './division-card.tsx';
import { Evening } from './evening.tsx';
import { NewsSection } from './news-section.tsx';

interface LeaguePageProps {
  id: number;
  /** which season is shown; the one that runs unless told */
  seasonId: number | undefined;
  /** the day at which the page is read */
  today: string;
}

/** A league: the season with its divisions, what is played tonight, and who runs it. */
export function LeaguePage({ id, seasonId, today }: LeaguePageProps) {
  const texts = useTexts('leagues/pages');
  const [league] = trpc.leagues.get.useSuspenseQuery({ id });
  const { can, description } = league;
  return (
    <Page>
      <Bar>
        <Breadcrumb items={[{ label: texts.title(), to: '/leagues' }]} />
        <span>
          {seasonId === undefined ? null : <LeagueCalendars league={league} seasonId={seasonId} />}
          {can.manage ? (
            <ButtonLink to={managePath(id)} size="sm" variant="ghost">
              <Settings aria-hidden="true" />
              {texts.league.manage()}
            </ButtonLink>
          ) : null}
          {can.report ? (
            <Report thing={{ kind: 'league', id: String(id) }}>
              {(open) => (
                <Button size="sm" variant="ghost" onClick={open}>
                  <Flag aria-hidden="true" />
                  {texts.league.report()}
                </Button>
              )}
            </Report>
          ) : null}
        </span>
      </Bar>
      {seasonId === undefined ? (
        <WithoutSeason league={league} />
      ) : (
        <WithSeason league={league} seasonId={seasonId} today={today} />
      )}
      <Below>
        {description ? (
          <TitledSection title={texts.league.about()}>
            <Prose>{description}</Prose>
          </TitledSection>
        ) : null}
        <Officers league={league} />
        <NewsSection league={league} />
        {seasonId === undefined ? null : (
          <TitledSection title={texts.files.title()}>
            <SeasonFiles id={seasonId} />
          </TitledSection>
        )}
      </Below>
    </Page>
  );
}

/** The league's calendar, and that of each of its divisions. */
function LeagueCalendars({ league, seasonId }: { league: LeagueOutput; seasonId: number }) {
  const [{ divisions }] = trpc.leagues.seasons.get.useSuspenseQuery({ id: seasonId });
  return (
    <CalendarButton
      calendars={[
        { path: `/leagues/${league.id}`, name: league.name },
        ...divisions.map(({ id, name }) => ({ path: `/leagues/divisions/${id}`, name })),
      ]}
    />
  );
}

function WithoutSeason({ league }: { league: LeagueOutput }) {
  const texts = useTexts('leagues/pages');
  return (
    <Stack gap="8" marginBottom="8">
      <LeagueHero band={league.region} name={league.name} numbers={[]} />
      <EmptyState
        drawing="board"
        title={texts.league.noSeason()}
        action={
          league.can.manage ? (
            <ButtonLink variant="accent" to={managePath(league.id)}>
              {texts.league.firstSeason()}
            </ButtonLink>
          ) : undefined
        }
      >
        <p>{league.can.manage ? texts.league.firstSeasonText() : texts.league.noSeasonText()}</p>
      </EmptyState>
    </Stack>
  );
}

interface WithSeasonProps {
  league: LeagueOutput;
  seasonId: number;
  today: string;
}

function WithSeason({ league, seasonId, today }: WithSeasonProps) {
  const texts = useTexts('leagues/pages');
  const [season] = trpc.leagues.seasons.get.useSuspenseQuery({ id: seasonId });
  const { divisions } = season;
  const sum = (count: (division: SeasonOutput['divisions'][number]) => number) =>
    divisions.reduce((total, division) => total + count(division), 0);
  const teams = sum(({ teamCount }) => teamCount);
  const fixtures = sum(({ fixtureCount }) => fixtureCount);
  return (
    <>
      <LeagueHero
        band={league.region}
        state={texts.status[season.status]()}
        name={league.name}
        numbers={[
          { label: texts.teams({ count: teams }), value: teams },
          { label: texts.league.divisions({ count: divisions.length }), value: divisions.length },
          ...(fixtures > 0
            ? [
                {
                  label: texts.league.played(),
                  value: `${sum(({ played }) => played)}/${fixtures}`,
                },
              ]
            : []),
        ]}
      >
        <Days season={season} />
      </LeagueHero>
      <Seasons league={league} seasonId={seasonId} />
      <Evening season={season} today={today} />
      {divisions.length === 0 ? <Muted>{texts.league.noDivisions()}</Muted> : null}
      <Divisions>
        {divisions.map((division) => (
          <DivisionCard key={division.id} division={division} siblings={divisions} />
        ))}
      </Divisions>
    </>
  );
}

function Days({ season: { name, startsOn, endsOn } }: { season: SeasonOutput }) {
  const { league: texts } = useTexts('leagues/pages');
  const locale = useLocale();
  const [from, to] = [startsOn, endsOn].map((day) => dayText(day, locale, 'day'));
  return (
    <When>
      <strong>
        {texts.season()} {name}
      </strong>
      <span>{texts.days({ from: from ?? '', to: to ?? '' })}</span>
    </When>
  );
}

/** All seasons of the league; which one is shown stands in the address. */
function Seasons({ league, seasonId }: { league: LeagueOutput; seasonId: number }) {
  const { league: texts } = useTexts('leagues/pages');
  if (league.seasons.length < 2) return null;
  return (
    <TabLinks label={texts.season()}>
      {league.seasons.map(({ id, name }) => (
        <li key={id}>
          <TabLink
            to="/leagues/$id"
            params={{ id: String(league.id) }}
            search={{ season: id === league.season?.id ? undefined : id }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={id === seasonId ? 'page' : undefined}
          >
            {name}
          </TabLink>
        </li>
      ))}
    </TabLinks>
  );
}

function Officers({ league: { officers } }: { league: LeagueOutput }) {
  const texts = useTexts('leagues/pages');
  if (officers.length === 0) return null;
  return (
    <TitledSection title={texts.league.officers()}>
      <People>
        {officers.map(({ person, role }) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span>
              <TextLink to="/profile/{-$id}" params={{ id: person.id }}>
                {fullName(person)}
              </TextLink>
              <small>{texts.roles[role]()}</small>
            </span>
          </li>
        ))}
      </People>
    </TitledSection>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});
const When = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'baseline',
    '& strong': { textStyle: 'subheading', color: 'warning' },
  },
});
const Divisions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    gap: '8',
    marginBottom: '10',
  },
});
const Below = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: '8',
  },
});
const People = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});
