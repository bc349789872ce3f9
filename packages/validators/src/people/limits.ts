/** Limits of members and their profiles that pages know without the schemas, too. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** How long a username stays before it can be changed again, and a former one stays reserved. */
export const USERNAME_DAYS = 30;

/** Who sees a member's profile, or a part of it. */
export const visibilities = ['public', 'friends', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** The parts of a profile that a member can show to fewer people than the rest. */
export const profileSections = [
  'about',
  'statistics',
  'achievements',
  'tournaments',
  'lounges',
  'marketplace',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const genders = ['male', 'female', 'diverse'] as const;
export type Gender = (typeof genders)[number];

export const PERSON_NAME_MAX = 80;
export const BIO_MAX = 500;
export const EXPERIENCE_MAX = 120;
export const NICKNAME_MAX = 40;
export const WALK_ON_SONG_MAX = 120;
export const STREET_MAX = 120;
export const CITY_MAX = 80;
export const ZIP_CODE_MAX = 12;

/** Doubles by the number of their bed; 25 is the bull. */
export const BULL = 25;
export const doubles = [...Array.from({ length: 20 }, (_, index) => index + 1), BULL] as const;
