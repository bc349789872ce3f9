/** A member's two boards of cards: the start page, and the dashboard. */
export const homeBoards = ['home', 'dashboard'] as const;
export type HomeBoard = (typeof homeBoards)[number];

/** What a new member does first, in this order; three of those that are left are shown. */
export const homeSteps = ['place', 'picture', 'game', 'friend', 'lounge', 'post'] as const;
export type HomeStep = (typeof homeSteps)[number];

export const activityKinds = [
  'thread',
  'game',
  'achievement',
  'entered',
  'won',
  'announced',
  'item',
  'friendship',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** As many activities as a card shows at first. */
export const ACTIVITIES_SHOWN = 5;
/** Cards that a board can have. */
export const CARDS_MAX = 40;
/** How many lounges are counted for the dashboard, which shows that there are more. */
export const LOUNGE_COUNT_MAX = 999;
