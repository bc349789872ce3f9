/** How many posts of a thread one call looks through; the next one goes on behind them. */
export const FIND_REACH = 5_000;

/** From how many posts on a thread has a summary. */
export const SUMMARY_POSTS_MIN = 30;
/** The part of a thread that its summary shows, and at most how many posts. */
export const SUMMARY_PART = 0.1;
export const SUMMARY_MAX = 20;
/** How many members have to say that a post is good: one is a fan. */
export const SUMMARY_MEMBERS_MIN = 2;
/** Characters of a post in a summary. */
export const SUMMARY_EXCERPT_LENGTH = 280;
