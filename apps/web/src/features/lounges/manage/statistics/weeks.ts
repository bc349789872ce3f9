/** How many weeks are looked back at, unless told. */
export const USUAL_WEEKS = 12;
