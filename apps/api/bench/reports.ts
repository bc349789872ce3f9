import { keyOf } from '../../../e2e/support/views/addresses.ts';
import type { FirstView } from '../../../e2e/support/views/all.ts';
import { goalOf } from '../../../e2e/support/views/budgets.ts';
import type { AttackTimes } from './attack.ts';
import type { GameTimes } from './domains/games.ts';
import type { LeagueTimes } from './domains/leagues.ts';
import type { NotificationTimes } from './domains/notifications.ts';
import type { Delays } from './domains/search.ts';
import type { Delay } from './domains/shown-visits.ts';
import type { TournamentTimes } from './domains/tournaments.ts';
import type { Measure, SizedRead } from './load.ts';
import { type Held, inMegabytes } from './memory.ts';
import type { FirstLoad } from './pages.ts';
import type { Renders } from './renders.ts';
import type { RuleTimes } from './rules.ts';
import type { Result } from './scenarios.ts';
import { number, table } from './table.ts';

export const told = ({ before, withStreams, streams, bell, watchers, fanOut }: NotificationTimes) =>
  table(
    ['', 'value', 'target'],
    [
      [
        `memory of one of ${number(streams)} bells, kB`,
        number((withStreams.resident - before.resident) / streams / 1000, 1),
        '',
      ],
      ['from an answer to the bell, p50 ms', number(bell.p50), ''],
      ['from an answer to the bell, p99 ms', number(bell.p99), '≤ 300'],
      [`an answer that ${number(watchers)} watch, ms`, number(fanOut.answer), ''],
      ['until the last of them is stored, ms', number(fanOut.lastStored), ''],
      [`until the last of ${number(streams)} bells rings, ms`, number(fanOut.lastBell), ''],
    ],
  );

export const attacked = (measured: Record<string, AttackTimes>) =>
  table(
    [
      'attack by',
      'quiet p50 ms',
      'p95 ms',
      'attacked p50 ms',
      'p95 ms',
      'ratio of p95',
      'target',
      'refused',
      'what it got',
    ],
    Object.entries(measured).map(([name, { quiet, attacked: beside, loot }]) => [
      name,
      ...[quiet.p50, quiet.p95, beside.p50, beside.p95].map((time) => number(time, 1)),
      number(beside.p95 / quiet.p95, 1),
      '≤ 3',
      number(beside.refused),
      Object.entries(loot)
        .map(([status, count]) => `${status}: ${number(count)}`)
        .join(', '),
    ]),
  );

export const watched = ({
  before,
  withWatchers,
  watchers,
  seen,
  shown,
  proposed,
  lobby,
}: GameTimes) =>
  table(
    ['', 'value'],
    [
      [
        `memory of one of ${number(watchers)} watchers, kB`,
        number((withWatchers.resident - before.resident) / watchers / 1000, 1),
      ],
      ['from a visit until the last of them has it, p50 ms', number(seen.p50)],
      ['from a visit until the last of them has it, p99 ms', number(seen.p99)],
      ['from a visit until its event in the stream, p50 / p90 / max ms', delay(shown.event)],
      ['from a visit until an overlay has painted it, p50 / p90 / max ms', delay(shown.paint)],
      ['from a dart that a board sees until the last of them has it, p50 ms', number(proposed.p50)],
      ['the same, p99 ms (≤ 150)', number(proposed.p99)],
      [`the lobby with ${number(lobby.waiting)} open games, p50 ms`, number(lobby.p50, 1)],
      ['the same, p95 ms (≤ 30)', number(lobby.p95, 1)],
    ],
  );

const delay = ({ p50, p90, max }: Delay): string =>
  [p50, p90, max].map((time) => number(time)).join(' / ');

export const weighed = ({ weight }: TournamentTimes) =>
  table(
    ['', 'value'],
    [
      ['all matches of 512, kB', number(weight.course / 1000)],
      ['the same compressed, kB', number(weight.courseCompressed / 1000)],
      ['page with the bracket, compressed, kB', number(weight.pageCompressed / 1000)],
      ['first byte of the page just after a result, ms', number(weight.fresh)],
      ['first byte of the page when nothing has changed, ms', number(weight.kept, 1)],
    ],
  );

export const followed = ({ watchers, told, shown }: LeagueTimes['watched']) =>
  table(
    [`a result in a division that ${number(watchers)} watch`, 'p50 ms', 'p99 ms'],
    [
      ['until the last watcher knows of it', number(told.p50), number(told.p99)],
      ['until the last has the table', number(shown.p50), number(shown.p99)],
    ],
  );

export const projected = ({ projector }: TournamentTimes) =>
  table(
    ['', 'p50 ms', 'p99 ms'],
    [
      [
        'from a result until the last watcher knows of it',
        number(projector.told.p50),
        number(projector.told.p99),
      ],
      ['until the last has the bracket', number(projector.shown.p50), number(projector.shown.p99)],
      [
        `memory of one of ${number(projector.watchers)} watchers, kB`,
        number(
          (projector.withWatchers.resident - projector.before.resident) / projector.watchers / 1000,
          1,
        ),
        '',
      ],
    ],
  );

export const ruled = (times: RuleTimes) =>
  table(
    ['', 'value', 'target'],
    [
      ['a visit, µs', number(times.apply * 1000, 1), '≤ 20'],
      ['a game of 100 legs replayed, ms', number(times.replay, 1), '≤ 20'],
      ['hints for a score, ms', number(times.hints, 2), ''],
      ['512 players drawn, ms', number(times.draw, 2), '≤ 10'],
      ['a result among 512 players, ms', number(times.result, 2), '≤ 1'],
    ],
  );

export const againstBare = (results: Result[]) =>
  table(
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'ratio', 'target'],
    results.map(({ name, measure, ratio, target }) => [
      name,
      number(measure.rate),
      number(measure.p50, 2),
      number(measure.p99, 2),
      ratio === undefined ? '' : number(ratio, 2),
      target === undefined ? '' : `≥ ${target}`,
    ]),
  );

export const atTwoSizes = (rows: SizedRead[], few: number, many: number, limit: number) =>
  table(
    [
      'read',
      `p50 ms at ${number(few)}`,
      `p50 ms at ${number(many)}`,
      `ratio (at most ${limit})`,
      `p95 ms at ${number(many)}`,
    ],
    rows.map(({ name, small, large }) => [
      name,
      number(small.p50, 2),
      number(large.p50, 2),
      number(large.p50 / small.p50, 2),
      number(large.p95, 2),
    ]),
  );

export const plain = (measured: Record<string, Measure>) =>
  table(
    ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms'],
    Object.entries(measured).map(([name, measure]) => [
      name,
      number(measure.rate),
      number(measure.p50, 2),
      number(measure.p95, 2),
      number(measure.p99, 2),
    ]),
  );

export const soon = ({ found, gone }: Delays): string => {
  const text = (times: number[]) => times.map((time) => number(time)).join(', ');
  return `A post is found after ${text(found)} ms; a deleted one is gone after ${text(gone)} ms`;
};

export const held = (measured: readonly Held[]) =>
  table(
    ['', 'resident MB', 'bound MB', 'heap in use MB', 'outside of it MB'],
    measured.map(({ name, memory: { resident, heapUsed, external }, bound }) => [
      name,
      number(inMegabytes(resident)),
      `≤ ${number(bound)}${inMegabytes(resident) > bound ? ' ✗' : ''}`,
      ...[heapUsed, external].map((bytes) => number(inMegabytes(bytes))),
    ]),
  );

export const firstViews = (views: FirstView[]) =>
  table(
    ['until it is quiet', 'JavaScript kB', 'goal', 'requests', 'goal', 'shift', 'LCP s', 'of what'],
    views.map(({ place, view }) => [
      keyOf(place),
      number(view.scripts / 1000, 1),
      `≤ ${goalOf(place).scripts}`,
      number(view.requests),
      `≤ ${goalOf(place).requests}`,
      number(view.shift, 3),
      number(view.largestPaint / 1000, 2),
      Object.entries(view.kinds)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
    ]),
  );

export const firstLoads = (measured: Record<string, FirstLoad>) =>
  table(
    ['on a slow phone', 'score', 'FCP s', 'LCP s', 'CLS', 'TBT ms'],
    Object.entries(measured).map(([name, load]) => [
      name,
      number(load.score),
      number(load.firstPaint / 1000, 2),
      number(load.largestPaint / 1000, 2),
      number(load.layoutShift, 3),
      number(load.blocking),
    ]),
  );

/** milliseconds that a page may take */
const RENDER_BOUND = 15;

export const rendered = ({ pages, heap }: Renders) => {
  const megabytes = (bytes: number) => number(bytes / 2 ** 20, 1);
  const rows = table(
    ['', 'p50 ms', 'p95 ms', 'bound', 'brotli ms', 'HTML kB', 'sent kB', 'calls'],
    Object.entries(pages).map(([name, cost]) => [
      name,
      number(cost.p50, 1),
      number(cost.p95, 1),
      `≤ ${RENDER_BOUND}`,
      number(cost.compression, 1),
      number(cost.html / 1000, 1),
      number(cost.sent / 1000, 1),
      number(cost.calls),
    ]),
  );
  const { early, late, between } = heap;
  return `${rows}\n\nHeap: ${megabytes(early)} MB, ${between} pages later ${megabytes(late)} MB`;
};
