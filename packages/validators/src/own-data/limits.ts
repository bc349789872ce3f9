/** How long a member can change their mind about leaving. */
export const LEAVE_DAYS = 14;
/** How long an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;
/** Who has no password proves by a sign-in that is not older who they are. */
export const FRESH_MINUTES = 10;
