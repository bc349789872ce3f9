import { sql } from 'kysely';

/**
 * The member whom this one's name or username could be mistaken for: one that looks the same and is written
 * differently. The name and username of that member, of staff first; null for nearly everybody. It is for a query over
 * `users` and `profiles`.
 */
export const looksLike = sql<string | null>`coalesce(
  (select other.first_name || ' ' || other.last_name || ' (@' || named.username || ')'
    from users as other join profiles as named on named.user_id = other.id
    where name_skeleton(other.first_name || ' ' || other.last_name)
        = name_skeleton(users.first_name || ' ' || users.last_name)
      and plain_name(other.first_name || ' ' || other.last_name)
        <> plain_name(users.first_name || ' ' || users.last_name)
      and other.email_verified_at is not null and other.status <> 'deleted'
    order by other.role = 'user', other.created_at, other.id limit 1),
  (select other.first_name || ' ' || other.last_name || ' (@' || named.username || ')'
    from profiles as named join users as other on other.id = named.user_id
    where name_skeleton(named.username::text) = name_skeleton(profiles.username::text)
      and plain_name(named.username::text) <> plain_name(profiles.username::text)
      and other.email_verified_at is not null and other.status <> 'deleted'
    order by other.role = 'user', other.created_at, other.id limit 1))`;
