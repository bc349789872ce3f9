import { readFileSync } from 'node:fs';
import { busyEvenings } from './demo-evenings.ts';
import type {
  DemoBooking,
  DemoCategory,
  DemoLounge,
  DemoMember,
  DemoReview,
  DemoThread,
} from './demo-types.ts';

/** What the demo community is and says, which is text and no code: `packages/db/data/demo`. */
const read = <Kind>(name: string): Kind[] =>
  JSON.parse(readFileSync(new URL(`../../data/demo/${name}.json`, import.meta.url), 'utf8'));

export const demoMembers = read<DemoMember>('members');
export const demoCategories = read<DemoCategory>('categories');
export const demoThreads = read<DemoThread>('threads');
export const demoLounges = read<DemoLounge>('lounges');
/** Past and coming bookings in the lounges that the demo accounts look at. */
const ownBookings = read<DemoBooking>('bookings');
const NEXT = [0, 1, 2];
/** Twelve weeks that are over, but for the days on which the demo accounts were there. */
const PAST = Array.from({ length: 84 }, (_, day) => -1 - day).filter((day) =>
  ownBookings.every((own) => own.lounge !== 'triple20' || own.day !== day),
);
export const demoBookings = [
  ...ownBookings,
  ...busyEvenings([
    { lounge: 'oche12', boards: 6, pricePerHour: 5, days: NEXT },
    { lounge: 'essen', boards: 9, pricePerHour: 10, days: NEXT },
    { lounge: 'kreuzberg', boards: 10, pricePerHour: 11, days: NEXT },
    { lounge: 'bochum', boards: 5, pricePerHour: 14, days: NEXT },
    { lounge: 'dresden', boards: 3, pricePerHour: 7, days: NEXT },
    { lounge: 'hannover', boards: 4, pricePerHour: 8, days: NEXT },
    { lounge: 'graz', boards: 4, pricePerHour: 6, days: NEXT },
    { lounge: 'bern', boards: 2, pricePerHour: 4, days: NEXT },
    { lounge: 'triple20', boards: 8, pricePerHour: 12, days: PAST },
  ]),
];
/** What guests write about the lounges, and how the lounges answer. */
export const demoReviews = read<DemoReview>('reviews');
