import type { Placeholders } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';

/** What of a person a viewer gets: nothing at all, name and avatar, or the whole profile. */
export type Seen = 'none' | 'name' | 'full';

export interface Viewer {
  /** empty for a visitor */
  viewerId: string;
  /** whether it is a moderator or admin of the site */
  isStaff: boolean;
}

/**
 * The one place that decides what of a person a viewer gets, as an expression over `users` and
 * `profiles`. Every list that names people has it in its `where`, so that what may not be seen is
 * never fetched. Who has written in public (posts, reviews) stays named there (ADR 17).
 *
 * The order counts: the first condition that holds decides.
 */
export const seenBy = (p: Placeholders<Viewer>): RawBuilder<Seen> => sql<Seen>`case
  when users.status = 'deleted' then 'none'
  when users.id = ${p('viewerId')}::text or ${p('isStaff')}::boolean then 'full'
  when users.status = 'banned' or users.email_verified_at is null then 'none'
  when profiles.hidden_at is not null then 'none'
  when users.id in (
    select blocked_id from user_blocks where blocker_id = ${p('viewerId')}::text
    union all
    select blocker_id from user_blocks where blocked_id = ${p('viewerId')}::text
  ) then 'none'
  when profiles.visibility = 'public' then 'full'
  when profiles.visibility = 'private' then 'none'
  when users.id in (
    select friend_id from friendships where user_id = ${p('viewerId')}::text
  ) then 'full'
  else 'name'
end`;
