/** Characters of the name that a member gives a token. */
export const TOKEN_NAME_MAX = 60;
/** Of a member. More than anybody has programs; `TOO_MANY_TOKENS` names it. */
export const TOKENS_MAX = 20;
/** Days that a token may be good for; none: until it is revoked. */
export const tokenLifetimes = [30, 90, 365] as const;
/** What the tokens of members begin with, and those of apps. Others find them by it where they must not be. */
export const TOKEN_PREFIX = 'oche_pat_';
export const APP_TOKEN_PREFIX = 'oche_at_';
