import type de from '../../de/domains/leagues.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { leagues: 'Leagues' },
  closed: { leagues: 'The leagues are closed at the moment' },
  categories: { leagues: 'Leagues' },
  results: { league: 'League' },
  notifications: { leagues: 'Leagues' },
  kinds: { league: 'League' },
  reports: { league: 'Report league' },
  leaving: { league: 'League', leagueTeam: 'League team' },
  counts: { leagues: '{{count:league|leagues}}' },
} satisfies Translation<typeof de>;
