import { type Placeholders, prepared } from '@oche/db';
import type { decidedFormat, gameRules } from '@oche/validators/games/schemas';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';
import { factColumns, type Reader, ratingOf, summaries } from './tournament.select.ts';

/** All that a tournament's page shows, whether the reader may see it or not. */
export const getTournament = prepared(
  'tournaments.getTournament',
  (db, p: Placeholders<Reader & { id: number }>) =>
    summaries(db, p)
      .leftJoin('board_blocks as block', 'block.id', 'tournament.block_id')
      .leftJoin('tournament_series as series', 'series.id', 'tournament.series_id')
      .leftJoin('tournament_series_standings as standing', (join) =>
        join
          .onRef('standing.series_id', '=', 'tournament.series_id')
          .on('standing.user_id', '=', sql<string>`${p('viewerId')}::text`),
      )
      .leftJoin('forum_threads as thread', (join) =>
        join
          .on('thread.id', '=', sql<number>`current_thread(tournament.thread_id)`)
          .on('thread.deleted_at', 'is', null),
      )
      .leftJoin('clubs as club', (join) =>
        join
          .onRef('club.id', '=', 'tournament.club_id')
          .on('club.hidden_at', 'is', null)
          .on(
            sql<boolean>`(club.is_public or exists (
              select from club_members mate
              where mate.club_id = club.id and mate.user_id = ${p('viewerId')}::text
            ))`,
          ),
      )
      .select(factColumns(p))
      .select([
        'club.id as clubId',
        'club.name as clubName',
        sql<z.output<typeof gameRules> | null>`tournament.rules`.as('rules'),
        sql<z.output<typeof decidedFormat>>`tournament.format`.as('format'),
        'tournament.check_in_opens_at as checkInOpensAt',
        'tournament.rating_min as ratingMin',
        'tournament.rating_max as ratingMax',
        'tournament.revision',
        'tournament.updated_at as updatedAt',
        'tournament.cancel_reason as cancelReason',
        'tournament.block_id as blockId',
        'lounge.address',
        'lounge.zip_code as zipCode',
        'lounge.country',
        'lounge.latitude',
        'lounge.longitude',
        'block.start_at as blockStart',
        'block.end_at as blockEnd',
        sql<{ id: number; name: string }[]>`coalesce((
          select json_agg(json_build_object('id', board.id, 'name', board.name)
            order by board.position, board.id)
          from board_occupancies occupancy
          join lounge_boards board on board.id = occupancy.board_id
          where occupancy.block_id = tournament.block_id
        ), '[]')`.as('boards'),
        'series.id as seriesId',
        'series.name as seriesName',
        'standing.rank as seriesRank',
        'thread.id as threadId',
        'thread.title as threadTitle',
        sql<number>`thread.post_count - 1`.as('threadAnswers'),
        ratingOf(p).as('ownRating'),
      ])
      .where('tournament.id', '=', p('id')),
);

/** The latest entry of a member, and where it stands among those who wait. */
export const getOwnEntry = prepared(
  'tournaments.getOwnEntry',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
      .select([
        'entry.id as entryId',
        'entry.status',
        sql<boolean>`entry.checked_in_at is not null`.as('isCheckedIn'),
        sql<boolean>`entry.paid_at is not null`.as('isPaid'),
        sql<number | null>`case when entry.status = 'waiting' then (
          select count(*) from tournament_entries other
          where other.tournament_id = entry.tournament_id and other.status = 'waiting'
            and other.number <= entry.number
        ) end`.as('place'),
      ])
      .where('player.tournament_id', '=', p('id'))
      .where('player.user_id', '=', p('viewerId'))
      .orderBy('entry.id', 'desc')
      .limit(1),
);

/** The creator and those named, as far as the viewer may see them; the creator first. */
export const listOrganisers = prepared(
  'tournaments.listOrganisers',
  (db, p: Placeholders<Viewer & { id: number }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('tournaments')
          .select(['created_by as userId', sql<string | null>`null::timestamptz`.as('addedAt')])
          .where('id', '=', p('id'))
          .unionAll(
            eb
              .selectFrom('tournament_organisers')
              .select(['user_id as userId', 'added_at as addedAt'])
              .where('tournament_id', '=', p('id')),
          )
          .as('organiser'),
      )
      .innerJoin('users', 'users.id', 'organiser.userId')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns(p))
      .where(seenBy(p), '<>', 'none')
      .orderBy('organiser.addedAt', (order) => order.asc().nullsFirst())
      .orderBy('users.id')
      .$castTo<Person>(),
);

/** What the rules need to know of a tournament. */
export const getFacts = prepared(
  'tournaments.getFacts',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('tournaments as tournament')
      .select(factColumns(p))
      .select([
        'tournament.revision',
        'tournament.name',
        'tournament.lounge_id as loungeId',
        'tournament.block_id as blockId',
      ])
      .where('tournament.id', '=', p('id')),
);
