/** How long a member can change their mind about leaving. */
export const LEAVE_DAYS = 14;
/** How long an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;
/** Members without a password prove who they are by a sign-in that is no older than this. */
export const FRESH_MINUTES = 10;
