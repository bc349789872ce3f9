import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { sectionSeen, type Viewer } from '../../people/index.ts';
import { type Reader, summaries } from '../core/tournament.select.ts';

/** Who has a seat in these tournaments, in the order of registration. */
export const listParticipants = prepared(
  'tournaments.listParticipants',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('tournament_entries as entry')
      .innerJoin('tournament_entry_players as player', 'player.entry_id', 'entry.id')
      .leftJoin('users', 'users.id', 'player.user_id')
      .select([
        'entry.tournament_id as tournamentId',
        sql<string | null>`case when count(*) = 1 then min(player.user_id) end`.as('id'),
        sql<string>`coalesce(
          entry.name,
          string_agg(coalesce(player.guest_name, users.first_name || ' ' || users.last_name), ' / '
            order by player.position)
        )`.as('name'),
      ])
      .where('entry.tournament_id', '=', anyOfIds(p('ids')))
      .where('entry.status', '=', 'registered')
      .groupBy('entry.id')
      .orderBy('entry.tournament_id')
      .orderBy('entry.number'),
);

interface OfMember extends Viewer {
  userId: string;
  /** ids are below it */
  before: number;
}

/** Public tournaments in which a member plays, or all for themselves, for those who see this part of the profile. */
export const listOfMember = preparedList(
  'tournaments.listOfMember',
  (db, p: Placeholders<OfMember>, limit) =>
    summaries(db, p)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('tournament_entry_players as player')
            .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
            .innerJoin('tournaments as played', 'played.id', 'player.tournament_id')
            .innerJoin('users', 'users.id', 'player.user_id')
            .innerJoin('profiles', 'profiles.user_id', 'users.id')
            .select('played.id')
            .where('player.user_id', '=', p('userId'))
            .where('player.tournament_id', '<', p('before'))
            .where('player.is_in', '=', true)
            .where('entry.status', '=', 'registered')
            .where('played.hidden_at', 'is', null)
            .where('played.status', '<>', 'draft')
            .where(
              sql<boolean>`(played.is_public or ${p('isStaff')}::boolean or player.user_id = ${p('viewerId')}::text)`,
            )
            .where(sectionSeen(p, 'tournaments'))
            .orderBy('player.tournament_id', 'desc')
            .limit(limit)
            .as('page'),
        (join) => join.onRef('page.id', '=', 'tournament.id'),
      )
      .orderBy('tournament.id', 'desc'),
);

/** What is next at a lounge, or running there. */
export const listOfLounge = preparedList(
  'tournaments.listOfLounge',
  (db, p: Placeholders<Reader & { loungeId: number; horizon: string }>, limit) =>
    summaries(db, p)
      .where('tournament.lounge_id', '=', p('loungeId'))
      .where('tournament.starts_at', '>=', p('horizon'))
      .where('tournament.status', 'in', ['upcoming', 'active'])
      .where('tournament.is_public', '=', true)
      .where('tournament.hidden_at', 'is', null)
      .orderBy('tournament.starts_at')
      .orderBy('tournament.id')
      .limit(limit),
);

/** What is next in a club, or running there; what isn't public is for its members. */
export const listOfClub = preparedList(
  'tournaments.listOfClub',
  (db, p: Placeholders<Reader & { clubId: number; horizon: string }>, limit) =>
    summaries(db, p)
      .where('tournament.club_id', '=', p('clubId'))
      .where('tournament.starts_at', '>=', p('horizon'))
      .where('tournament.status', 'in', ['upcoming', 'active'])
      .where('tournament.hidden_at', 'is', null)
      .where(
        sql<boolean>`(tournament.is_public or exists (
          select from club_members mate
          where mate.club_id = tournament.club_id and mate.user_id = ${p('viewerId')}::text
        ))`,
      )
      .orderBy('tournament.starts_at')
      .orderBy('tournament.id')
      .limit(limit),
);

interface Own extends Reader {
  isCurrent: boolean;
  horizon: string;
  /** ids are below it */
  before: number;
}

const isInPeriod = (p: Placeholders<Own>) => sql<boolean>`${p('isCurrent')}::boolean = (
  own.status = 'active'
  or own.status in ('draft', 'upcoming') and own.starts_at >= ${p('horizon')}::timestamptz
)`;

/** Tournaments that a member organises, plays in or is invited to; the latest first. */
export const listOwn = preparedList('tournaments.listOwn', (db, p: Placeholders<Own>, limit) => {
  const inPeriod = db
    .selectFrom('tournaments as own')
    .select('own.id')
    .where('own.id', '<', p('before'))
    .where(isInPeriod(p))
    .orderBy('own.id', 'desc')
    .limit(limit);
  const played = inPeriod
    .innerJoin('tournament_entry_players as player', 'player.tournament_id', 'own.id')
    .where('player.user_id', '=', p('viewerId'))
    .where('player.is_in', '=', true);
  const named = inPeriod
    .innerJoin('tournament_organisers as organiser', 'organiser.tournament_id', 'own.id')
    .where('organiser.user_id', '=', p('viewerId'));
  const invited = inPeriod
    .innerJoin('tournament_invitations as invitation', 'invitation.tournament_id', 'own.id')
    .where('invitation.user_id', '=', p('viewerId'))
    .where('own.status', '<>', 'draft');
  // each part is ordered and cut for itself
  const part = (of: typeof inPeriod) => db.selectFrom(of.as('part')).select('part.id');
  return summaries(db, p)
    .where(
      'tournament.id',
      'in',
      part(inPeriod.where('own.created_by', '=', p('viewerId')))
        .union(db.selectFrom(played.as('part')).select('part.id'))
        .union(db.selectFrom(named.as('part')).select('part.id'))
        .union(db.selectFrom(invited.as('part')).select('part.id')),
    )
    .orderBy('tournament.id', 'desc')
    .limit(limit);
});
