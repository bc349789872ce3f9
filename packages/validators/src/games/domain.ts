import type { Domain } from '../domain.ts';

export const gamesDomain = {
  areas: { games: ['/games', '/challenges'] },
  goesOn: [/^\/games\/\d+\/score$/],
  notifications: ['games'],
  isPersonal: true,
  reportable: ['game', 'guest'],
  leaving: ['game'],
  counted: ['games'],
} as const satisfies Domain;
