/** How many weeks are shown by default. */
export const USUAL_WEEKS = 12;
