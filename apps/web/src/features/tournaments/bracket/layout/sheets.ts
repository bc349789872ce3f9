import type { MatchPlan } from '@oche/darts/tournaments/bracket';
import type { Section } from './sections.ts';
import { type Tree, treeOf, winnersInto } from './tree.ts';

/** What a sheet of paper, A4 and landscape, has room for. */
const MOST_ROUNDS = 4;
const LINES = 8;

export interface Sheet {
  section: Section;
  /** its first round */
  from: number;
  tree: Tree;
}

/**
 * A section on sheets of paper: some rounds side by side, and of them as many matches as there are
 * lines; the next rounds begin on a sheet of their own.
 */
export function sheetsOf(section: Section, isShown: (id: string) => boolean): readonly Sheet[] {
  const sheets: Sheet[] = [];
  const { length } = section.columns;
  // as many on each, so that the final never stands alone
  const rounds = Math.ceil(length / Math.ceil(length / MOST_ROUNDS));
  for (let from = 0; from < length; from += rounds) {
    const columns = section.columns.slice(from, from + rounds);
    for (const part of partsOf(columns, isShown)) {
      const tree = treeOf({ ...section, columns: part }, { isShown });
      if (tree.boxes.length > 0) sheets.push({ section, from, tree });
    }
  }
  return sheets;
}

type Columns = readonly (readonly MatchPlan[])[];

/** Rounds cut between the matches of the last one, where a sheet is full. */
function partsOf(columns: Columns, isShown: (id: string) => boolean): readonly Columns[] {
  const byId = new Map(columns.flat().map((match) => [match.id, match]));
  const parts: Set<MatchPlan>[] = [];
  let lines: number = LINES;
  for (const last of columns.at(-1) ?? []) {
    const within = new Set<MatchPlan>();
    const ends = collect(last, byId, isShown, within);
    if (lines + ends > LINES) {
      parts.push(new Set());
      lines = 0;
    }
    lines += ends;
    for (const match of within) parts.at(-1)?.add(match);
  }
  return parts.map((part) => columns.map((round) => round.filter((match) => part.has(match))));
}

/** Collects what leads to a match. @returns how many lines it takes */
function collect(
  match: MatchPlan,
  byId: ReadonlyMap<string, MatchPlan>,
  isShown: (id: string) => boolean,
  within: Set<MatchPlan>,
): number {
  within.add(match);
  const lines = winnersInto(match).reduce((sum, { id }) => {
    const before = byId.get(id);
    return before ? sum + collect(before, byId, isShown, within) : sum;
  }, 0);
  return lines > 0 || !isShown(match.id) ? lines : 1;
}
