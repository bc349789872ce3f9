import type { DemoBooking } from './demo-types.ts';

/** How many of its boards are taken early and late, in hundredths, by how busy the lounge is. */
const USUAL = [
  [45, 80],
  [100, 100],
  [60, 40],
] as const;
const TIMES = [
  ['18:00', '20:00'],
  ['20:00', '22:00'],
] as const;
const GUESTS = [
  'Stammtisch',
  'Liga',
  'Feierabendrunde',
  'Familie Kaya',
  'Geburtstag',
  'Büro Weber',
];

interface Evenings {
  lounge: string;
  boards: number;
  pricePerHour: number;
  /** from the day of seeding on */
  days: readonly number[];
}

/**
 * The evenings of lounges where much is going on, some of them full: guests at the counter, so that nobody who can sign
 * in finds them among their own.
 */
export const busyEvenings = (lounges: readonly Evenings[]): DemoBooking[] =>
  lounges.flatMap(({ lounge, boards, pricePerHour, days }, index) =>
    days.flatMap((day) =>
      TIMES.flatMap(([from, to], time): DemoBooking[] => {
        const usual = USUAL[(index + Math.abs(day)) % USUAL.length] ?? USUAL[0];
        const taken = Math.round((boards * (usual[time] ?? 0)) / 100);
        return Array.from({ length: taken }, (_, board) => ({
          lounge,
          guest: GUESTS[(index + board + time + Math.abs(day)) % GUESTS.length] ?? 'Stammtisch',
          day,
          from,
          to,
          boards: [board],
          status: day < 0 ? 'completed' : 'confirmed',
          pricePerHour,
        }));
      }),
    ),
  );
