import { type Placeholders, prepared } from '@oche/db';
import type { HomeAhead } from '@oche/validators/home/schemas';
import { sql } from 'kysely';

interface Of {
  userId: string;
  /** ISO time */
  now: string;
}

/** How far back a tournament that is still running may have begun. */
const RUNNING_DAYS = 3;
/** A meeting that began so long ago is over. */
const MEETING_HOURS = 4;
/** As long as an evening of a league takes. */
const FIXTURE_HOURS = 6;
const MOST = 4;
const most = sql.lit(MOST);

/** What a member plays next, of each kind the soonest by an index of the member's own. */
export const listAhead = prepared('home.listAhead', (db, p: Placeholders<Of>) => {
  const me = sql`${p('userId')}::text`;
  const now = sql`${p('now')}::timestamptz`;
  return db
    .selectFrom(
      sql<Omit<HomeAhead, 'isTonight'>>`(
        (select 'booking' as kind, booking.id, lounge.name, booking.start_at as "startDate",
           lounge.time_zone as "timeZone", lounge.city as where, booking.status as state
         from bookings as booking join lounges as lounge on lounge.id = booking.lounge_id
         where booking.member_id = ${me} and booking.status in ('requested', 'confirmed')
           and booking.end_at > ${now} and booking.start_at > ${now} - interval '1 day'
         order by booking.start_at, booking.id limit ${most})
        union all
        (select 'tournament', tournament.id, tournament.name, tournament.starts_at,
           coalesce(lounge.time_zone, 'Europe/Berlin'),
           coalesce(lounge.name || ', ' || lounge.city, tournament.location),
           case when entry.status = 'waiting' then 'waiting'
             when tournament.status = 'active' then 'running' else 'registered' end
         from tournament_entry_players as player
         join tournaments as tournament on tournament.id = player.tournament_id
         join tournament_entries as entry
           on entry.tournament_id = player.tournament_id and entry.id = player.entry_id
         left join lounges as lounge on lounge.id = tournament.lounge_id
         where player.user_id = ${me} and player.is_in
           and tournament.status in ('upcoming', 'active') and tournament.hidden_at is null
           and tournament.starts_at > ${now} - make_interval(days => ${sql.lit(RUNNING_DAYS)})
         order by tournament.starts_at, tournament.id limit ${most})
        union all
        (select 'fixture', fixture.id, home_team.name || ' – ' || away_team.name, fixture.starts_at,
           league.time_zone, coalesce(lounge.name || ', ' || lounge.city, fixture.venue),
           case fixture.status when 'live' then 'running' else 'registered' end
         from (
           select entry.id, entry.division_id, entry.season_id
           from league_captains as captain
           join league_entries as entry on entry.team_id = captain.team_id
           where captain.user_id = ${me}
           union
           select entry.id, entry.division_id, entry.season_id
           from league_players as player
           join league_registrations as registration on registration.player_id = player.id
             and registration.status = 'confirmed'
           join league_entries as entry on entry.id = registration.entry_id
           where player.user_id = ${me}
         ) as own
         join league_seasons as season on season.id = own.season_id and season.status = 'running'
         join leagues as league on league.id = season.league_id and league.hidden_at is null
         join league_fixtures as fixture on own.id in (fixture.home_id, fixture.away_id)
           and fixture.division_id = own.division_id
         join league_entries as home on home.id = fixture.home_id
         join league_teams as home_team on home_team.id = home.team_id
         join league_entries as away on away.id = fixture.away_id
         join league_teams as away_team on away_team.id = away.team_id
         left join lounges as lounge on lounge.id = fixture.lounge_id and lounge.is_active
         where fixture.status in ('planned', 'live')
           and fixture.starts_at > ${now} - make_interval(hours => ${sql.lit(FIXTURE_HOURS)})
         order by fixture.starts_at, fixture.id limit ${most})
        union all
        (select 'meeting', meeting.id, lounge.name, meeting.meets_at,
           coalesce(lounge.time_zone, 'Europe/Berlin'), lounge.city, 'agreed'
         from (
           (select id, meets_at, lounge_id, booking_id, status from challenges
            where member_id = ${me} order by id desc limit 20)
           union all
           (select id, meets_at, lounge_id, booking_id, status from challenges
            where partner_id = ${me} order by id desc limit 20)
         ) as meeting
         left join lounges as lounge on lounge.id = meeting.lounge_id
         -- its booked board stands there already
         where meeting.status = 'agreed' and meeting.booking_id is null
           and meeting.meets_at > ${now} - make_interval(hours => ${sql.lit(MEETING_HOURS)})
         order by meeting.meets_at, meeting.id limit ${most})
      )`.as<'ahead'>('ahead'),
    )
    .selectAll()
    .orderBy('startDate')
    .orderBy('kind')
    .orderBy('id')
    .limit(MOST);
});
