/** What rankings can be asked for, without the schemas and their library. */

/** Points of counted games; ratings that are certain enough; ratings that aren't yet. */
export const rankingLists = ['points', 'rating', 'provisional'] as const;
export type RankingList = (typeof rankingLists)[number];

/** Months and years are those of the calendar; `recent` are the last 30 days. */
export const rankingPeriods = ['all', 'year', 'lastYear', 'month', 'lastMonth', 'recent'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** `x01`: any other number that is counted down from. */
export const rankingGames = ['all', '501', '301', 'x01', 'cricket'] as const;
export type RankingGame = (typeof rankingGames)[number];

/** Kilometres around a postal code. */
export const rankingRadii = [10, 25, 50, 100] as const;

/** Federal states and cantons (ISO 3166-2), in the order of their German names within a country. */
export const rankingStates = [
  'DE-BW',
  'DE-BY',
  'DE-BE',
  'DE-BB',
  'DE-HB',
  'DE-HH',
  'DE-HE',
  'DE-MV',
  'DE-NI',
  'DE-NW',
  'DE-RP',
  'DE-SL',
  'DE-SN',
  'DE-ST',
  'DE-SH',
  'DE-TH',
  'AT-1',
  'AT-2',
  'AT-3',
  'AT-4',
  'AT-5',
  'AT-6',
  'AT-7',
  'AT-8',
  'AT-9',
  'CH-AG',
  'CH-AR',
  'CH-AI',
  'CH-BL',
  'CH-BS',
  'CH-BE',
  'CH-FR',
  'CH-GE',
  'CH-GL',
  'CH-GR',
  'CH-JU',
  'CH-LU',
  'CH-NE',
  'CH-NW',
  'CH-OW',
  'CH-SH',
  'CH-SZ',
  'CH-SO',
  'CH-SG',
  'CH-TI',
  'CH-TG',
  'CH-UR',
  'CH-VD',
  'CH-VS',
  'CH-ZG',
  'CH-ZH',
] as const;
export type RankingState = (typeof rankingStates)[number];

/** How many of the best are listed. */
export const TOP_PLAYERS = 20;
/** Lists of statistics are this long. */
export const TOP_STATISTICS = 5;
/** How many games it takes to be in the list of win rates. */
export const WIN_RATE_GAMES = 3;
export const POINTS_A_WIN = 3;
export const POINTS_A_LOSS = 1;
