import { type RawBuilder, sql } from 'kysely';

/**
 * The address of a member's picture where a visitor may see it (`seenBy`), else null. Lists that are the same for all
 * readers, and are kept for them, show no other. Triggers keep it (migration 0064).
 * @param person the name that the table `users` has in the query
 */
export const publicFace = (person: string): RawBuilder<string | null> =>
  sql.ref<string | null>(`${person}.public_image_url`);
