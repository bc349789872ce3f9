import { type Placeholders, prepared } from '@oche/db';

export const getTournamentOf = prepared(
  'tournaments.getTournamentOf',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_matches')
      .select('tournament_id as tournamentId')
      .where('id', '=', p('matchId')),
);

export const getMatchOfGame = prepared(
  'tournaments.getMatchOfGame',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('tournament_matches')
      .select(['id', 'tournament_id as tournamentId'])
      .where('game_id', '=', p('gameId')),
);

const NOTHING = {
  score_a: null,
  score_b: null,
  winner: null,
  source: null,
  decided_by: null,
  decided_at: null,
  said_a: null,
  said_b: null,
  said_side: null,
  said_by: null,
  said_at: null,
  dispute_reason: null,
  game_id: null,
  started_at: null,
};

/** Nothing has happened in a match, or counts any more. */
export const openMatch = prepared(
  'tournaments.openMatch',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .updateTable('tournament_matches')
      .set({ ...NOTHING, status: 'open' })
      .where('id', '=', p('matchId')),
);

/** A match is scored from now on. */
export const beginMatch = prepared(
  'tournaments.beginMatch',
  (db, p: Placeholders<{ matchId: number; gameId: number; now: Date }>) =>
    db
      .updateTable('tournament_matches')
      .set({ status: 'playing', game_id: p('gameId'), started_at: p('now') })
      .where('id', '=', p('matchId')),
);

interface Said {
  matchId: number;
  side: number;
  a: number;
  b: number;
  userId: string;
  now: Date;
}

/** One side says how it ended. */
export const saySo = prepared('tournaments.saySo', (db, p: Placeholders<Said>) =>
  db
    .updateTable('tournament_matches')
    .set({
      status: 'reported',
      said_side: p('side'),
      said_a: p('a'),
      said_b: p('b'),
      said_by: p('userId'),
      said_at: p('now'),
    })
    .where('id', '=', p('matchId')),
);

/** The other side says that it was otherwise. */
export const dispute = prepared(
  'tournaments.disputeMatch',
  (db, p: Placeholders<{ matchId: number; reason: string }>) =>
    db
      .updateTable('tournament_matches')
      .set({ status: 'disputed', dispute_reason: p('reason') })
      .where('id', '=', p('matchId')),
);

/** The lounge's board where a match is, for its game. */
export const getLoungeBoard = prepared(
  'tournaments.getLoungeBoard',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_calls')
      .select('lounge_board_id as id')
      .where('match_id', '=', p('matchId'))
      .where('ended_at', 'is', null),
);
