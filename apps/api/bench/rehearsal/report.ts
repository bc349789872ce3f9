import { number, table } from '../table.ts';
import type { Bounds } from './scenarios/scenario.ts';
import type { Tally } from './traffic/tally.ts';

/** What a scenario came to. */
export interface Result {
  name: string;
  bounds: Bounds;
  writes: number;
  lost: readonly string[];
  twice: readonly string[];
  answers: Pick<Tally, 'sent' | 'failed' | 'failedForMs' | 'slowestMs'>;
  kinds: ReadonlyMap<string, Tally>;
  /** streams that missed something, with what */
  missed: ReadonlyMap<string, readonly string[]>;
  streams: number;
  /** null: it didn't become well */
  wellAfterMs: number | null;
  /** what else went wrong, in a sentence each */
  problems: readonly string[];
}

/** @returns what is not as it has to be, in a sentence each */
export function problemsOf(result: Result): string[] {
  const { bounds, lost, twice, missed, wellAfterMs, answers } = result;
  const found = [...result.problems];
  if (lost.length > 0) found.push(`lost: ${lost.slice(0, 5).join(', ')}`);
  if (twice.length > 0) found.push(`written twice: ${twice.slice(0, 5).join(', ')}`);
  for (const [stream, words] of missed) {
    found.push(`${stream} was not told of ${words.length}: ${words.slice(0, 3).join(', ')}`);
  }
  if (answers.failedForMs > bounds.failedSeconds * 1000) {
    found.push(
      `a kind of request failed for ${seconds(answers.failedForMs)} s, at most ${bounds.failedSeconds}`,
    );
  }
  if (wellAfterMs === null) found.push('it did not become well again');
  else if (wellAfterMs > bounds.wellSeconds * 1000) {
    found.push(`well after ${seconds(wellAfterMs)} s, at most ${bounds.wellSeconds}`);
  }
  return found;
}

const seconds = (ms: number) => number(ms / 1000, 1);

export function resultTable(results: readonly Result[]): string {
  return table(
    [
      'scenario',
      'writes',
      'lost',
      'twice',
      'answers',
      'failed',
      'for s (bound)',
      'slowest s',
      'streams',
      'missed',
      'well after s (bound)',
      '',
    ],
    results.map((result) => [
      result.name,
      number(result.writes),
      number(result.lost.length),
      number(result.twice.length),
      number(result.answers.sent),
      number(result.answers.failed),
      `${seconds(result.answers.failedForMs)} (${result.bounds.failedSeconds})`,
      seconds(result.answers.slowestMs),
      number(result.streams),
      number(result.missed.size),
      `${result.wellAfterMs === null ? '-' : seconds(result.wellAfterMs)} (${result.bounds.wellSeconds})`,
      problemsOf(result).length === 0 ? '✓' : '✗',
    ]),
  );
}

/** What failed, kind by kind, and why. */
export function failureTable({ kinds }: Result): string {
  const rows = [...kinds]
    .filter(([, { failed }]) => failed > 0)
    .map(([kind, { sent, failed, failedForMs, reasons }]) => [
      kind,
      number(sent),
      number(failed),
      seconds(failedForMs),
      [...reasons].map(([reason, count]) => `${count} × ${reason}`).join(', '),
    ]);
  return rows.length === 0 ? '' : table(['request', 'sent', 'failed', 'for s', 'why'], rows);
}
