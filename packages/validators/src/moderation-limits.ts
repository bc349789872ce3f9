/** Characters of a report's description, and of a decision's texts. */
export const REPORT_TEXT_MAX = 2000;
/** Minutes in which a moderator can take back a decision. */
export const UNDO_MINUTES = 10;
