import type { Domain } from '../domain.ts';

export const bookingsDomain = {
  notifications: ['bookings'],
  leaving: ['booking'],
  counted: ['bookings'],
} as const satisfies Domain;
