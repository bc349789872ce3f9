/** A member's two boards of cards: the start page, and the dashboard. */
export const homeBoards = ['home', 'dashboard'] as const;
export type HomeBoard = (typeof homeBoards)[number];

/** What a new member does first, in this order; three of those that are left are shown. */
export const homeSteps = ['place', 'picture', 'game', 'friend', 'lounge', 'post'] as const;
export type HomeStep = (typeof homeSteps)[number];

/** What can wait for a member, the most urgent first. */
export const turnKinds = [
  'called',
  'playing',
  'lineUp',
  'confirm',
  'sheet',
  'move',
  'invited',
  'challenged',
  'answered',
  'offered',
  'befriend',
  'club',
] as const;
export type TurnKind = (typeof turnKinds)[number];
/** More of a kind are not counted. */
export const TURNS_COUNTED = 20;

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
