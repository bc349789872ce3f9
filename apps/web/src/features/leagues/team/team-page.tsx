import { chakra } from '@chakra-ui/react';
import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import type { TeamOutput } from '@oche/validators/leagues/team';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { FixtureList } from '../shared/fixture-list.tsx';
import { LeagueHero } from '../shared/hero.tsx';
import { CaptainsSection } from './captains-section.tsx';
import { SquadSection } from './squad-section.tsx';
import { entryOf, type TeamEntry } from './team-entry.ts';

const EditTeam = lazyPart(async () => (await import('./edit-team.tsx')).EditTeam);
const RecordSection = lazyPart(
  async () => (await import('./record-section.tsx')).RecordSection,
  null,
  { isInPage: true, whenSeen: true },
);
const FiguresSection = lazyPart(
  async () => (await import('./figures-section.tsx')).FiguresSection,
  null,
  { isInPage: true, whenSeen: true },
);

interface TeamPageProps {
  id: number;
  /** which season is shown; its latest one unless told */
  season: number | undefined;
}

/** A team of a league: who plays for it, when, and how it stands. */
export function TeamPage({ id, season }: TeamPageProps) {
  const texts = useTexts('leagues/pages');
  const [team] = trpc.leagues.teams.get.useSuspenseQuery({ id });
  const [isEditing, setIsEditing] = useState(false);
  const entry = entryOf(team, season);
  const { league, can } = team;
  return (
    <Page>
      <Bar>
        <Breadcrumb
          items={[
            { label: texts.title(), to: '/leagues' },
            { label: league.name, to: `/leagues/${league.id}` },
            ...(entry
              ? [{ label: entry.divisionName, to: `/leagues/divisions/${entry.divisionId}` }]
              : []),
          ]}
        />
        <span>
          {entry ? (
            <CalendarButton
              calendars={[
                { path: `/leagues/teams/${id}`, name: team.name },
                { path: `/leagues/divisions/${entry.divisionId}`, name: entry.divisionName },
              ]}
            />
          ) : null}
          {can.captain ? (
            <Button size="sm" variant="ghost" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
              {texts.team.edit()}
            </Button>
          ) : null}
        </span>
      </Bar>
      {entry ? (
        <WithSeason team={team} entry={entry} />
      ) : (
        <>
          <LeagueHero band={league.name} name={team.name} numbers={[]} />
          <Muted>{texts.team.noEntry()}</Muted>
          <CaptainsSection team={team} />
        </>
      )}
      {isEditing ? <EditTeam team={team} onClose={() => setIsEditing(false)} /> : null}
    </Page>
  );
}

function WithSeason({ team, entry }: { team: TeamOutput; entry: TeamEntry }) {
  const texts = useTexts('leagues/pages');
  const [division] = trpc.leagues.divisions.get.useSuspenseQuery({ id: entry.divisionId });
  const { entryId } = entry;
  const standing = division.standings.find((row) => row.entryId === entryId);
  const fixtures = division.fixtures
    .filter(({ homeId, awayId }) => homeId === entryId || awayId === entryId)
    .toSorted(byDate);
  return (
    <>
      <LeagueHero
        band={`${team.league.name} · ${entry.seasonName}`}
        state={entry.divisionName}
        name={team.name}
        numbers={
          standing && standing.played > 0
            ? [
                {
                  label: texts.team.place(),
                  value: texts.team.placed({ place: standing.place }),
                  isLit: true,
                },
                { label: texts.team.points(), value: standing.points },
                {
                  label: texts.team.record(),
                  value: `${standing.won}-${standing.drawn}-${standing.lost}`,
                },
              ]
            : []
        }
      />
      <Seasons team={team} entry={entry} />
      <Split sides="even">
        <Stack gap="8" alignContent="start" minWidth="0">
          <TitledSection title={texts.team.fixtures()}>
            {fixtures.length === 0 ? (
              <Muted>{texts.division.noFixtures()}</Muted>
            ) : (
              <FixtureList division={division} fixtures={fixtures} own={entryId} />
            )}
          </TitledSection>
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0">
          <SquadSection team={team} entry={entry} seasonStatus={division.season.status} />
          <CaptainsSection team={team} />
          <HomeSection team={team} entry={entry} />
          {team.entries.length > 1 ? <RecordSection team={team} shown={entryId} /> : null}
        </Stack>
      </Split>
      <Below>
        <FiguresSection entryId={entryId} team={team.name} />
      </Below>
    </>
  );
}

/** What was moved stands where it is played, what has no date at the end. */
const byDate = (a: FixtureSummary, b: FixtureSummary) =>
  (a.startsAt ?? '9').localeCompare(b.startsAt ?? '9') || a.round - b.round;

/** The seasons in which it has played; which one is shown stands in the address. */
function Seasons({ team, entry }: { team: TeamOutput; entry: TeamEntry }) {
  const { team: texts } = useTexts('leagues/pages');
  if (team.entries.length < 2) return null;
  return (
    <TabLinks label={texts.seasons()}>
      {team.entries.map(({ seasonId, seasonName }, index) => (
        <li key={seasonId}>
          <TabLink
            to="/leagues/teams/$id"
            params={{ id: String(team.id) }}
            search={{ season: index === 0 ? undefined : seasonId }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={seasonId === entry.seasonId ? 'page' : undefined}
          >
            {seasonName}
          </TabLink>
        </li>
      ))}
    </TabLinks>
  );
}

function HomeSection({ team, entry }: { team: TeamOutput; entry: TeamEntry }) {
  const { team: texts } = useTexts('leagues/pages');
  const { lounge, venue, club, isHomeAgreed, can } = team;
  const weekday = Object.entries(texts.weekdays).find(
    ([number]) => Number(number) === entry.homeWeekday,
  );
  return (
    <TitledSection title={texts.home()}>
      <Facts>
        {lounge ? (
          <li>
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
              {lounge.name}, {lounge.city}
            </TextLink>
          </li>
        ) : null}
        {lounge && isHomeAgreed ? <li>{texts.boardsKept()}</li> : null}
        {lounge && !isHomeAgreed && can.captain ? <li>{texts.boardsNotKept()}</li> : null}
        {lounge && can.agreeHome ? (
          <li>
            <TextLink to="/venues/$id/manage/boards" params={{ id: String(lounge.id) }}>
              {texts.keepBoards()}
            </TextLink>
          </li>
        ) : null}
        {venue ? <li>{venue}</li> : null}
        {lounge || venue ? null : <li>{texts.noHome()}</li>}
        {weekday ? <li>{texts.homeAt({ day: weekday[1](), time: entry.homeTime })}</li> : null}
        {club ? (
          <li>
            {texts.club()}:{' '}
            <TextLink to="/clubs/$id" params={{ id: String(club.id) }}>
              {club.name}
            </TextLink>
          </li>
        ) : null}
      </Facts>
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
/** Below both columns, as wide as they are. */
const Below = chakra('div', { base: { marginTop: '10', minWidth: '0' } });
const Facts = chakra('ul', {
  base: { display: 'grid', gap: '1', listStyle: 'none', overflowWrap: 'anywhere' },
});
