/** Characters of a report's description, and of a decision's texts. */
export const REPORT_TEXT_MAX = 2000;
/** Minutes in which a moderator can take back a decision. */
export const UNDO_MINUTES = 10;
/** Hours in which a visitor can confirm a report. */
export const CONFIRM_HOURS = 24;
/** Days for which a visitor's name and address are kept after the decision. */
export const VISITOR_DAYS = 30;
/** Days in which the owner of the thing can appeal against a decision (Article 20 of the Digital Services Act). */
export const APPEAL_DAYS = 183;
