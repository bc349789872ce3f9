import { chakra } from '@chakra-ui/react';
import type { DivisionOutput, Penalty } from '@oche/validators/leagues/fixture';
import { useNavigate } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { LeagueHero } from '../shared/hero.tsx';
import { managePath } from '../shared/league-data.ts';
import { useDivisionEvents } from '../shared/use-division-events.ts';
import { StandingsTable } from '../table/standings-table.tsx';
import { movesOf } from '../table/zones.ts';
import type { BestKind } from './best-names.ts';
import { BestsSection } from './bests-section.tsx';
import { Conference } from './conference.tsx';
import { RoundsSection } from './rounds-section.tsx';

const WhatIf = lazyPart(async () => (await import('./what-if/what-if-section.tsx')).WhatIfSection);

export interface DivisionSearch {
  /** whose fixtures are shown, by their number in this season */
  team?: number | undefined;
  /** the best list */
  list?: BestKind | undefined;
}

interface DivisionPageProps {
  id: number;
  search: DivisionSearch;
  /** the day at which the page is read, where the league plays */
  today: string;
}

/** A division: its table, what is played tonight, all fixtures, and who is best. */
export function DivisionPage({ id, search, today }: DivisionPageProps) {
  const texts = useTexts('leagues/pages');
  const [division] = trpc.leagues.divisions.get.useSuspenseQuery({ id });
  const { isLost } = useDivisionEvents(division);
  const navigate = useNavigate();
  const { league, season, standings, fixtures } = division;
  const played = fixtures.filter(({ status }) => status !== 'planned' && status !== 'live').length;
  return (
    <Page>
      <Bar>
        <Breadcrumb
          items={[
            { label: texts.title(), to: '/leagues' },
            { label: league.name, to: `/leagues/${league.id}` },
          ]}
        />
        <span>
          <CalendarButton
            calendars={[
              { path: `/leagues/divisions/${id}`, name: division.name },
              { path: `/leagues/${league.id}`, name: league.name },
            ]}
          />
          {division.canManage ? (
            <ButtonLink to={managePath(league.id)} size="sm" variant="ghost">
              <Settings aria-hidden="true" />
              {texts.league.manage()}
            </ButtonLink>
          ) : null}
        </span>
      </Bar>
      <LeagueHero
        band={`${league.name} · ${season.name}`}
        state={texts.status[season.status]()}
        name={division.name}
        numbers={[
          { label: texts.teams({ count: standings.length }), value: standings.length },
          ...(fixtures.length > 0
            ? [{ label: texts.league.played(), value: `${played}/${fixtures.length}` }]
            : []),
        ]}
      />
      <Siblings division={division} />
      <Conference
        division={division}
        today={today}
        title={texts.division.conference()}
        isLost={isLost}
      />
      <Split sides="even">
        <Stack gap="8" alignContent="start" minWidth="0">
          <TitledSection title={texts.division.table()}>
            <Table division={division} />
          </TitledSection>
          {season.status === 'running' && played < fixtures.length ? (
            <WhatIf division={{ ...division, ...movesOf(division) }} />
          ) : null}
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0">
          <RoundsSection
            division={division}
            team={search.team}
            onTeam={(team) =>
              void navigate({
                to: '/leagues/divisions/$id',
                params: { id: String(id) },
                search: { ...search, team },
                replace: true,
                resetScroll: false,
              })
            }
          />
          <BestsSection id={id} list={search.list ?? 'average'} team={search.team} />
        </Stack>
      </Split>
    </Page>
  );
}

/** The way to the other divisions of the season. */
function Siblings({ division: { id, siblings } }: { division: DivisionOutput }) {
  const { division: texts } = useTexts('leagues/pages');
  if (siblings.length < 2) return null;
  return (
    <TabLinks label={texts.siblings()}>
      {siblings.map((one) => (
        <li key={one.id}>
          <TabLink
            to="/leagues/divisions/$id"
            params={{ id: String(one.id) }}
            aria-current={one.id === id ? 'page' : undefined}
          >
            {one.name}
          </TabLink>
        </li>
      ))}
    </TabLinks>
  );
}

function Table({ division }: { division: DivisionOutput }) {
  const {
    table: texts,
    division: { table },
  } = useTexts('leagues/pages');
  const title = table();
  const { id, name, standings, ownEntryIds } = division;
  const { promotes, relegates } = movesOf(division);
  const { data: penalties = [] } = trpc.leagues.fixtures.penalties.useQuery({ id });
  if (standings.length === 0) return <Muted>{texts.empty()}</Muted>;
  return (
    <div>
      <StandingsTable
        name={name}
        standings={standings}
        promotes={promotes}
        relegates={relegates}
        mine={ownEntryIds}
        more={({ entryId }) => (
          <Penalties
            penalties={penalties.filter((one) => one.entryId === entryId && one.undoneAt === null)}
          />
        )}
      />
      <TableFiles title={title} path={`/leagues/divisions/${id}/table`} />
    </div>
  );
}

/** Why points were taken from a team. */
function Penalties({ penalties }: { penalties: readonly Penalty[] }) {
  const { table: texts } = useTexts('leagues/pages');
  if (penalties.length === 0) return null;
  const ruleText = (rule: string) =>
    Object.entries(texts.rules).find(([known]) => known === rule)?.[1]() ?? texts.officer();
  return (
    <div>
      <strong>{texts.reasons()}</strong>
      <ul>
        {penalties.map(({ id, rule, points, reason }) => (
          <li key={id}>
            {[
              ruleText(rule),
              points === 0 ? null : `−${texts.pointsOff({ count: Math.abs(points) })}`,
              reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
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
