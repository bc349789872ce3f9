import { sql } from 'kysely';

/**
 * What members have done, as the tables of the domains have it: the one definition of an activity. A condition on
 * `kind` together with `subject_id` or `user_id` reaches an index of the domain's table.
 */
export const known = sql`(
  select author_id as user_id, 'thread' as kind, id::text as subject, id as subject_id,
    null::text as other_id, 'subforum/' || subforum_id as place, created_at as happened_at
  from forum_threads where deleted_at is null
  union all
  select user_id, 'game', game_id::text, game_id, opponent_id, null, finished_at
  from game_results where is_counted
  union all
  select user_id, 'achievement', kind, game_id, null, null, achieved_at
  from statistics_achievements
  union all
  -- who has entered by themselves
  select player.user_id, 'entered', entry.tournament_id::text, entry.tournament_id, null, null,
    entry.registered_at
  from tournament_entry_players player
  join tournament_entries entry
    on entry.tournament_id = player.tournament_id and entry.id = player.entry_id
  where player.is_in and player.user_id = entry.entered_by
  union all
  select player.user_id, 'won', tournament.id::text, tournament.id, null, null,
    tournament.completed_at
  from tournaments tournament
  join tournament_entry_players player
    on player.tournament_id = tournament.id and player.entry_id = tournament.winner_entry_id
  where tournament.status = 'completed' and player.user_id is not null
  union all
  select created_by, 'announced', id::text, id, null, 'lounge/' || lounge_id, created_at
  from tournaments where status <> 'draft'
  union all
  select seller_id, 'item', id::text, id, null, null, published_at
  from market_items where published_at is not null and status <> 'deleted'
  union all
  select user_id, 'friendship', least(user_id, friend_id) || ' ' || greatest(user_id, friend_id),
    null, friend_id, null, since
  from friendships
)`;
