import { UNRATED } from '@oche/darts/ratings';

/** What somebody without a rating is taken for, as the ratings themselves do. */
export const FIRST_POINTS = UNRATED.rating;
