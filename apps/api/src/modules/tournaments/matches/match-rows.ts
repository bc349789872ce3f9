import { type MatchState, type StoredResult, statesOf } from '@oche/darts/tournaments/bracket';
import type { Course } from '@oche/darts/tournaments/course';
import type { DB } from '@oche/db';
import type { ResultSource } from '@oche/validators/tournaments/schemas';
import type { Insertable, Selectable } from 'kysely';

/** A match as it is stored, and as it is written. */
export type StoredMatch = Selectable<DB['tournament_matches']>;
export type MatchRow = Omit<Insertable<DB['tournament_matches']>, 'id'>;

/** Where a match has begun in the eyes of those who wait for it. */
const BEGUN: ReadonlySet<string> = new Set(['called', 'playing', 'reported', 'disputed']);
export const hasBegun = ({ status }: Pick<StoredMatch, 'status'>): boolean =>
  BEGUN.has(status) || status === 'played';

/** How a match ended; null as long as it hasn't. */
export const scoreIn = ({
  score_a: a,
  score_b: b,
}: Pick<StoredMatch, 'score_a' | 'score_b'>): [number, number] | null =>
  a === null || b === null ? null : [a, b];

type Facts = Pick<
  StoredMatch,
  'key' | 'stage' | 'round' | 'entry_a' | 'entry_b' | 'status' | 'score_a' | 'score_b' | 'winner'
>;

/** What packages/darts has to know of the matches. */
export function factsOf(rows: readonly Facts[]) {
  const results = new Map<string, StoredResult>();
  const rounds = new Map<number, number[][]>();
  const begun = new Set<string>();
  for (const row of rows) {
    const { key, entry_a: a, entry_b: b, score_a, score_b, winner } = row;
    if (BEGUN.has(row.status)) begun.add(key);
    if (row.stage === 'swiss') {
      const pairings = rounds.get(row.round) ?? [];
      rounds.set(row.round, pairings);
      pairings.push([a, b].filter((entry) => entry !== null));
    }
    if (row.status !== 'played' || a === null || b === null) continue;
    if (score_a === null || score_b === null) continue;
    const won = winner === 0 || winner === 1 ? winner : undefined;
    results.set(key, { players: [a, b], scores: [score_a, score_b], winner: won });
  }
  return { results, begun, rounds: [...rounds.values()] };
}

/** Who has said how a match ended. */
export interface Decision {
  key: string;
  source: ResultSource | null;
  by: string | null;
  at: Date;
  /** a step that is taken back is no new one */
  isWayBack?: boolean;
}

export interface Changes {
  /** rows to write */
  saved: MatchRow[];
  /** keys of matches that are no longer planned */
  gone: string[];
  /** games of matches that are now between others, or open again */
  orphans: number[];
}

/** What has to be written so that the rows are those of the course. */
export function changesTo(
  tournamentId: number,
  rows: readonly StoredMatch[],
  course: Course,
  decision?: Decision,
): Changes {
  const before = new Map(rows.map((row) => [row.key, row]));
  const saved: MatchRow[] = [];
  const orphans: number[] = [];
  let number = Math.max(0, ...rows.map((row) => row.number));
  for (const state of statesOf(course.bracket).values()) {
    const { id: key } = state.plan;
    const stored = before.get(key);
    before.delete(key);
    if (!stored) number += 1;
    const row = rowOf(tournamentId, state, stored, stored?.number ?? number, decision);
    if (stored?.game_id != null && row.game_id === null) orphans.push(stored.game_id);
    if (!stored || isOther(stored, row)) saved.push(row);
  }
  for (const { game_id } of before.values()) if (game_id !== null) orphans.push(game_id);
  return { saved, gone: [...before.keys()], orphans };
}

/** Matches beside one that have a result or are on, and are no longer so. */
export function disturbedBy(
  rows: readonly StoredMatch[],
  { saved, gone }: Pick<Changes, 'saved' | 'gone'>,
  key: string,
): StoredMatch[] {
  const later = new Map(saved.map((row) => [row.key, row.status]));
  return rows.filter((row) => {
    const isGone = gone.includes(row.key) || (later.get(row.key) ?? row.status) !== row.status;
    return row.key !== key && hasBegun(row) && isGone;
  });
}

const isOther = (stored: StoredMatch, row: MatchRow): boolean =>
  Object.entries(row).some(([column, value]) => stored[column as keyof StoredMatch] !== value);

const idOf = (player: MatchState['players'][number]): number | null =>
  typeof player === 'number' ? player : null;

const NOTHING_SAID = {
  said_a: null,
  said_b: null,
  said_side: null,
  said_by: null,
  said_at: null,
  dispute_reason: null,
};
const NO_RESULT = {
  score_a: null,
  score_b: null,
  winner: null,
  source: null,
  decided_by: null,
  decided_at: null,
};
const NO_GAME = { game_id: null, started_at: null };

function rowOf(
  tournamentId: number,
  state: MatchState,
  stored: StoredMatch | undefined,
  number: number,
  decision: Decision | undefined,
): MatchRow {
  const { plan, players, result } = state;
  const [a, b] = [idOf(players[0]), idOf(players[1])];
  const row = {
    tournament_id: tournamentId,
    key: plan.id,
    number,
    stage: plan.stage,
    round: plan.round,
    group_name: plan.group ?? null,
    entry_a: a,
    entry_b: b,
    ...NO_RESULT,
    ...NOTHING_SAID,
    ...NO_GAME,
  };
  const isSame = stored?.entry_a === a && stored.entry_b === b;
  if (result)
    return { ...row, ...playedRow(result, isSame ? stored : undefined, plan.id, decision) };
  if (state.status === 'ready') {
    return isSame && BEGUN.has(stored.status)
      ? { ...row, ...goingOn(stored) }
      : { ...row, status: 'open' };
  }
  if (state.status !== 'walkover')
    return { ...row, status: state.status === 'skipped' ? 'skipped' : 'waiting' };
  const winner = state.winner === 'nobody' ? null : state.winner === players[0] ? 0 : 1;
  return { ...row, winner, status: players.includes('nobody') ? 'bye' : 'walkover' };
}

function playedRow(
  { scores, winner }: NonNullable<MatchState['result']>,
  stored: StoredMatch | undefined,
  key: string,
  decision: Decision | undefined,
) {
  const isNew = decision?.key === key;
  return {
    status: 'played' as const,
    score_a: scores[0],
    score_b: scores[1],
    winner: winner ?? null,
    source: isNew ? decision.source : (stored?.source ?? null),
    decided_by: isNew ? decision.by : (stored?.decided_by ?? null),
    decided_at: isNew ? decision.at : (stored?.decided_at ?? null),
    game_id: stored?.game_id ?? null,
    started_at: stored?.started_at ?? null,
  };
}

const goingOn = (stored: StoredMatch) => ({
  status: stored.status,
  said_a: stored.said_a,
  said_b: stored.said_b,
  said_side: stored.said_side,
  said_by: stored.said_by,
  said_at: stored.said_at,
  dispute_reason: stored.dispute_reason,
  game_id: stored.game_id,
  started_at: stored.started_at,
});
