import type { Domain } from '../domain.ts';

export const clubsDomain = {
  areas: { clubs: ['/clubs'] },
  search: { clubs: 'club' },
  notifications: ['clubs'],
  reportable: ['club'],
  leaving: ['club'],
  counted: ['clubs'],
} as const satisfies Domain;
