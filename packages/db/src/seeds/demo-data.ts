import { readFileSync } from 'node:fs';
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
export const demoBookings = read<DemoBooking>('bookings');
/** What guests write about the lounges, and how the lounges answer. */
export const demoReviews = read<DemoReview>('reviews');
