/** What a series of tournaments can be, without the schemas and their library. */

export const seriesRhythms = ['weekly', 'monthly'] as const;
export type SeriesRhythm = (typeof seriesRhythms)[number];

export const SERIES_PLACES_MAX = 64;
export const SERIES_EVENINGS_MAX = 100;
export const SERIES_POINTS_MAX = 1000;
export const ANNOUNCE_DAYS_MAX = 90;
export const QUALIFIER_SEATS_MAX = 64;

/** Points by place that can be chosen; what comes behind gets one for having played. */
export const POINT_SCHEMES = {
  league: [12, 9, 7, 5, 3, 3, 3, 3],
  narrow: [10, 8, 7, 6, 5, 4, 3, 2],
  steep: [25, 18, 15, 12, 10, 8, 6, 4],
} as const satisfies Record<string, readonly number[]>;
