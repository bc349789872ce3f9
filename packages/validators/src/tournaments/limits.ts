/** What tournaments can be, without the schemas and their library. */

export const tournamentStatuses = [
  'draft',
  'upcoming',
  'active',
  'completed',
  'cancelled',
] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];
/** What the list can be narrowed to. */
export const tournamentFilters = ['all', 'upcoming', 'active', 'completed'] as const;
export type TournamentFilter = (typeof tournamentFilters)[number];
export const tournamentTypes = [
  'single_elimination',
  'double_elimination',
  'round_robin',
  'groups',
  'swiss',
] as const;
export type TournamentType = (typeof tournamentTypes)[number];
export const tournamentGames = ['501', '301', 'cricket', 'around-the-clock'] as const;
export type TournamentGame = (typeof tournamentGames)[number];

export const PARTICIPANTS_MIN = 4;
export const PARTICIPANTS_MAX = 512;
export const PARTICIPANTS_DEFAULT = 16;
export const TEAM_SIZE_MAX = 4;
export const TOURNAMENT_NAME_MAX = 120;
export const TOURNAMENT_TEXT_MAX = 5000;
export const TOURNAMENT_LOCATION_MAX = 200;
export const ORGANISERS_MAX = 20;

/** Of the viewer's own tournaments: those that are still to come or running, or those that are over. */
export const tournamentPeriods = ['current', 'past'] as const;

export const entryStatuses = ['registered', 'waiting', 'withdrawn', 'no_show'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** How many are counted for the dashboard, which shows that there are more. */
export const TOURNAMENT_COUNT_MAX = 99;

/** Kilometres around a postal code within which the directory looks for tournaments. */
export const directoryRadii = [10, 25, 50, 100] as const;
export const DIRECTORY_RADIUS_USUAL_KM = 50;
export const DIRECTORY_RADIUS_MAX_KM = 100;
