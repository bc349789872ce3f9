/** How many at first; the page is the player's numbers' before. */
const PAGE = 5;

/** The same input for loader and page, so that they share the cache. */
export const ofPlayerInput = (username: string) => ({ username, limit: PAGE });
