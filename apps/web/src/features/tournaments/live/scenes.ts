import type { Bests } from '@oche/validators/tournaments/schemas';
import { byName } from '../../../components/list/by-name.ts';
import type { Course, CourseGroup, CourseMatch } from '../bracket/course.ts';
import { byKey, isOn, isOver, isShown } from '../bracket/course.ts';
import { sectionsOf } from '../bracket/layout/sections.ts';
import { type Sheet, sheetsOf } from '../bracket/layout/sheets.ts';

/** What a screen on the wall shows at a time. */
export type Scene = { key: string } & (
  | { kind: 'winner'; entrant: number }
  | { kind: 'now'; matches: readonly CourseMatch[] }
  | { kind: 'next'; matches: readonly CourseMatch[] }
  | { kind: 'tables'; groups: readonly CourseGroup[] }
  | { kind: 'bests'; bests: Bests }
  | { kind: 'sheet'; sheet: Sheet }
);

/** As many as can be read from the other end of the room. */
const MOST = { now: 6, next: 8, rows: 12, groupRows: 8 } as const;

/**
 * The scenes that a screen goes through: who has won, what is on, what comes next, the tables as long as
 * their matches are played, of the bracket what is still open, and the best of the evening.
 */
export function scenesOf(course: Course, bests?: Bests): readonly Scene[] {
  const all = [...course.groups.flatMap(({ matches }) => matches), ...course.matches];
  // as the boards hang, so that each stays where one looks for it
  const on = all
    .filter((match) => isOn(match) || match.state === 'disputed')
    .sort(({ board: a = '' }, { board: b = '' }) => byName(a, b));
  const next = all.filter(({ state }) => state === 'open').slice(0, MOST.next);
  const winner = winnerOf(course);
  return [
    ...(winner === undefined ? [] : [{ key: 'winner', kind: 'winner' as const, entrant: winner }]),
    ...slices(on, MOST.now).map((matches, index) => ({
      key: `now ${index}`,
      kind: 'now' as const,
      matches,
    })),
    ...(next.length > 0 ? [{ key: 'next', kind: 'next' as const, matches: next }] : []),
    ...tableScenes(course),
    ...sheetScenes(course),
    ...(bests && bests.games > 0 ? [{ key: 'bests', kind: 'bests' as const, bests }] : []),
  ];
}

/** Who has won all of it: the knock-out, or the table where there is nothing behind it. */
export function winnerOf({ matches, groups }: Course): number | undefined {
  if (matches.length > 0) {
    // without a second final the first one has decided
    const final =
      matches.find(({ plan, state }) => plan.winnerPlaces?.from === 1 && state !== 'skipped') ??
      matches.find(({ plan }) => plan.stage === 'final');
    const player = final?.winner === undefined ? undefined : final.players[final.winner];
    return typeof player === 'number' ? player : undefined;
  }
  const [group] = groups;
  const isDone = groups.length === 1 && group && group.matches.length > 0;
  return isDone && group.matches.every(isOver) ? group.table[0]?.entrant : undefined;
}

const BEGUN: ReadonlySet<CourseMatch['state']> = new Set(['called', 'playing', 'played']);

/** Tables go when the knock-out behind them has begun, and come by as many as have room. */
function tableScenes({ groups, matches }: Course): Scene[] {
  if (groups.length === 0 || matches.some(({ state }) => BEGUN.has(state))) {
    return [];
  }
  const longest = Math.max(1, ...groups.map(({ table }) => table.length));
  // two side by side, and as many rows of them as there is room for
  const together = Math.floor(MOST.groupRows / longest) * 2;
  const parts =
    groups.length > 1 && together > 0
      ? slices(groups, together)
      : groups.flatMap((group) =>
          slices(group.table, MOST.rows).map((table) => [{ ...group, table }]),
        );
  return parts.map((some, index) => ({ key: `tables ${index}`, kind: 'tables', groups: some }));
}

/** The sheets on which something is open; when all is over the one with the final. */
function sheetScenes(course: Course): Scene[] {
  const matches = byKey(course);
  const isDrawn = (id: string) => {
    const match = matches.get(id);
    return match !== undefined && isShown(match);
  };
  const sheets = sectionsOf(course.matches.map(({ plan }) => plan)).map((section) =>
    sheetsOf(section, isDrawn),
  );
  const open = sheets.flat().filter(({ tree }) =>
    tree.boxes.some(({ id }) => {
      const match = matches.get(id);
      return match !== undefined && !isOver(match);
    }),
  );
  const final = sheets[0]?.at(-1);
  const shown = open.length > 0 || !final ? open : [final];
  return shown.map((sheet) => ({
    key: `${sheet.section.key} ${sheet.from} ${sheet.tree.boxes[0]?.id}`,
    kind: 'sheet',
    sheet,
  }));
}

const slices = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
