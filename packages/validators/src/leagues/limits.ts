/** Limits of leagues that pages know without the schemas, too. */
export const LEAGUE_NAME_MIN = 3;
export const LEAGUE_NAME_MAX = 80;
export const LEAGUE_REGION_MAX = 80;
export const LEAGUE_TEXT_MAX = 4000;
export const SEASON_NAME_MAX = 60;
export const DIVISION_NAME_MAX = 60;
export const TEAM_NAME_MIN = 2;
export const TEAM_NAME_MAX = 60;
export const VENUE_MAX = 160;
export const PLAYER_NAME_MAX = 60;
/** How many officers a league can have, with the one who leads. */
export const OFFICERS_MAX = 12;
/** How many divisions a season can have. */
export const DIVISIONS_MAX = 50;
/** How many teams a division can have: so many the key of a fixture list knows. */
export const DIVISION_TEAMS_MAX = 16;
export const CLASSES_MAX = 20;
/** How many go up or down at most. */
/** days in which a result can be contradicted, at most */
export const PROTEST_DAYS_MAX = 60;
export const MOVES_MAX = 8;
export const DEPUTIES_MAX = 3;
/** How many players a team can register. */
export const SQUAD_MAX = 40;
/** How many leagues one member can run. */
export const LEAGUES_OF_MEMBER_MAX = 10;
/** Other evenings that one asks for at once. */
export const MOVE_DATES_MAX = 5;
export const WISHES_MAX = 100;
export const REASON_MAX = 1000;
/** So long after its beginning either captain may name both line-ups of a fixture: as they are on paper. */
export const PAPER_AFTER_MINUTES = 90;

/** What can be read in at once. */
export const importKinds = ['teams', 'squads', 'fixtures', 'results', 'games'] as const;
export type ImportKind = (typeof importKinds)[number];
/** How long a file can be, in characters and in lines; the games of a whole season are the longest. */
export const IMPORT_TEXT_MAX = 500_000;
export const IMPORT_LINES_MAX = {
  teams: 1000,
  squads: 1000,
  fixtures: 1000,
  results: 1000,
  games: 4000,
};

/** Who leads a league hands it over; officers do all of every day. */
export const officerRoles = ['head', 'officer'] as const;
export type OfficerRole = (typeof officerRoles)[number];

export const captainRoles = ['captain', 'deputy'] as const;
export type CaptainRole = (typeof captainRoles)[number];

/** Planned: teams enter and the list is made; running: fixtures are played. */
export const seasonStatuses = ['planned', 'running', 'over'] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

export const registrationStatuses = ['asked', 'confirmed', 'refused', 'ended'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/**
 * `live` from the first line-up or game on; `reported`: the sheet is complete and captains are asked; `forfeit`: decided
 * without play; `annulled`: a team has withdrawn.
 */
export const fixtureStatuses = [
  'planned',
  'live',
  'reported',
  'disputed',
  'confirmed',
  'forfeit',
  'annulled',
] as const;
export type FixtureStatus = (typeof fixtureStatuses)[number];

/** What the rules of a league answer with points, fines, or the loss of a fixture. */
export const offences = [
  'lateReport',
  'noShow',
  'lateCancellation',
  'tooFewPlayers',
  'ineligiblePlayer',
  'postponementsExceeded',
] as const;
