/** What an organiser does before the first dart, in this order. */
export type PreparationKey = 'entries' | 'checkIn' | 'draw' | 'boards' | 'start';

export interface Preparation {
  key: PreparationKey;
  isDone: boolean;
}

export interface Prepared {
  entered: number;
  /** how many have checked in; null where nobody has to */
  here: number | null;
  /** whether there is a draw, and everybody who plays is in it */
  isDrawn: boolean;
  boards: number;
}

/** Two make a match. */
export const FEWEST = 2;

/** The steps of a preparation with what is done of it; without a check-in that step is left out. */
export function preparationOf({ entered, here, isDrawn, boards }: Prepared): Preparation[] {
  const isEntered = entered >= FEWEST;
  return [
    { key: 'entries', isDone: isEntered },
    ...(here === null ? [] : [{ key: 'checkIn' as const, isDone: isEntered && here >= entered }]),
    { key: 'draw', isDone: isDrawn },
    { key: 'boards', isDone: boards > 0 },
    { key: 'start', isDone: false },
  ];
}

/** The first step that is not done: the last one never is, as the preparation is over with it. */
export const nextOf = (steps: readonly Preparation[]): PreparationKey =>
  steps.find(({ isDone }) => !isDone)?.key ?? 'start';
