import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { PageHead } from '../../../lib/head.ts';
import { breadcrumbs } from '../../../lib/json-ld.ts';

/** So many of the fixtures to come are told to search engines. */
const COMING = 20;

interface Site {
  /** public origin */
  origin: string;
  /** what the list of leagues is called */
  leagues: string;
  description: string;
}

/** Title, description and metadata of a division's page. */
export function divisionHead(division: DivisionOutput, site: Site): PageHead {
  const { id, name, league, season, teams, fixtures } = division;
  const { origin } = site;
  const path = `/leagues/divisions/${id}`;
  const names = new Map(teams.map((team) => [team.entryId, team]));
  const team = (entryId: number) => {
    const one = names.get(entryId);
    return {
      '@type': 'SportsTeam',
      name: one?.name,
      url: one ? `${origin}/leagues/teams/${one.teamId}` : undefined,
    };
  };
  const organizer = {
    '@type': 'SportsOrganization',
    name: league.name,
    url: `${origin}/leagues/${league.id}`,
  };
  const coming = fixtures
    .filter(({ status, startsAt }) => status === 'planned' && startsAt !== null)
    .slice(0, COMING);
  return {
    title: `${name}, ${league.name} ${season.name}`,
    description: site.description,
    path,
    jsonLd: import.meta.env.SSR
      ? {
          '@graph': [
            ...coming.map(({ id: fixture, startsAt, homeId, awayId, lounge, venue }) => ({
              '@type': 'SportsEvent',
              name: `${names.get(homeId)?.name} – ${names.get(awayId)?.name}`,
              url: `${origin}/leagues/fixtures/${fixture}`,
              sport: 'Darts',
              startDate: startsAt,
              eventStatus: 'https://schema.org/EventScheduled',
              homeTeam: team(homeId),
              awayTeam: team(awayId),
              organizer,
              location: {
                '@type': 'Place',
                name: lounge?.name ?? venue ?? league.region,
                address: lounge?.city ?? venue ?? league.region,
              },
            })),
            breadcrumbs(origin, [
              { name: site.leagues, path: '/leagues' },
              { name: league.name, path: `/leagues/${league.id}` },
              { name, path },
            ]),
          ],
        }
      : undefined,
  };
}
