import type { SourceProblem } from '@oche/validators/media/feeds';
import { DAY_MS, HOUR_MS } from '../../../lib/time/wall-clock.ts';
import type { NextState, Outcome, SourceFacts, SourceKind } from './source.ts';

/** As long as anything dead is left alone, and as long as anybody can make us stay away. */
const WEEK_MS = 7 * DAY_MS;

/** The address itself is wrong or nobody's any more; all else may be over in an hour. */
const isGone = (problem: SourceProblem): boolean =>
  problem === 'gone' || problem === 'unknown' || problem === 'refused';

/** What is known after a read, and when the next one is due. */
export function afterRead(
  facts: SourceFacts,
  { problem, pauseMs = 0 }: Outcome,
  now: Date,
): NextState {
  const due = (own: number) =>
    new Date(now.getTime() + Math.max(own, Math.min(pauseMs, WEEK_MS))).toISOString();
  if (problem === null) {
    const nextCheckAt = due(facts.kind === 'page' ? WEEK_MS : feedPause(facts, now));
    return { state: 'fine', problem, failures: 0, failingSince: null, nextCheckAt };
  }
  const failures = facts.failures + 1;
  const failingSince = facts.failingSince ?? now.toISOString();
  const isDead = isLost(problem, failures, now.getTime() - Date.parse(failingSince));
  return {
    state: isDead ? 'dead' : 'failing',
    problem,
    failures,
    failingSince,
    nextCheckAt: due(isDead ? WEEK_MS : failurePause(facts.kind, problem, failures)),
  };
}

/** Not before somebody had the time to mend it: most of what is gone is back the next day. */
const isLost = (problem: SourceProblem, failures: number, sinceMs: number): boolean =>
  isGone(problem)
    ? failures >= 2 && sinceMs >= DAY_MS - HOUR_MS
    : failures >= 4 && sinceMs >= WEEK_MS;

function failurePause(kind: SourceKind, problem: SourceProblem, failures: number): number {
  if (isGone(problem)) return DAY_MS;
  const first = kind === 'page' ? 6 * HOUR_MS : HOUR_MS / 2;
  return Math.min(2 * DAY_MS, first * 2 ** Math.min(failures - 1, 10));
}

/** Where nothing has come for long, nothing comes within the hour either. */
function feedPause({ latestEpisodeAt }: SourceFacts, now: Date): number {
  const quietMs = latestEpisodeAt ? now.getTime() - Date.parse(latestEpisodeAt) : 0;
  if (quietMs > 365 * DAY_MS) return DAY_MS;
  return quietMs > 30 * DAY_MS ? 6 * HOUR_MS : HOUR_MS;
}

/** Statuses by which somebody says that they are there, and that we have to stay outside. */
const CLOSED = new Set([401, 402, 403, 405, 406, 429, 451, 999]);

/** @returns why an answer is of no use; null when it is */
export function problemOf(kind: SourceKind, status: number): SourceProblem | null {
  if ((status >= 200 && status < 300) || status === 304) return null;
  if (status === 404 || status === 410) return 'gone';
  return kind === 'page' && CLOSED.has(status) ? null : 'busy';
}

/** Names that lead nowhere, by RFC 2606: examples. Nobody is asked there. */
export const isExample = (url: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/.test(new URL(url).hostname);
