import type { Domain } from '../domain.ts';

export const tournamentsDomain = {
  areas: { tournaments: ['/tournaments', '/events'] },
  goesOn: [/^\/tournaments\/\d+\/(desk|live)$/],
  search: { tournaments: 'tournament' },
  reportable: ['tournament'],
  leaving: ['tournament', 'series'],
  counted: ['tournaments'],
} as const satisfies Domain;
