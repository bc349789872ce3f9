import type { Tx } from '@oche/db';
import { getCall, type NewStep, type Prior } from '../steps/steps.queries.ts';
import {
  type Changes,
  type Decision,
  disturbedBy,
  type StoredMatch,
  scoreIn,
} from './match-rows.ts';

/**
 * A result as a step of the evening, before it is written. There is a way back to what an organiser has decided, as
 * long as no other match was opened again by it.
 * @returns undefined when nothing changes, or a step is taken back
 */
export async function resultStep(
  tx: Tx,
  tournamentId: number,
  rows: readonly StoredMatch[],
  changes: Changes,
  { key, source, by, at, isWayBack }: Decision,
): Promise<NewStep | undefined> {
  const row = rows.find((one) => one.key === key);
  const after = changes.saved.find((one) => one.key === key);
  if (!row || !after || isWayBack) return undefined;
  const [before, score] = [scoreIn(row), scoreOf(after)];
  if (score === null || (before?.[0] === score[0] && before[1] === score[1])) return undefined;
  const call = await getCall.first(tx, { matchId: row.id });
  const isFinal = source !== 'organiser' || disturbedBy(rows, changes, key).length > 0;
  return {
    tournamentId,
    kind: 'result',
    matchId: row.id,
    by,
    at,
    facts: {
      match: { number: row.number, players: [row.entry_a, row.entry_b] },
      before,
      after: score,
      source,
      wasDisputed: row.status === 'disputed',
      markerId: call?.markerId ?? null,
    },
    wayBack: isFinal ? null : { boardId: call?.boardId, prior: priorOf(row) },
  };
}

const scoreOf = ({ score_a: a, score_b: b }: Changes['saved'][number]): [number, number] | null =>
  a == null || b == null ? null : [a, b];

/** What a match is now, so that it can be so again. */
export function priorOf(row: StoredMatch): Prior {
  const { status, source, decided_by: decidedBy } = row;
  const { said_a: a, said_b: b, said_side: side, said_by: by, said_at: at } = row;
  const isSaid = a !== null && b !== null && side !== null && by !== null && at !== null;
  const said = isSaid ? { a, b, side, by, at, reason: row.dispute_reason } : null;
  return { status, said, source, decidedBy };
}
