import { forEach, type PartyRules, placesBy } from './party.ts';

export interface TicTacToeOptions {
  /** of the nine cells, from the upper left, row by row; no two the same */
  numbers: readonly number[];
  /** what takes a cell */
  ring: 'double' | 'any';
}

/** Who has each cell. */
type Cells = readonly (number | null)[];

const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/**
 * Tic-tac-toe: a number in each cell, and who hits it first has it. Three in a line win; when no line can be one side's any
 * more, it is drawn.
 */
export function ticTacToe({ numbers, ring }: TicTacToeOptions): PartyRules<Cells> {
  const ownersOf = (cells: Cells, line: readonly number[]) =>
    new Set(line.map((cell) => cells[cell] ?? null));
  const isWon = (cells: Cells, line: readonly number[]) => {
    const owners = ownersOf(cells, line);
    return owners.size === 1 && !owners.has(null);
  };
  const wonLine = (cells: Cells) => LINES.find((line) => isWon(cells, line));
  const isDead = (cells: Cells) =>
    LINES.every((line) => ownersOf(cells, line).has(0) && ownersOf(cells, line).has(1));
  const countOf = (cells: Cells, side: number) => cells.filter((owner) => owner === side).length;
  return {
    sides: 2,
    start: forEach(numbers.length, null),
    aim: (cells) => ({
      at: 'beds',
      beds: numbers.flatMap((number, cell) =>
        cells[cell] === null ? [{ dart: `${ring === 'any' ? 'S' : 'D'}${number}` }] : [],
      ),
    }),
    dart(cells, { number, times }, { side }) {
      const cell = numbers.indexOf(number);
      const isHit = ring === 'any' || times === 2;
      if (cells[cell] !== null || !isHit) return { state: cells };
      return { state: cells.with(cell, side), happened: [{ is: 'cell', side, number }] };
    },
    isOver: (cells) => wonLine(cells) !== undefined || isDead(cells),
    sidesOf: (cells) => [0, 1].map((side) => ({ score: countOf(cells, side), isOut: false })),
    places(cells) {
      const [cell] = wonLine(cells) ?? [];
      if (cell !== undefined) return cells[cell] === 0 ? [1, 2] : [2, 1];
      if (isDead(cells)) return [1, 1];
      return placesBy(2, (one, other) => countOf(cells, other) - countOf(cells, one));
    },
    board: (cells) => ({
      draws: 'grid',
      cells: numbers.map((number, cell) => ({ number, side: cells[cell] ?? null })),
      line: wonLine(cells) ?? [],
    }),
  };
}
