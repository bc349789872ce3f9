import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';

/** A browser is back at the app within seconds; the specification allows ten minutes. */
export const CODE_MS = MINUTE_MS;
export const ACCESS_TOKEN_MS = 60 * MINUTE_MS;
/** An app that was not used for so long asks again. */
export const REFRESH_TOKEN_MS = 90 * DAY_MS;
/** However often it is used: after a year its member says once more that it is all right. */
export const GRANT_MS = 365 * DAY_MS;
/** For so long a former refresh token gives away that somebody has copied it. */
export const KEEP_USED_MS = 30 * DAY_MS;
/**
 * Within this time, and as long as nobody has used what came after it, a refresh token may come once more: the answer to it
 * got lost on its way. The token that was in that answer is worth nothing then.
 */
export const LOST_ANSWER_MS = 30_000;
