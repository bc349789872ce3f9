/** So many posts of an account that others see; before that its links wait for approval. */
export const FIRST_POSTS = 3;
