/** Limits of clubs that pages know without the schemas, too. */
export const CLUB_NAME_MIN = 3;
export const CLUB_NAME_MAX = 80;
export const CLUB_CITY_MAX = 80;
export const CLUB_TEXT_MAX = 4000;
export const CLUB_MESSAGE_MAX = 500;
export const CLUB_FOUNDED_MIN = 1850;
/** Who is in a club at most; the table checks the same. */
export const CLUB_MEMBERS_MAX = 500;
/** In so many clubs a member is at most. */
export const CLUBS_OF_MEMBER_MAX = 10;
/** How many invitations of a club are open at most. */
export const CLUB_INVITATIONS_MAX = 100;
/** How many stand in the ranking of a club. */
export const CLUB_RANKING_MAX = 50;

/** Owners have all rights, officers those of every day. */
export const clubRoles = ['owner', 'officer', 'member'] as const;
export type ClubRole = (typeof clubRoles)[number];

/** Games of club mates against each other, or of the members against whomever. */
export const clubRankings = ['inside', 'everywhere'] as const;
export type ClubRankingKind = (typeof clubRankings)[number];

export const clubRankingPeriods = ['year', 'all'] as const;
export type ClubRankingPeriod = (typeof clubRankingPeriods)[number];
