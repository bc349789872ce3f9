import { linkedId } from '../../../lib/linked-ids.ts';
import { trpc } from '../../../lib/trpc.ts';
import { liveDivisions } from '../page/evening.tsx';
import { LinkedDivision } from './linked-division.tsx';
import { LinkedFixture } from './linked-fixture.tsx';
import { asItStands } from './linked-query.ts';

/**
 * The first fixture, division or league that a text links, as it stands. Nothing for one that doesn't exist or isn't
 * for this reader.
 */
export function LinkedLeague({ content }: { content: string }) {
  const idIn = (area: Parameters<typeof linkedId>[0]) => linkedId(area, content, location.origin);
  const fixtureId = idIn('leagues/fixtures');
  if (fixtureId !== undefined) return <LinkedFixture id={fixtureId} />;
  const divisionId = idIn('leagues/divisions');
  if (divisionId !== undefined) return <LinkedDivision id={divisionId} />;
  const leagueId = idIn('leagues');
  return leagueId === undefined ? null : <LinkedSeason leagueId={leagueId} />;
}

/** What is played in a league tonight; the first division where nothing is. */
function LinkedSeason({ leagueId }: { leagueId: number }) {
  const league = trpc.leagues.get.useQuery({ id: leagueId }, asItStands(false)).data;
  const id = league?.seasons.find(({ status }) => status === 'running')?.id;
  const { data: season } = trpc.leagues.seasons.get.useQuery(
    { id: id ?? 0 },
    {
      ...asItStands(false),
      enabled: id !== undefined,
      // who waits for an evening comes back to the page
      refetchInterval: ({ state }) =>
        state.data && liveDivisions(state.data).length > 0
          ? asItStands(true).refetchInterval
          : false,
    },
  );
  if (!season) return null;
  const live = liveDivisions(season);
  const shown = live.length > 0 ? live : season.divisions.slice(0, 1);
  return shown.map((division) => <LinkedDivision key={division.id} id={division.id} />);
}
