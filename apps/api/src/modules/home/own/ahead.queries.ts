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
