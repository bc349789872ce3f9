import type { LeagueOutput } from '@oche/validators/leagues/league';
import { type PageHead, shorten } from '../../../lib/head.ts';
import { breadcrumbs } from '../../../lib/json-ld.ts';

interface Site {
  /** public origin */
  origin: string;
  /** what the list of leagues is called */
  leagues: string;
  /** for leagues that say nothing of themselves */
  description: string;
}

/** Title, description and metadata of a league's page. */
export function leagueHead(league: LeagueOutput, { origin, leagues, description }: Site): PageHead {
  const { id, name, region } = league;
  const path = `/leagues/${id}`;
  return {
    title: `${name}, ${region}`,
    description: shorten(league.description ?? description),
    path,
    jsonLd: {
      '@graph': [
        {
          '@type': 'SportsOrganization',
          '@id': origin + path,
          url: origin + path,
          name,
          description: league.description ?? undefined,
          sport: 'Darts',
          areaServed: region,
        },
        breadcrumbs(origin, [
          { name: leagues, path: '/leagues' },
          { name, path },
        ]),
      ],
    },
  };
}
