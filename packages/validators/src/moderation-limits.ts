/** Characters of a report's description, and of a decision's texts. */
export const REPORT_TEXT_MAX = 2000;
/** Minutes in which a moderator can take back a decision. */
export const UNDO_MINUTES = 10;
/** Days in which whose thing it is can appeal against a decision (Article 20 of the Digital Services Act). */
export const APPEAL_DAYS = 183;
