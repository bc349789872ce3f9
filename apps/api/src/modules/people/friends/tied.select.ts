import type { Placeholders } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../seen.select.ts';

/**
 * Whether a member, of `users` and `profiles`, is named to those who are friends with them, or have asked or
 * been asked: also with a private profile, as neither could answer or end it otherwise.
 */
export const isNamedToTied = sql<boolean>`(
  users.status in ('active', 'suspended') and users.email_verified_at is not null
  and profiles.hidden_at is null
)`;

/** With how many members both the viewer and the member of `users` are friends. */
export const commonFriends = (p: Placeholders<Viewer>): RawBuilder<number> => sql<number>`(
  select count(*)::int from friendships mine
  join friendships theirs on theirs.user_id = users.id and theirs.friend_id = mine.friend_id
  where mine.user_id = ${p('viewerId')}::text
)`;
