import type { OwnData } from '../../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { leaveTournaments, listOpenOf } from './leaving.service.ts';

/** A tournament that was played stays as it was; where the member played, nobody's name stands. */
export const tournamentsOwnData: OwnData<Deps, MemberContext> = {
  counts: {
    tournaments: { table: 'tournaments', column: 'created_by', where: `status <> 'draft'` },
  },
  lists: {
    'tournaments/organised': {
      rows: (db, userId) =>
        db
          .selectFrom('tournaments')
          .select([
            'id',
            'name',
            'description',
            'status',
            'kind',
            'game_format',
            'starts_at',
            'ends_at',
            'location',
            'lounge_id',
            'entry_fee_cents',
            'prize_pool_cents',
            'cancel_reason',
            'created_at',
          ])
          .where('created_by', '=', userId)
          .orderBy('id'),
    },
    'tournaments/played': {
      rows: (db, userId) =>
        db
          .selectFrom('tournament_entry_players as player')
          .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
          .innerJoin('tournaments as tournament', 'tournament.id', 'player.tournament_id')
          .select([
            'tournament.id',
            'tournament.name',
            'tournament.starts_at',
            'entry.name as team',
            'entry.status',
            'entry.seed',
            'entry.place',
            'entry.registered_at',
            'entry.paid_at',
            'entry.checked_in_at',
          ])
          .where('player.user_id', '=', userId)
          .orderBy('tournament.id'),
    },
    'tournaments/series': {
      rows: (db, userId) =>
        db
          .selectFrom('tournament_series')
          .select(['id', 'name', 'description', 'rules', 'template', 'created_at', 'closed_at'])
          .where('created_by', '=', userId)
          .orderBy('id'),
    },
    'tournaments/standings': {
      rows: (db, userId) =>
        db
          .selectFrom('tournament_series_standings')
          .select(['series_id', 'rank', 'points', 'wins', 'maximums', 'highest_finish', 'evenings'])
          .where('user_id', '=', userId),
    },
  },
  consequences: listOpenOf,
  leave: leaveTournaments,
  async erase(_, tx, userId) {
    await tx.deleteFrom('tournament_organisers').where('user_id', '=', userId).execute();
    await tx.deleteFrom('tournament_invitations').where('user_id', '=', userId).execute();
    // under which the member was entered as a guest before
    await tx
      .updateTable('tournament_entry_players')
      .set({ claimed_name: null })
      .where('user_id', '=', userId)
      .execute();
    await tx
      .updateTable('tournament_matches')
      .set({ dispute_reason: null })
      .where('said_by', '=', userId)
      .where('status', '<>', 'disputed')
      .execute();
    await tx
      .updateTable('tournaments')
      .set({ cancel_reason: null })
      .where('cancelled_by', '=', userId)
      .execute();
  },
};
