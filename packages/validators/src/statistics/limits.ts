/** What a player's page can be narrowed to; other starts of X01 are in `all` only. */
export const statisticsGames = ['all', '501', '301', 'cricket'] as const;
export type StatisticsGame = (typeof statisticsGames)[number];

/** How far back: everything, or this month and the ones before it. */
export const statisticsPeriods = ['all', 'year', 'quarter', 'month'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** How many points wide each bar of the distribution of visits is; the last one is 180 alone. */
export const VISIT_STEP = 20;
export const VISIT_BINS = 10;

/** The doubles of the board, and the bull behind them. */
export const DOUBLES = 21;

/** What players of one level are compared by. */
export const measures = ['average', 'firstNine', 'tons', 'checkout'] as const;
export type Measure = (typeof measures)[number];

export type AchievementFamily =
  | 'maximum'
  | 'finish'
  | 'leg'
  | 'double'
  | 'average'
  | 'win'
  | 'games';

/** All there is to achieve, by what is drawn on its badge, the easiest of a family first. */
export const achievements = {
  firstMaximum: 'maximum',
  nineMarks: 'maximum',
  finish100: 'finish',
  finish130: 'finish',
  finish150: 'finish',
  bigFish: 'finish',
  leg18: 'leg',
  leg15: 'leg',
  leg12: 'leg',
  nineDarter: 'leg',
  bullFinish: 'double',
  madhouse: 'double',
  shanghai: 'double',
  average60: 'average',
  average80: 'average',
  average100: 'average',
  firstWin: 'win',
  tenWins: 'win',
  hundredGames: 'games',
} as const satisfies Record<string, AchievementFamily>;
export type AchievementKind = keyof typeof achievements;
export const achievementKinds = Object.keys(achievements) as AchievementKind[];
