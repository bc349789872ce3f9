/** How many posts of an account others have to see; before that its links wait for approval. */
export const FIRST_POSTS = 3;
