/** In the address of a thread it leads to the first post that is new for the reader. */
export const NEWS_HASH = 'new';
