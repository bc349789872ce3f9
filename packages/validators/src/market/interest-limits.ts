/** The ways in which an ad is passed on, as the dialog offers them. */
export const shareChannels = [
  'link',
  'qr',
  'native',
  'whatsapp',
  'facebook',
  'x',
  'telegram',
  'linkedin',
  'email',
] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** Stretches of time for which sellers see their figures, in days. */
export const figurePeriods = [7, 30, 90] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** How many searches a member can save. */
export const SAVED_SEARCHES_MAX = 30;
export const SEARCH_NAME_MAX = 60;
/** More new ads of a search are "99+". */
export const SEARCH_NEW_MAX = 99;
