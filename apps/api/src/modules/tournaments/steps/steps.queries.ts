import { type Placeholders, prepared, type Tx } from '@oche/db';
import type {
  MatchStatus,
  ResultSource,
  StepFacts,
  StepKind,
} from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';

/** What a match was before it had its result, so that it can be so again. */
export interface Prior {
  status: MatchStatus;
  said: {
    a: number;
    b: number;
    side: number;
    by: string;
    at: string;
    reason: string | null;
  } | null;
  source: ResultSource | null;
  decidedBy: string | null;
}

/** What the way back of a step needs beside what is told of it. */
export interface WayBack {
  boardId?: number | undefined;
  fromBoardId?: number;
  wasHeld?: boolean;
  prior?: Prior;
}

export interface NewStep {
  tournamentId: number;
  kind: StepKind;
  matchId: number | null;
  /** null: a game that was scored */
  by: string | null;
  at: Date;
  facts: Partial<StepFacts>;
  /** null: there is no way back */
  wayBack: WayBack | null;
}

export async function insertSteps(tx: Tx, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('tournament_steps')
    .values(
      steps.map(({ tournamentId, kind, matchId, by, at, facts, wayBack }) => ({
        tournament_id: tournamentId,
        kind,
        match_id: matchId,
        taken_by: by,
        taken_at: at,
        facts: JSON.stringify(facts),
        way_back: wayBack && JSON.stringify(wayBack),
      })),
    )
    .execute();
}

/** The last steps of an evening before one of them, with who took them. */
export const listSteps = prepared(
  'tournaments.listSteps',
  (db, p: Placeholders<{ tournamentId: number; before: number; limit: number }>) =>
    db
      .selectFrom('tournament_steps as step')
      .leftJoin('users', 'users.id', 'step.taken_by')
      .select([
        'step.id',
        'step.kind',
        'step.taken_by as byId',
        sql<string | null>`users.first_name || ' ' || users.last_name`.as('byName'),
        'step.taken_at as takenAt',
        'step.undone_at as undoneAt',
        sql<Partial<StepFacts>>`step.facts`.as('facts'),
      ])
      .where('step.tournament_id', '=', p('tournamentId'))
      .where('step.id', '<', p('before'))
      .orderBy('step.id', 'desc')
      .limit(p('limit')),
);

/** The last step that somebody took and hasn't taken back, unless it is older than `since`. */
export const getLastStep = prepared(
  'tournaments.getLastStep',
  (db, p: Placeholders<{ tournamentId: number; userId: string; since: string }>) =>
    db
      .selectFrom('tournament_steps')
      .select(['id', sql<boolean>`way_back is not null`.as('hasWayBack')])
      .where('tournament_id', '=', p('tournamentId'))
      .where('taken_by', '=', p('userId'))
      .where('undone_at', 'is', null)
      // somebody who was asked once more can't be un-asked
      .where('kind', '<>', 'again')
      .where('taken_at', '>=', p('since'))
      .orderBy('id', 'desc')
      .limit(1),
);

/** A step with a way back that its taker hasn't gone yet. */
export const getStep = prepared(
  'tournaments.getStep',
  (db, p: Placeholders<{ tournamentId: number; stepId: number; userId: string }>) =>
    db
      .selectFrom('tournament_steps')
      .select([
        'kind',
        'match_id as matchId',
        'taken_at as takenAt',
        'undone_at as undoneAt',
        sql<Partial<StepFacts>>`facts`.as('facts'),
        sql<WayBack>`way_back`.as('wayBack'),
      ])
      .where('id', '=', p('stepId'))
      .where('tournament_id', '=', p('tournamentId'))
      .where('taken_by', '=', p('userId'))
      .where('way_back', 'is not', null),
);

export const setUndone = prepared(
  'tournaments.setStepUndone',
  (db, p: Placeholders<{ stepId: number; now: Date }>) =>
    db
      .updateTable('tournament_steps')
      .set({ undone_at: p('now') })
      .where('id', '=', p('stepId')),
);

/** The board of a match, as long as it has one. */
export const getCall = prepared(
  'tournaments.getCallOfMatch',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_calls as call')
      .innerJoin('tournament_boards as board', 'board.id', 'call.board_id')
      .select([
        'call.id',
        'call.board_id as boardId',
        'call.lounge_board_id as loungeBoardId',
        'call.marker_id as markerId',
        'board.name',
      ])
      .where('call.match_id', '=', p('matchId'))
      .where('call.ended_at', 'is', null),
);

interface Said {
  matchId: number;
  status: MatchStatus;
  a: number;
  b: number;
  side: number;
  userId: string;
  at: string;
  reason: string | null;
}

/** What the sides have said stands there again. */
export const sayAgain = prepared('tournaments.sayAgain', (db, p: Placeholders<Said>) =>
  db
    .updateTable('tournament_matches')
    .set({
      status: p('status'),
      said_a: p('a'),
      said_b: p('b'),
      said_side: p('side'),
      said_by: p('userId'),
      said_at: p('at'),
      dispute_reason: p('reason'),
    })
    .where('id', '=', p('matchId'))
    .where('status', '=', 'open'),
);
