/** What is played at a tournament, without the schemas and their library. */

export const matchStages = ['winners', 'losers', 'final', 'placement', 'group', 'swiss'] as const;
export type MatchStage = (typeof matchStages)[number];

/**
 * `open`: both are known and nobody has been called yet; `reported`: one side has said how it ended, and
 * the other one has not answered; `bye`: nobody stands on one side; `walkover`: decided without play, as
 * somebody has left; `skipped`: a second final that nobody needs.
 */
export const matchStatuses = [
  'waiting',
  'open',
  'called',
  'playing',
  'reported',
  'disputed',
  'played',
  'walkover',
  'bye',
  'skipped',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** How a result came in: scored by the players, by the marker or the tablet at the board, decided, or agreed upon. */
export const resultSources = ['live', 'marker', 'organiser', 'players'] as const;
export type ResultSource = (typeof resultSources)[number];
export const seedings = ['rating', 'hand', 'drawn'] as const;
export const drawTieBreaks = ['legDifference', 'headToHead', 'legsWon', 'lot'] as const;

export const DRAW_SEED_MAX = 100;
/** With more, everybody against everybody would never end. */
export const ROUND_ROBIN_MAX = 64;

/** Which players of the last match at a board mark the next one there. */
export const markerRules = ['loser', 'winner', 'nobody'] as const;
export type MarkerRule = (typeof markerRules)[number];
/**
 * Why a match isn't called yet: an organiser holds it back, somebody plays or marks elsewhere, somebody
 * rests, or the one board where they play isn't free.
 */
export const queueWaits = ['held', 'busy', 'rest', 'board'] as const;
export type QueueWait = (typeof queueWaits)[number];
export const REST_MINUTES_MAX = 60;
export const REST_MINUTES_DEFAULT = 3;
export const MARKER_DEFAULT = 'loser' satisfies MarkerRule;
export const BOARD_NAME_MAX = 60;
export const TOURNAMENT_BOARDS_MAX = 64;

/** What is done in an evening and goes into its log. `left`: somebody has withdrawn or didn't come. */
export const stepKinds = [
  'result',
  'reopened',
  'called',
  'again',
  'moved',
  'putBack',
  'held',
  'letGo',
  'first',
  'inTurn',
  'marker',
  'left',
] as const;
export type StepKind = (typeof stepKinds)[number];
