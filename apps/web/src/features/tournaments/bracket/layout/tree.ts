import type { MatchPlan } from '@oche/darts/tournaments/bracket';
import type { Section } from './sections.ts';

/** Measures of a match and the room between matches, in pixels before any zoom. */
export const BOX = { width: 236, height: 88, head: 24, columnGap: 44, rowGap: 14 } as const;

/** The width that folded rounds take together. */
const FOLD_WIDTH = 44;

export interface Box {
  id: string;
  /** its upper left corner */
  x: number;
  y: number;
}

/** From a match to the place that its winner gets in another one. */
export interface Line {
  from: string;
  to: string;
  side: 0 | 1;
  /** from here straight on, up or down at `bend`, and straight on to there */
  start: readonly [x: number, y: number];
  bend: number;
  end: readonly [x: number, y: number];
}

export interface Column {
  /** which of the section's rounds it is, from 0 on */
  index: number;
  x: number;
  width: number;
  isFolded: boolean;
}

export interface Tree {
  columns: readonly Column[];
  boxes: readonly Box[];
  lines: readonly Line[];
  width: number;
  height: number;
}

interface TreeOptions {
  /** whether a match is drawn; those with a bye are not */
  isShown: (id: string) => boolean;
  /** the rounds before this one are folded */
  from?: number;
  /** the rounds from this one on are left out */
  to?: number;
}

/**
 * Where everything of a section stands. Each match is beside the middle of those that lead to it; a
 * match that nothing leads to takes a line of its own, so byes and folded rounds take no room.
 */
export function treeOf({ columns: rounds }: Section, options: TreeOptions): Tree {
  const { isShown, from = 0, to = rounds.length } = options;
  const columns = columnsOf(rounds.length, from, to);
  const xOf = new Map(columns.map((column) => [column.index, column.x]));
  const shown = rounds.slice(0, to).map((round, index) => (index < from ? [] : round));
  const drawn = new Map<string, { match: MatchPlan; x: number; y: number }>();
  for (const [index, round] of shown.entries()) {
    for (const match of round) {
      if (isShown(match.id)) drawn.set(match.id, { match, x: xOf.get(index) ?? 0, y: -1 });
    }
  }
  let next = 0;
  const place = (id: string): number => {
    const one = drawn.get(id);
    if (!one || one.y >= 0) return one?.y ?? 0;
    const before = winnersInto(one.match).filter((source) => drawn.has(source.id));
    const places = before.map((source) => place(source.id));
    one.y = places.length > 0 ? mean(places) : next;
    if (places.length === 0) next += BOX.height + BOX.rowGap;
    return one.y;
  };
  // from the last round back, so that those without a way to the end come behind the others
  for (const round of shown.toReversed()) for (const { id } of round) place(id);
  return {
    columns,
    boxes: [...drawn].map(([id, { x, y }]) => ({ id, x, y })),
    lines: [...drawn.values()].flatMap(({ match, x, y }) =>
      winnersInto(match).flatMap(({ id, side }): Line[] => {
        const source = drawn.get(id);
        return source ? [lineBetween(id, source, match.id, { x, y }, side)] : [];
      }),
    ),
    width: widthOf(columns),
    height: Math.max(next - BOX.rowGap, BOX.height),
  };
}

/** All folded rounds are one narrow column, which has the number of the last of them. */
function columnsOf(rounds: number, from: number, to: number): readonly Column[] {
  const columns: Column[] = [];
  let x = 0;
  if (from > 0) {
    columns.push({ index: from - 1, x, width: FOLD_WIDTH, isFolded: true });
    x += FOLD_WIDTH + BOX.columnGap / 2;
  }
  for (let index = from; index < Math.min(rounds, to); index += 1) {
    columns.push({ index, x, width: BOX.width, isFolded: false });
    x += BOX.width + BOX.columnGap;
  }
  return columns;
}

const widthOf = (columns: readonly Column[]): number => {
  const last = columns.at(-1);
  return last ? last.x + last.width : 0;
};

/** The matches whose winners play in this one, and at which place. */
export const winnersInto = ({ sources }: MatchPlan): readonly { id: string; side: 0 | 1 }[] =>
  sources.flatMap((source, side) =>
    source !== 'bye' && 'winner' in source ? [{ id: source.winner, side: side === 0 ? 0 : 1 }] : [],
  );

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Corner {
  x: number;
  y: number;
}

function lineBetween(from: string, source: Corner, to: string, goal: Corner, side: 0 | 1): Line {
  const row = (BOX.height - BOX.head) / 2;
  return {
    from,
    to,
    side,
    start: [source.x + BOX.width, source.y + BOX.head + row],
    bend: goal.x - BOX.columnGap / 2,
    end: [goal.x, goal.y + BOX.head + row * (side + 0.5)],
  };
}
