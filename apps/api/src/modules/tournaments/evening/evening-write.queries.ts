import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { MarkerRule } from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';

interface Evening {
  tournamentId: number;
  isCalling: boolean;
  restMinutes: number;
  marker: MarkerRule;
}

export const saveEvening = prepared('tournaments.saveEvening', (db, p: Placeholders<Evening>) =>
  db
    .insertInto('tournament_evenings')
    .values({
      tournament_id: p('tournamentId'),
      is_calling: p('isCalling'),
      rest_minutes: p('restMinutes'),
      marker: p('marker'),
    })
    .onConflict((conflict) =>
      conflict.column('tournament_id').doUpdateSet((eb) => ({
        is_calling: eb.ref('excluded.is_calling'),
        rest_minutes: eb.ref('excluded.rest_minutes'),
        marker: eb.ref('excluded.marker'),
      })),
    ),
);

/** The boards of the tournament's lounge, by their ids. */
export const listLoungeBoards = prepared(
  'tournaments.listLoungeBoards',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('lounge_boards as board')
      .innerJoin('tournaments', 'tournaments.lounge_id', 'board.lounge_id')
      .select(['board.id', 'board.name'])
      .where('tournaments.id', '=', p('tournamentId'))
      .where('board.removed_at', 'is', null),
);

/** In their order, as they are filled in it. */
export async function insertBoards(
  tx: Tx,
  tournamentId: number,
  boards: readonly { name: string; loungeBoardId: number | null }[],
): Promise<void> {
  await tx
    .insertInto('tournament_boards')
    .values(
      boards.map(({ name, loungeBoardId }) => ({
        tournament_id: tournamentId,
        name,
        lounge_board_id: loungeBoardId,
      })),
    )
    .execute();
}

interface Board {
  tournamentId: number;
  boardId: number;
}

export const updateBoard = prepared(
  'tournaments.updateBoard',
  (db, p: Placeholders<Board & { name: string; isInUse: boolean }>) =>
    db
      .updateTable('tournament_boards')
      .set({ name: p('name'), is_in_use: p('isInUse') })
      .where('id', '=', p('boardId'))
      .where('tournament_id', '=', p('tournamentId'))
      .returning('id'),
);

/** Not one at which a match is. */
export const deleteBoard = prepared('tournaments.deleteBoard', (db, p: Placeholders<Board>) =>
  db
    .deleteFrom('tournament_boards')
    .where('id', '=', p('boardId'))
    .where('tournament_id', '=', p('tournamentId'))
    .where(
      sql<boolean>`not exists (
        select from tournament_calls call
        where call.board_id = tournament_boards.id and call.ended_at is null
      )`,
    )
    .returning('id'),
);

interface Wish {
  tournamentId: number;
  entryId: number;
}

export const saveWish = prepared(
  'tournaments.saveWish',
  (db, p: Placeholders<Wish & { boardId: number }>) =>
    db
      .insertInto('tournament_board_wishes')
      .values({
        tournament_id: p('tournamentId'),
        entry_id: p('entryId'),
        board_id: p('boardId'),
      })
      .onConflict((conflict) =>
        conflict
          .column('entry_id')
          .doUpdateSet((eb) => ({ board_id: eb.ref('excluded.board_id') })),
      ),
);

export const deleteWish = prepared('tournaments.deleteWish', (db, p: Placeholders<Wish>) =>
  db
    .deleteFrom('tournament_board_wishes')
    .where('entry_id', '=', p('entryId'))
    .where('tournament_id', '=', p('tournamentId')),
);

interface Call {
  tournamentId: number;
  matchId: number;
  boardId: number;
  loungeBoardId: number | null;
  markerId: number | null;
  calledBy: string | null;
  now: Date;
}

/** A match has a board from now on; refused by a unique index when either is taken. */
export const insertCall = prepared('tournaments.insertCall', (db, p: Placeholders<Call>) =>
  db
    .insertInto('tournament_calls')
    .values({
      tournament_id: p('tournamentId'),
      match_id: p('matchId'),
      board_id: p('boardId'),
      lounge_board_id: p('loungeBoardId'),
      marker_id: p('markerId'),
      called_by: p('calledBy'),
      called_at: p('now'),
    })
    .returning('id'),
);

/** Takes its players, too: a trigger does, and a unique index refuses it where one of them is taken. */
export const setCalled = prepared(
  'tournaments.setCalled',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .updateTable('tournament_matches')
      .set({ status: 'called' })
      .where('id', '=', p('matchId'))
      .where('status', '=', 'open')
      .returning('id'),
);

/** Frees its board and its players, too: a trigger does. */
export const setOpen = prepared('tournaments.putBack', (db, p: Placeholders<{ matchId: number }>) =>
  db
    .updateTable('tournament_matches')
    .set({ status: 'open' })
    .where('id', '=', p('matchId'))
    .where('status', '=', 'called')
    .returning('id'),
);

export const moveCall = prepared(
  'tournaments.moveCall',
  (db, p: Placeholders<{ matchId: number; boardId: number; loungeBoardId: number | null }>) =>
    db
      .updateTable('tournament_calls')
      .set({ board_id: p('boardId'), lounge_board_id: p('loungeBoardId') })
      .where('match_id', '=', p('matchId'))
      .where('ended_at', 'is', null)
      .returning(['id', 'marker_id as markerId']),
);

/** When its players were asked once more to come. */
export const setCalledAgain = prepared(
  'tournaments.setCalledAgain',
  (db, p: Placeholders<{ callId: number; now: Date }>) =>
    db
      .updateTable('tournament_calls')
      .set({ again_at: p('now') })
      .where('id', '=', p('callId')),
);

export const getMatch = prepared(
  'tournaments.getMatchToCall',
  (db, p: Placeholders<{ tournamentId: number; matchId: number }>) =>
    db
      .selectFrom('tournament_matches')
      .select(['id', 'number', 'status', 'entry_a as a', 'entry_b as b'])
      .where('id', '=', p('matchId'))
      .where('tournament_id', '=', p('tournamentId')),
);

/** Running tournaments with a board at which somebody could play. */
export const listCalling = prepared('tournaments.listCalling', (db) =>
  db
    .selectFrom('tournaments as tournament')
    .select('tournament.id')
    .where('tournament.status', '=', 'active')
    .where(
      sql<boolean>`exists (
        select from tournament_boards board
        where board.tournament_id = tournament.id and board.is_in_use
          and not exists (
            select from tournament_calls call where call.board_id = board.id and call.ended_at is null
          )
      )`,
    ),
);
