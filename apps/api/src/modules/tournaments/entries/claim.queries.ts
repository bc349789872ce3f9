import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Guest {
  tournamentId: number;
  entryId: number;
  position: number;
}

/** A guest of this tournament, and since when their link works; undefined for a member's place. */
export const getGuest = prepared('tournaments.getGuest', (db, p: Placeholders<Guest>) =>
  db
    .selectFrom('tournament_entry_players as player')
    .leftJoin('tournament_guest_links as link', (join) =>
      join
        .onRef('link.entry_id', '=', 'player.entry_id')
        .onRef('link.position', '=', 'player.position'),
    )
    .select('link.created_at as createdAt')
    .where('player.tournament_id', '=', p('tournamentId'))
    .where('player.entry_id', '=', p('entryId'))
    .where('player.position', '=', p('position'))
    .where('player.guest_name', 'is not', null),
);

interface NewLink extends Guest {
  tokenHash: string;
  createdBy: string;
  now: string;
}

/** Gives a guest a link, in the place of the former one. @returns nothing when there is no such guest */
export const putLink = prepared('tournaments.putGuestLink', (db, p: Placeholders<NewLink>) =>
  db
    .insertInto('tournament_guest_links')
    .columns(['entry_id', 'position', 'token_hash', 'created_by', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('tournament_entry_players as player')
        .select([
          'player.entry_id',
          'player.position',
          sql<string>`${p('tokenHash')}::text`.as('token_hash'),
          sql<string>`${p('createdBy')}::text`.as('created_by'),
          sql<string>`${p('now')}::timestamptz`.as('created_at'),
        ])
        .where('player.tournament_id', '=', p('tournamentId'))
        .where('player.entry_id', '=', p('entryId'))
        .where('player.position', '=', p('position'))
        .where('player.guest_name', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'position']).doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        created_by: eb.ref('excluded.created_by'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .returning('entry_id'),
);

export const deleteLink = prepared(
  'tournaments.deleteGuestLink',
  (db, p: Placeholders<{ entryId: number; position: number }>) =>
    db
      .deleteFrom('tournament_guest_links')
      .where('entry_id', '=', p('entryId'))
      .where('position', '=', p('position')),
);

const playedBy = sql`tournament_matches match
  where match.tournament_id = tournament.id and match.status = 'played'
    and entry.id in (match.entry_a, match.entry_b)`;

/** What a link is for. Not for members whom its maker has blocked, or who have blocked the maker. */
export const findLink = prepared(
  'tournaments.findGuestLink',
  (db, p: Placeholders<{ tokenHash: string; readerId: string }>) =>
    db
      .selectFrom('tournament_guest_links as link')
      .innerJoin('tournament_entries as entry', 'entry.id', 'link.entry_id')
      .innerJoin('tournament_entry_players as player', (join) =>
        join
          .onRef('player.entry_id', '=', 'link.entry_id')
          .onRef('player.position', '=', 'link.position'),
      )
      .innerJoin('tournaments as tournament', 'tournament.id', 'entry.tournament_id')
      .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
      .select([
        'tournament.id as tournamentId',
        'tournament.name',
        'tournament.status',
        'tournament.starts_at as startDate',
        sql<number>`(
          select count(*)::int from tournament_entries placed
          where placed.tournament_id = tournament.id and placed.place is not null
        )`.as('placedCount'),
        sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'),
        sql<string | null>`coalesce(
        case when lounge.hidden_at is null then lounge.name end, tournament.location
      )`.as('where'),
        'entry.id as entryId',
        'entry.place',
        'player.position',
        'player.guest_name as guestName',
        sql<number>`(select count(*)::int from ${playedBy})`.as('played'),
        sql<number>`(
          select count(*)::int from ${playedBy}
            and entry.id = case match.winner when 0 then match.entry_a else match.entry_b end
        )`.as('won'),
      ])
      .where('link.token_hash', '=', p('tokenHash'))
      .where('tournament.status', '<>', 'draft')
      .where('tournament.hidden_at', 'is', null)
      .where(
        sql<boolean>`not exists (
          select from user_blocks
          where (blocker_id, blocked_id) in (
            (link.created_by, ${p('readerId')}), (${p('readerId')}, link.created_by)
          )
        )`,
      ),
);

/** @returns nothing when the guest is no longer one */
export const claimGuest = prepared(
  'tournaments.claimGuest',
  (db, p: Placeholders<{ entryId: number; position: number; userId: string }>) =>
    db
      .updateTable('tournament_entry_players')
      .set({
        user_id: p('userId'),
        claimed_name: sql<string>`guest_name`,
        guest_name: null,
      })
      .where('entry_id', '=', p('entryId'))
      .where('position', '=', p('position'))
      .where('guest_name', 'is not', null)
      .returning('entry_id'),
);

/** The games of an entry's matches, and on which side it plays there. */
export const listGamesOf = prepared(
  'tournaments.listGamesOfEntry',
  (db, p: Placeholders<{ tournamentId: number; entryId: number }>) =>
    db
      .selectFrom('tournament_matches')
      .select([
        sql<number>`game_id`.as('gameId'),
        sql<number>`case entry_a when ${p('entryId')} then 0 else 1 end`.as('side'),
      ])
      .where('tournament_id', '=', p('tournamentId'))
      .where((eb) => eb.or([eb('entry_a', '=', p('entryId')), eb('entry_b', '=', p('entryId'))]))
      .where('game_id', 'is not', null),
);
