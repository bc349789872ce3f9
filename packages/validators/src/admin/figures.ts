import * as z from 'zod/mini';
import { dateTime } from '../common.ts';

/** The columns of the daily figures, in the order of charts, tables and files. */
export const figures = [
  'members',
  'newMembers',
  'posts',
  'bookings',
  'games',
  'listings',
  'activeDay',
  'activeWeek',
] as const;
export type Figure = (typeof figures)[number];

export const FIGURE_DAYS_MAX = 400;

const date = z.iso
  .date('invalidDate')
  .check(z.refine((value) => value >= '1900' && value < '2200', 'invalidDate'));

/** Days of Berlin's calendar, both included; default: the last 30. */
export const figuresInput = z.object({ from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'endBeforeBegin',
    path: ['to'],
  }),
);

const count = z.number();

export const dayOutput = z.object({
  /** e.g. 2026-11-23 */
  day: z.string(),
  members: count,
  newMembers: count,
  posts: count,
  bookings: count,
  games: count,
  listings: count,
  activeDay: count,
  activeWeek: count,
});
export type FiguresOfDay = z.infer<typeof dayOutput>;

export const figuresOutput = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(dayOutput),
  /** when the newest of them was computed; null: none yet */
  computedAt: z.nullable(dateTime),
});
export type FiguresAnswer = z.infer<typeof figuresOutput>;

/** As documented. */
export const statsOutput = z.object({
  totalUsers: count,
  totalVenues: count,
  totalTournaments: count,
  totalMarketplaceItems: count,
});
export type AdminStats = z.infer<typeof statsOutput>;

/** What somebody has to look after, in the order in which it is shown. */
export const duties = [
  'cases',
  'appeals',
  'approvals',
  'claims',
  'verifications',
  'failedJobs',
] as const;
export type Duty = (typeof duties)[number];

export const dutiesOutput = z.array(
  z.object({
    duty: z.enum(duties),
    count,
    /** since when the longest waiting one waits */
    since: z.nullable(dateTime),
  }),
);
export type Duties = z.infer<typeof dutiesOutput>;
