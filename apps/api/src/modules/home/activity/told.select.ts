import type { Placeholders } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { sectionSeen, seenBy, type Viewer } from '../../people/index.ts';

/**
 * Whether the reader may be told of the row `activity`, whose member is in `users` and `profiles`. What belongs to a
 * part of the profile is for those who see that part; what was said and offered in public is for all who see the name.
 * And the thing itself has to be there, for everybody: what only a few may see is told to nobody. It is looked up by
 * its key: of an `exists` the planner may make a hash of a whole table instead, as it expects more rows than come.
 */
export const isTold = (p: Placeholders<Viewer>): RawBuilder<SqlBool> => sql<SqlBool>`(
  users.id <> ${p('viewerId')}::text and ${seenBy(p)} <> 'none' and case activity.kind
    when 'thread' then (
      select true from forum_threads thread
      join forum_subforums subforum on subforum.id = thread.subforum_id
      join forum_categories category on category.id = subforum.category_id
      where thread.id = activity.subject_id and thread.deleted_at is null
        and subforum.is_active and category.is_active and (subforum.club_id is null or exists (
          select from clubs where clubs.id = subforum.club_id and clubs.is_public
            and clubs.hidden_at is null
        ))
    )
    when 'game' then ${sectionSeen(p, 'statistics')} and (
      select true from games where games.id = activity.subject_id
        and (games.visibility = 'public' or activity.other_id = ${p('viewerId')}::text)
    )
    when 'achievement' then ${sectionSeen(p, 'achievements')}
    when 'item' then (
      select true from market_items where market_items.id = activity.subject_id
        and market_items.status in ('active', 'reserved') and market_items.review is null
    )
    when 'friendship' then ${seenBy(p)} = 'full' and activity.other_id <> ${p('viewerId')}::text
      and ${otherSeen(p)} = 'full' and (
        select true from friendships where friendships.user_id = activity.user_id
          and friendships.friend_id = activity.other_id
      )
    else (activity.kind = 'announced' or ${sectionSeen(p, 'tournaments')}) and (
      select true from tournaments where tournaments.id = activity.subject_id
        and tournaments.is_public and tournaments.hidden_at is null
        and tournaments.status not in ('draft', 'cancelled')
    ) and (activity.kind <> 'entered' or (
      select true from tournament_entry_players player
      where player.tournament_id = activity.subject_id and player.user_id = activity.user_id
        and player.is_in
      limit 1
    ))
  end
)`;

/** What the reader gets of the other one of the row `activity`. */
const otherSeen = (p: Placeholders<Viewer>) => sql`(
  select ${seenBy(p)} from users join profiles on profiles.user_id = users.id
  where users.id = activity.other_id
)`;

/** The other one of the row `activity`, where the reader may be told the name. */
export const otherOf = (p: Placeholders<Viewer>): RawBuilder<Person | null> => sql<Person | null>`(
  select jsonb_build_object(
    'id', users.id, 'username', profiles.username,
    'firstName', users.first_name, 'lastName', users.last_name,
    'profileImageUrl', users.profile_image_url, 'userType', null, 'role', null
  )
  from users join profiles on profiles.user_id = users.id
  where users.id = activity.other_id and ${seenBy(p)} <> 'none'
)`;

/** What is told of the row `activity` beside who it was, as it is now. */
export const toldOf = sql<Record<string, unknown>>`case activity.kind
  when 'thread' then (
    select jsonb_build_object('title', thread.title, 'subforum', subforum.name)
    from forum_threads thread join forum_subforums subforum on subforum.id = thread.subforum_id
    where thread.id = activity.subject_id
  )
  when 'game' then (
    select jsonb_build_object('isWon', result.is_won, 'legsWon', result.legs_won,
      'legsLost', result.legs_lost, 'average', case when result.kind = 'x01' and result.darts > 0
        then round(3.0 * result.points / result.darts, 1) end)
    from game_results result
    where result.game_id = activity.subject_id and result.user_id = activity.user_id
  )
  when 'item' then (
    select jsonb_build_object('title', item.title, 'priceCents', item.price_cents,
      'isWanted', item.intent = 'wanted', 'picture', case when uploads.id is not null
        then jsonb_build_object('id', uploads.id, 'width', uploads.width, 'height', uploads.height,
          'widths', uploads.widths, 'colour', uploads.colour) end)
    from market_items item
    left join market_item_pictures picture on picture.item_id = item.id and picture.position = 0
    left join uploads on uploads.id = picture.upload_id
    where item.id = activity.subject_id
  )
  else (
    select jsonb_build_object('name', tournament.name, 'startDate', to_char(
      tournament.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from tournaments tournament
    where tournament.id = activity.subject_id and activity.kind in ('entered', 'won', 'announced')
  )
end`;
