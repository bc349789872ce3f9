/** What other people's sites can show of Oche. */
export const widgetKinds = [
  'booking',
  'free-boards',
  'fixtures',
  'table',
  'bracket',
  'live-game',
  'next-tournaments',
] as const;
export type WidgetKind = (typeof widgetKinds)[number];

export const widgetThemes = ['auto', 'light', 'dark'] as const;

export const WIDGETS_MAX = 50;
export const WIDGET_ORIGINS_MAX = 10;
/** days of free times, or rows of a list */
export const WIDGET_COUNT_MAX = 20;
export const SUBJECT_MAX = 120;

const ID = '[1-9]\\d{0,14}';
const lounge = `venues/${ID}`;
const ofLeagues = `leagues/(divisions|teams)/${ID}`;
const tournament = `tournaments/${ID}`;
/** `tournaments` alone: everywhere */
const byPlace = `clubs/${ID}|events/[\\p{L}\\d-]+|tournaments`;

/** Which pages of Oche a kind shows something of; a subject is the path of one. */
const subjects: Record<WidgetKind, RegExp> = {
  booking: new RegExp(`^/(${lounge})$`),
  'free-boards': new RegExp(`^/(${lounge})$`),
  fixtures: new RegExp(`^/(${ofLeagues})$`),
  table: new RegExp(`^/(${ofLeagues})$`),
  bracket: new RegExp(`^/(${tournament})$`),
  'live-game': new RegExp(`^/(games/${ID}|${tournament}|${lounge})$`),
  'next-tournaments': new RegExp(`^/(${lounge}|${byPlace})$`, 'u'),
};

export const isSubjectOf = (kind: WidgetKind, subject: string): boolean =>
  subjects[kind].test(subject);

/** How many days or rows a kind shows, if nobody says otherwise; null where it always shows all. */
export const usualCounts: Readonly<Record<WidgetKind, number | null>> = {
  booking: 3,
  'free-boards': null,
  fixtures: 8,
  table: null,
  bracket: null,
  'live-game': 3,
  'next-tournaments': 5,
};
