/** Limits of usernames that pages know without the schemas, too. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** How long a username stays before it can be changed again, and a former one stays reserved. */
export const USERNAME_DAYS = 30;

/** Who sees a member's profile. */
export const visibilities = ['public', 'friends', 'private'] as const;
export type Visibility = (typeof visibilities)[number];
