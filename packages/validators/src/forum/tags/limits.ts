/** Bounds of tags, apart from the schemas: pages that validate nothing load no library. */

/** Of one thread; the table has the same bound. */
export const THREAD_TAGS_MAX = 4;
export const TAG_NAME_MIN = 2;
export const TAG_NAME_MAX = 40;
export const TAG_DESCRIPTION_MAX = 300;
export const tagColours = ['sisal', 'red', 'green', 'gold'] as const;
export type TagColour = (typeof tagColours)[number];
