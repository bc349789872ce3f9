import type { Block, FixtureFormat, FormatProblem, LineUp } from '@oche/darts/leagues/format';
import { problemsOf } from '@oche/darts/leagues/format';

/** A line-up has as many positions as its games need, and lasts as long as a block uses it. */
function withFittingLineUps(format: FixtureFormat): FixtureFormat {
  const lineUps = format.lineUps.flatMap((lineUp): LineUp[] => {
    const games = format.blocks.flatMap((block) => (block.lineUp === lineUp.id ? block.games : []));
    if (games.length === 0) return [];
    const positions = Math.max(1, ...games.flatMap(({ home, away }) => [...home, ...away]));
    return [{ ...lineUp, positions }];
  });
  return { ...format, lineUps };
}

export const changeBlock = (format: FixtureFormat, id: string, change: Partial<Block>) =>
  withFittingLineUps({
    ...format,
    blocks: format.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
  });

export const changeLineUp = (format: FixtureFormat, id: string, change: Partial<LineUp>) => ({
  ...format,
  lineUps: format.lineUps.map((lineUp) => (lineUp.id === id ? { ...lineUp, ...change } : lineUp)),
});

/** The block gets a line-up of its own, or that of another block. */
export function shareLineUp(format: FixtureFormat, id: string, lineUp: string | null) {
  if (lineUp !== null) return changeBlock(format, id, { lineUp });
  const block = format.blocks.find((one) => one.id === id);
  const shared = format.lineUps.find((one) => one.id === block?.lineUp);
  if (!shared) return format;
  const own = freeId(format, 'lineUp');
  return changeBlock({ ...format, lineUps: [...format.lineUps, { ...shared, id: own }] }, id, {
    lineUp: own,
  });
}

/** One more block, as the last one is, with a line-up of its own. */
export function addBlock(format: FixtureFormat): FixtureFormat {
  const last = format.blocks.findLast(({ isDecider }) => !isDecider) ?? format.blocks.at(-1);
  const known = format.lineUps.find(({ id }) => id === last?.lineUp);
  if (!last || !known) return format;
  const id = freeId(format, 'block');
  const lineUp = freeId(format, 'lineUp');
  const at = format.blocks.findIndex(({ isDecider }) => isDecider);
  const block: Block = { ...last, id, lineUp, isDecider: false };
  return withFittingLineUps({
    ...format,
    lineUps: [...format.lineUps, { ...known, id: lineUp, named: 'block' }],
    // what decides stays last
    blocks: format.blocks.toSpliced(at < 0 ? format.blocks.length : at, 0, block),
  });
}

export const removeBlock = (format: FixtureFormat, id: string) =>
  withFittingLineUps({ ...format, blocks: format.blocks.filter((block) => block.id !== id) });

export function moveBlock(format: FixtureFormat, id: string, by: -1 | 1): FixtureFormat {
  const at = format.blocks.findIndex((block) => block.id === id);
  const block = format.blocks[at];
  const to = at + by;
  if (!block || to < 0 || to >= format.blocks.length) return format;
  return { ...format, blocks: format.blocks.toSpliced(at, 1).toSpliced(to, 0, block) };
}

function freeId({ blocks, lineUps }: FixtureFormat, word: string): string {
  const taken = new Set([...blocks, ...lineUps].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${word}${number}`)) number += 1;
  return `${word}${number}`;
}

const AT_POINTS: readonly FormatProblem[] = ['pointsOutOfOrder'];
const AT_DECIDER: readonly FormatProblem[] = ['deciderTwice', 'deciderNotLast', 'deciderDrawn'];
const AT_LINE_UP: readonly FormatProblem[] = ['positionUnused'];
const AT_BLOCK: readonly FormatProblem[] = [
  'mixedSizes',
  'unevenSides',
  'tooManyPlayers',
  'positionTwice',
  'positionMissing',
  'matchImpossible',
  'nothingAtStake',
];

/** What is wrong with a format, at the part that has to be changed. */
export function problemPlaces(format: FixtureFormat) {
  const all = problemsOf(format);
  const of = (places: readonly FormatProblem[]) => all.filter((one) => places.includes(one));
  const deciders = of(AT_DECIDER);
  const places = [AT_POINTS, AT_DECIDER, AT_LINE_UP, AT_BLOCK].flat();
  return {
    isPlayable: all.length === 0,
    whole: all.filter((one) => !places.includes(one)),
    points: of(AT_POINTS),
    block: (block: Block): readonly FormatProblem[] => [
      ...problemsOf({ ...format, blocks: [block] }).filter((one) => AT_BLOCK.includes(one)),
      ...(block.isDecider ? deciders : []),
    ],
    lineUp: (lineUp: LineUp): readonly FormatProblem[] =>
      problemsOf({ ...format, lineUps: [lineUp] }).filter((one) => AT_LINE_UP.includes(one)),
  };
}
