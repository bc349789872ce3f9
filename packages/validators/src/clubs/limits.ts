/** Limits of clubs that pages know without the schemas, too. */
export const CLUB_NAME_MIN = 3;
export const CLUB_NAME_MAX = 80;
export const CLUB_CITY_MAX = 80;
export const CLUB_TEXT_MAX = 4000;
export const CLUB_MESSAGE_MAX = 500;
export const CLUB_FOUNDED_MIN = 1850;
/** How many members a club can have; the table checks the same. */
export const CLUB_MEMBERS_MAX = 500;
/** How many clubs a member can be in. */
export const CLUBS_OF_MEMBER_MAX = 10;
/** How many invitations of a club can be open. */
export const CLUB_INVITATIONS_MAX = 100;
/** How many members the ranking of a club shows. */
export const CLUB_RANKING_MAX = 50;

/** Owners have all rights, officers those of every day. */
export const clubRoles = ['owner', 'officer', 'member'] as const;
export type ClubRole = (typeof clubRoles)[number];

/** Games of club mates against each other, or of the members against whomever. */
export const clubRankings = ['inside', 'everywhere'] as const;
export type ClubRankingKind = (typeof clubRankings)[number];

export const clubRankingPeriods = ['year', 'all'] as const;
export type ClubRankingPeriod = (typeof clubRankingPeriods)[number];
