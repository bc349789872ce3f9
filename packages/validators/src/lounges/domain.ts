import type { Domain } from '../domain.ts';

export const loungesDomain = {
  areas: { lounges: ['/venues'] },
  // what is booked stays booked
  goesOn: [],
  search: { lounges: 'lounge' },
  notifications: ['lounges'],
  reportable: ['review', 'lounge', 'photo'],
  leaving: ['lounge'],
  counted: ['reviews', 'lounges'],
} as const satisfies Domain;
