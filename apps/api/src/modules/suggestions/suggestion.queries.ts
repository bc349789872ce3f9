import { type Placeholders, prepared } from '@oche/db';
import { SUGGESTIONS_MAX } from '@oche/validators/people/friend-limits';
import { sql } from 'kysely';
import { everybody, personColumns, sectionSeen, seenBy, type Viewer } from '../people/index.ts';

/** Ratings that are closer than this are of one level. In hundredths of a point. */
const LEVEL = 15_000;

interface Candidate {
  user_id: string;
  common: number;
  met: number;
  tournament: string | null;
  lounge: string | null;
  is_level: boolean;
}

/**
 * Members whom somebody may know: friends of the latest friends, those who were at the latest tournaments, who like the
 * same lounges, and who play as well in the same region, as far as they want to be found there. However many there are
 * of each, only some of them are looked at. What somebody books is nobody's business.
 */
const candidates = (p: Placeholders<Viewer>) => sql<Candidate>`(
  with of_friends as (
    select further.friend_id as user_id, count(*)::int as common
    from (
      select friend_id from friendships where user_id = ${p('viewerId')}::text
      order by since desc, friend_id desc limit 200
    ) friend
    join lateral (
      select friend_id from friendships where user_id = friend.friend_id
      order by since desc, friend_id desc limit 100
    ) further on true
    group by 1 order by 2 desc, 1 limit 200
  ), at_tournaments as (
    select other.user_id, count(*)::int as met,
      (array_agg(tournament.name order by tournament.starts_at desc))[1] as tournament
    from (
      select tournament_id from tournament_entry_players
      where user_id = ${p('viewerId')}::text and is_in
      order by tournament_id desc limit 20
    ) own
    join tournaments tournament on tournament.id = own.tournament_id
      and tournament.is_public and tournament.hidden_at is null
      and tournament.status in ('active', 'completed')
    join lateral (
      select user_id from tournament_entry_players
      where tournament_id = own.tournament_id and is_in and user_id is not null
      limit 64
    ) other on true
    group by 1 order by 2 desc, 1 limit 200
  ), at_lounges as (
    select other.user_id, min(lounge.name) as lounge
    from (
      select lounge_id from lounge_favourites where user_id = ${p('viewerId')}::text
      order by created_at desc, lounge_id desc limit 20
    ) own
    join lounges lounge on lounge.id = own.lounge_id and lounge.is_active
    join lateral (
      select user_id from lounge_favourites where lounge_id = own.lounge_id limit 100
    ) other on true
    group by 1 order by count(*) desc, 1 limit 200
  ), in_region as (
    select other.user_id from ranking_standings own
    join lateral (
      select user_id from ranking_standings
      where scope = own.scope and region = own.region
      order by points desc, wins desc, user_id limit 100
    ) other on true
    where own.user_id = ${p('viewerId')}::text and own.scope = 'all/all' and own.region is not null
  )
  select known.user_id, coalesce(common, 0) as common, coalesce(met, 0) as met, tournament, lounge,
    coalesce(abs(their.rating - own.rating) <= ${sql.lit(LEVEL)}, false) as is_level
  from (
    select user_id from of_friends union select user_id from at_tournaments
    union select user_id from at_lounges union select user_id from in_region
  ) known
  left join of_friends using (user_id)
  left join at_tournaments using (user_id)
  left join at_lounges using (user_id)
  left join ranking_ratings their using (user_id)
  left join ranking_ratings own on own.user_id = ${p('viewerId')}::text
  where known.user_id <> ${p('viewerId')}::text
)`;

/** They are no friends, nobody has asked, and the viewer hasn't said no to the suggestion. */
const nothingBetween = (p: Placeholders<Viewer>) => sql<boolean>`(
  not exists (
    select from friendships where user_id = ${p('viewerId')}::text and friend_id = users.id
  ) and not exists (
    select from friend_requests request
    where least(request.requester_id, request.addressee_id) = least(users.id, ${p('viewerId')}::text)
      and greatest(request.requester_id, request.addressee_id)
        = greatest(users.id, ${p('viewerId')}::text)
  ) and not exists (
    select from dismissed_suggestions
    where user_id = ${p('viewerId')}::text and suggested_id = users.id
  )
)`;

/**
 * Members whom the viewer could send a request, those with the best reasons first. A reason in a part of a profile that
 * the viewer doesn't see doesn't count.
 */
export const listSuggestions = prepared('people.listSuggestions', (db, p: Placeholders<Viewer>) => {
  const lounge = sql<
    string | null
  >`case when ${sectionSeen(p, 'lounges')} then candidate.lounge end`;
  const isNearLevel = sql<boolean>`(candidate.is_level and ${sectionSeen(p, 'statistics')})`;
  const score = sql<number>`(
    3 * least(candidate.common, 5) + 2 * least(candidate.met, 3)
    + case when ${lounge} is null then 0 else 2 end + case when ${isNearLevel} then 1 else 0 end
  )`;
  return everybody(db)
    .innerJoin(candidates(p).as('candidate'), 'candidate.user_id', 'users.id')
    .select(personColumns(p))
    .select([
      'candidate.common as commonFriends',
      'candidate.tournament',
      lounge.as('lounge'),
      isNearLevel.as('isNearLevel'),
    ])
    .where(seenBy(p), '<>', 'none')
    .where(score, '>', 0)
    .where((eb) =>
      eb.or([
        eb('profiles.requests_from', '=', 'everyone'),
        eb.and([
          eb('profiles.requests_from', '=', 'friendsOfFriends'),
          eb('candidate.common', '>', 0),
        ]),
      ]),
    )
    .where(nothingBetween(p))
    .orderBy(score, 'desc')
    .orderBy('users.id')
    .limit(SUGGESTIONS_MAX);
});
