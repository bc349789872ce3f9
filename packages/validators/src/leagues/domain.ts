import type { Domain } from '../domain.ts';

export const leaguesDomain = {
  areas: { leagues: ['/leagues'] },
  // an evening that has begun is played to its end
  goesOn: [/^\/leagues\/fixtures\/\d+/],
  search: { leagues: 'league' },
  notifications: ['leagues'],
  reportable: ['league'],
  leaving: ['league', 'leagueTeam'],
  counted: ['leagues'],
} as const satisfies Domain;
