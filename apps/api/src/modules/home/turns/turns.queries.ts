import { type Placeholders, prepared } from '@oche/db';
import { TURNS_COUNTED, type TurnKind } from '@oche/validators/home/limits';
import { sql } from 'kysely';

interface Of {
  userId: string;
  /** ISO time */
  now: string;
}

interface Turn {
  kind: TurnKind;
  count: number;
  id: number | null;
  name: string | null;
}

/** Who threw nothing for so long has left the game. */
const PLAYING_HOURS = 12;
/** So long before an evening its line-up can be thought of. */
const LINE_UP_DAYS = 3;
const most = sql.lit(TURNS_COUNTED);

/**
 * What waits for a member. Each kind looks at the latest few of the member's own by an index; what is older waits for
 * nobody any more.
 */
export const listTurns = prepared('home.listTurns', (db, p: Placeholders<Of>) => {
  const me = sql`${p('userId')}::text`;
  const now = sql`${p('now')}::timestamptz`;
  return db
    .selectFrom(
      sql<Turn>`(
        select 'called' as kind, 1 as count, tournament.id, tournament.name
        from tournament_in_play as playing
        join tournament_matches as match on match.id = playing.match_id
        join tournaments as tournament on tournament.id = match.tournament_id
        where playing.user_id = ${me} and match.status in ('called', 'playing')
        union all
        select own.kind, count(*)::int, min(own.id), null from (
          select games.id, case games.status
            when 'playing' then 'playing' when 'invited' then 'invited' else 'confirm' end as kind
          from (
            select game_id, side, accepted_at, confirmed_at from game_players
            where user_id = ${me} order by game_id desc limit ${most}
          ) as player
          join games on games.id = player.game_id
          where games.status = 'playing' and not games.is_official
              and games.moved_at > ${now} - make_interval(hours => ${sql.lit(PLAYING_HOURS)})
            or games.status = 'invited' and games.created_by <> ${me} and player.accepted_at is null
            or games.status = 'finished' and player.confirmed_at is null
              and player.side is distinct from (
                select ending.side from game_players as ending
                where ending.game_id = games.id and ending.user_id = games.ended_by
              )
        ) as own group by own.kind
        union all
        select own.kind, count(*)::int, min(own.id), min(own.name) from (
          select fixture.id, home_team.name || ' – ' || away_team.name as name, case
            when fixture.status = 'reported' and case entry.id
              when fixture.home_id then fixture.confirmed_home_at else fixture.confirmed_away_at
            end is null then 'sheet'
            when exists (
              select from league_moves as move
              where move.fixture_id = fixture.id and move.status = 'open'
                and move.side <> case entry.id when fixture.home_id then 0 else 1 end
            ) then 'move'
            when fixture.status in ('planned', 'live') and fixture.starts_at > ${now}
              and fixture.starts_at < ${now} + make_interval(days => ${sql.lit(LINE_UP_DAYS)})
              and not exists (
                select from league_line_ups as line_up
                where line_up.fixture_id = fixture.id
                  and line_up.side = case entry.id when fixture.home_id then 0 else 1 end
              ) then 'lineUp'
          end as kind
          from league_captains as captain
          join league_entries as entry on entry.team_id = captain.team_id
          join league_seasons as season on season.id = entry.season_id and season.status = 'running'
          join leagues as league on league.id = season.league_id and league.hidden_at is null
          join league_fixtures as fixture on entry.id in (fixture.home_id, fixture.away_id)
            and fixture.division_id = entry.division_id
          join league_entries as home on home.id = fixture.home_id
          join league_teams as home_team on home_team.id = home.team_id
          join league_entries as away on away.id = fixture.away_id
          join league_teams as away_team on away_team.id = away.team_id
          where captain.user_id = ${me} and fixture.status in ('planned', 'live', 'reported')
        ) as own where own.kind is not null group by own.kind
        union all
        select 'challenged', count(*)::int, null, null from (
          select from challenges
          where invited_id = ${me} and status = 'open' and until_at > ${now} and hidden_at is null
          order by id desc limit ${most}
        ) as challenge having count(*) > 0
        union all
        select 'answered', count(*)::int, null, null from (
          select from (
            select id, status, until_at from challenges
            where member_id = ${me} order by id desc limit ${most}
          ) as latest
          where status = 'open' and until_at > ${now} and exists (
            select from challenge_answers as answer
            where answer.challenge_id = latest.id and answer.status = 'open'
          )
        ) as challenge having count(*) > 0
        union all
        select 'offered', count(*)::int, min(item.id), min(item.title) from (
          (select item_id, by, buyer_id, status, expires_at from market_offers
           where buyer_id = ${me} order by id desc limit ${most})
          union
          select offer.item_id, offer.by, offer.buyer_id, offer.status, offer.expires_at from (
            select id from market_items where seller_id = ${me} order by id desc limit ${most}
          ) as own
          join market_offers as offer on offer.item_id = own.id and offer.status = 'pending'
        ) as offer
        join market_items as item on item.id = offer.item_id and item.deleted_at is null
        where offer.status = 'pending' and offer.expires_at > ${now}
          and (offer.by = 'seller') = (offer.buyer_id = ${me})
        having count(*) > 0
        union all
        select 'befriend', count(*)::int, null, null from (
          select from friend_requests where addressee_id = ${me} order by id desc limit ${most}
        ) as request having count(*) > 0
        union all
        select 'club', count(*)::int, null, null from (
          select from club_admissions
          where user_id = ${me} and invited_by is not null order by created_at desc limit ${most}
        ) as invitation having count(*) > 0
      )`.as<'turns'>('turns'),
    )
    .selectAll();
});
