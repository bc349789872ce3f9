import { type RawBuilder, sql } from 'kysely';

/**
 * The address of a member's picture where a visitor may see it (`seenBy`), else null. Lists that are the same for all
 * readers, and are kept for them, show no other.
 * @param person the name that the table `users` has in the query
 */
export function publicFace(person: string): RawBuilder<string | null> {
  const { id, status, verifiedAt, url } = {
    id: sql.ref(`${person}.id`),
    status: sql.ref(`${person}.status`),
    verifiedAt: sql.ref(`${person}.email_verified_at`),
    url: sql.ref(`${person}.profile_image_url`),
  };
  return sql<string | null>`case
    when ${url} is null or ${status} in ('deleted', 'banned') or ${verifiedAt} is null then null
    when (
      select visibility = 'public' and hidden_at is null from profiles where user_id = ${id}
    ) then ${url}
  end`;
}
