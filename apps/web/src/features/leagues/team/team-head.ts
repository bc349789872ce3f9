import type { TeamOutput } from '@oche/validators/leagues/team';
import type { PageHead } from '../../../lib/head.ts';
import { breadcrumbs } from '../../../lib/json-ld.ts';

interface Site {
  /** public origin */
  origin: string;
  /** what the list of leagues is called */
  leagues: string;
  description: string;
}

/** Title, description and metadata of a team's page. */
export function teamHead(team: TeamOutput, { origin, leagues, description }: Site): PageHead {
  const { id, name, league, club, lounge, venue } = team;
  const path = `/leagues/teams/${id}`;
  return {
    title: `${name}, ${league.name}`,
    description,
    path,
    jsonLd: {
      '@graph': [
        {
          '@type': 'SportsTeam',
          '@id': origin + path,
          url: origin + path,
          name,
          sport: 'Darts',
          memberOf: {
            '@type': 'SportsOrganization',
            name: league.name,
            url: `${origin}/leagues/${league.id}`,
          },
          parentOrganization: club
            ? { '@type': 'SportsClub', name: club.name, url: `${origin}/clubs/${club.id}` }
            : undefined,
          location: lounge
            ? {
                '@type': 'SportsActivityLocation',
                name: lounge.name,
                url: `${origin}/venues/${lounge.id}`,
                address: lounge.city,
              }
            : (venue ?? undefined),
        },
        breadcrumbs(origin, [
          { name: leagues, path: '/leagues' },
          { name: league.name, path: `/leagues/${league.id}` },
          { name, path },
        ]),
      ],
    },
  };
}
