import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Token {
  tokenHash: string;
}

/** The board to which a token belongs. */
export const findTablet = prepared('tournaments.findTablet', (db, p: Placeholders<Token>) =>
  db
    .selectFrom('tournament_tablets')
    .select([
      'tournament_id as tournamentId',
      'board_id as boardId',
      sql<string>`token_hash`.as('tokenHash'),
    ])
    .where('token_hash', '=', p('tokenHash')),
);

/** The same, with what decides what its device may do. */
export const getTablet = prepared('tournaments.getTablet', (db, p: Placeholders<Token>) =>
  db
    .selectFrom('tournament_tablets as tablet')
    .innerJoin('tournaments as tournament', 'tournament.id', 'tablet.tournament_id')
    .innerJoin('tournament_boards as board', 'board.id', 'tablet.board_id')
    .select([
      'tablet.board_id as boardId',
      'board.name as boardName',
      'tablet.paired_by as pairedBy',
      'tablet.seen_at as seenAt',
      'tournament.id as tournamentId',
      'tournament.name as tournamentName',
      'tournament.status',
      'tournament.revision',
    ])
    .where('tablet.token_hash', '=', p('tokenHash')),
);

export const noteSeen = prepared(
  'tournaments.noteTabletSeen',
  (db, p: Placeholders<Token & { now: Date }>) =>
    db
      .updateTable('tournament_tablets')
      .set({ seen_at: p('now') })
      .where('token_hash', '=', p('tokenHash')),
);

interface Board {
  tournamentId: number;
  boardId: number;
}

interface Code {
  codeHash: string;
  codeUntil: Date;
}

/**
 * A new link and code for the board's tablet; what was paired before is none any more.
 * @throws DatabaseError uniqueViolation when the code is another board's
 */
export const saveTablet = prepared(
  'tournaments.saveTablet',
  (db, p: Placeholders<Board & Code & { linkHash: string; pairedBy: string; now: Date }>) =>
    db
      .insertInto('tournament_tablets')
      .values({
        tournament_id: p('tournamentId'),
        board_id: p('boardId'),
        link_hash: p('linkHash'),
        code_hash: p('codeHash'),
        code_until: p('codeUntil'),
        paired_by: p('pairedBy'),
        created_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['tournament_id', 'board_id']).doUpdateSet((eb) => ({
          link_hash: eb.ref('excluded.link_hash'),
          code_hash: eb.ref('excluded.code_hash'),
          code_until: eb.ref('excluded.code_until'),
          token_hash: null,
          device_hash: null,
          paired_by: eb.ref('excluded.paired_by'),
          created_at: eb.ref('excluded.created_at'),
          seen_at: null,
        })),
      ),
);

/** Gives the device that opens a link first its own secret; the same one may do so again. */
export const pairDevice = prepared(
  'tournaments.pairDevice',
  (db, p: Placeholders<Token & { linkHash: string; deviceHash: string }>) =>
    db
      .updateTable('tournament_tablets')
      .set({ token_hash: p('tokenHash'), device_hash: p('deviceHash') })
      .where('link_hash', '=', p('linkHash'))
      .where((eb) =>
        eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', p('deviceHash'))]),
      )
      .returning('board_id'),
);

/** The same by the code, as long as it holds. */
export const pairByCode = prepared(
  'tournaments.pairByCode',
  (db, p: Placeholders<Token & { codeHash: string; deviceHash: string; now: string }>) =>
    db
      .updateTable('tournament_tablets')
      .set({ token_hash: p('tokenHash'), device_hash: p('deviceHash') })
      .where('code_hash', '=', p('codeHash'))
      .where('code_until', '>', p('now'))
      .where((eb) =>
        eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', p('deviceHash'))]),
      )
      .returning('board_id'),
);

/** How many codes that are over are set free at once: more than are made meanwhile. */
const FREED = 20;

/** Codes that are over can be given again. Rows that somebody else holds are left to the next. */
export const freeCodes = prepared('tournaments.freeCodes', (db, p: Placeholders<{ now: string }>) =>
  db
    .updateTable('tournament_tablets')
    .set({ code_hash: null, code_until: null })
    .where('link_hash', 'in', (eb) =>
      eb
        .selectFrom('tournament_tablets')
        .select('link_hash')
        .where('code_until', '<=', p('now'))
        .orderBy('code_until')
        .limit(FREED)
        .forUpdate()
        .skipLocked(),
    ),
);

/** A link that was made, whether a device has opened it or not. */
export const findLink = prepared(
  'tournaments.findTabletLink',
  (db, p: Placeholders<{ linkHash: string }>) =>
    db.selectFrom('tournament_tablets').select('board_id').where('link_hash', '=', p('linkHash')),
);

export const deleteTablet = prepared('tournaments.deleteTablet', (db, p: Placeholders<Board>) =>
  db
    .deleteFrom('tournament_tablets')
    .where('tournament_id', '=', p('tournamentId'))
    .where('board_id', '=', p('boardId'))
    .returning('board_id'),
);

export const listTablets = prepared(
  'tournaments.listTablets',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_tablets')
      .select(['board_id as boardId', 'created_at as createdAt', 'seen_at as seenAt'])
      .where('tournament_id', '=', p('tournamentId'))
      .orderBy('board_id'),
);

/** The match that is called to a board. */
export const getMatchHere = prepared(
  'tournaments.getMatchHere',
  (db, p: Placeholders<{ boardId: number }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_matches as match', 'match.id', 'call.match_id')
      .select([
        'match.id',
        'match.number',
        'match.stage',
        'match.round',
        'match.status',
        'match.entry_a as a',
        'match.entry_b as b',
        'match.game_id as gameId',
        'call.marker_id as markerId',
      ])
      .where('call.board_id', '=', p('boardId'))
      .where('call.ended_at', 'is', null),
);

/** What was called to a board last, also when it is over. */
export const getLastCall = prepared('tournaments.getLastCall', (db, p: Placeholders<Board>) =>
  db
    .selectFrom('tournament_calls')
    .select(['id', 'match_id as matchId', 'marker_id as markerId', 'ended_at as endedAt'])
    .where('tournament_id', '=', p('tournamentId'))
    .where('board_id', '=', p('boardId'))
    .orderBy('id', 'desc')
    .limit(1),
);

/** A match is at its board again; refused by a unique index when that is taken. */
export const resumeCall = prepared(
  'tournaments.resumeCall',
  (db, p: Placeholders<{ callId: number; markerId: number | null }>) =>
    db
      .updateTable('tournament_calls')
      .set({ ended_at: null, marker_id: p('markerId') })
      .where('id', '=', p('callId')),
);

/** The result at a board before. */
export const getLastHere = prepared('tournaments.getLastHere', (db, p: Placeholders<Board>) =>
  db
    .selectFrom('tournament_calls as call')
    .innerJoin('tournament_matches as match', 'match.id', 'call.match_id')
    .select([
      'match.number',
      'match.entry_a as a',
      'match.entry_b as b',
      'match.score_a as scoreA',
      'match.score_b as scoreB',
      'match.winner',
      'match.source',
      'match.game_id as gameId',
    ])
    .where('call.tournament_id', '=', p('tournamentId'))
    .where('call.board_id', '=', p('boardId'))
    .where('match.status', '=', 'played')
    .where('call.ended_at', 'is not', null)
    .orderBy('call.ended_at', 'desc')
    .limit(1),
);

/**
 * Whether a game is or was that of a match which was called to this board last: a device that was offline may
 * send once more what has arrived already.
 */
export const isGameHere = prepared(
  'tournaments.isGameHere',
  (db, p: Placeholders<{ boardId: number; gameId: number }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('tournament_calls as call', 'call.match_id', 'match.id')
      .select('match.id')
      .where('match.game_id', '=', p('gameId'))
      .where('call.board_id', '=', p('boardId'))
      .where(
        sql<boolean>`not exists (
          select from tournament_calls later
          where later.match_id = call.match_id and later.id > call.id
        )`,
      ),
);
