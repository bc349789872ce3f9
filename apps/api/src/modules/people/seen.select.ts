import type { Placeholders } from '@oche/db';
import type { ProfileSection } from '@oche/validators/people/limits';
import { type RawBuilder, sql } from 'kysely';

/** What of a person a viewer gets: nothing at all, name and avatar, or the whole profile. */
export type Seen = 'none' | 'name' | 'full';

export interface Viewer {
  /** empty for a visitor */
  viewerId: string;
  /** whether it is a moderator or admin of the site */
  isStaff: boolean;
}

const seesAll = (p: Placeholders<Viewer>) =>
  sql<boolean>`(users.id = ${p('viewerId')}::text or ${p('isStaff')}::boolean)`;

const isFriend = (p: Placeholders<Viewer>) =>
  sql<boolean>`users.id in (select friend_id from friendships where user_id = ${p('viewerId')}::text)`;

/**
 * The one place that decides what of a person a viewer gets, as an expression over `users` and `profiles`. Every list
 * that names people has it in its `where`, so that what may not be seen is never fetched. Members who have written in
 * public (posts, reviews) stay named there (ADR 17).
 *
 * The order counts: the first condition that holds decides.
 */
export const seenBy = (p: Placeholders<Viewer>): RawBuilder<Seen> => sql<Seen>`case
  when users.status = 'deleted' then 'none'
  when ${seesAll(p)} then 'full'
  when users.status = 'banned' or users.email_verified_at is null then 'none'
  when profiles.hidden_at is not null then 'none'
  when users.id in (
    select blocked_id from user_blocks where blocker_id = ${p('viewerId')}::text
    union all
    select blocker_id from user_blocks where blocked_id = ${p('viewerId')}::text
  ) then 'none'
  when profiles.visibility = 'public' then 'full'
  when profiles.visibility = 'private' then 'none'
  when ${isFriend(p)} then 'full'
  else 'name'
end`;

/** Whether a viewer gets anything of a person. Visitors get those who are there for everybody. */
export const isSeen = (
  p: Placeholders<Viewer>,
): RawBuilder<boolean> => sql<boolean>`${seenBy(p)} = any(
  case when ${p('viewerId')}::text = '' then '{full}' else '{full,name}' end::text[]
)`;

/**
 * Whether a viewer gets a part of a profile, over the same tables. A part is never open to more people
 * than the profile is.
 */
export const sectionSeen = (
  p: Placeholders<Viewer>,
  section: ProfileSection,
): RawBuilder<boolean> => {
  const visibility = sql.ref(`profiles.${section}_visibility`);
  return sql<boolean>`case
    when ${seenBy(p)} <> 'full' then false
    when ${seesAll(p)} then true
    when ${visibility} = 'private' then false
    else ${visibility} is distinct from 'friends' or ${isFriend(p)}
  end`;
};

/** Where results are compared, members see each other by name; visitors see who shows everybody how they play. */
export const playsInSight = (p: Placeholders<Viewer>): RawBuilder<boolean> => sql<boolean>`case
  when ${p('viewerId')}::text = '' then ${sectionSeen(p, 'statistics')}
  else ${seenBy(p)} <> 'none'
end`;
