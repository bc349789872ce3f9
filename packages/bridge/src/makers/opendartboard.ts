// OpenDartboard's stream of darts, `ws://HOST:13520/scores` (its docs/api.md): one message a dart, and "END" when the
// board is empty again.
import { DARTS_A_VISIT, type Dart, isDart } from '@oche/darts/board';
import { type Adapter, field, type Reading, text } from '../core/reading.ts';

/** It tells of single darts, so the visit is kept here, by the times of its messages: they are all it numbers them with. */
export interface OpenDartboardState {
  darts: readonly Dart[];
  times: readonly number[];
  /** it can't be known what hangs there until the board is empty */
  isLost: boolean;
}

const REMEMBERED = 64;

type Read = readonly [OpenDartboardState, Reading | null];

export const opendartboard: Adapter<OpenDartboardState> = {
  first: { darts: [], times: [], isLost: false },
  opened: (state) => lost(state),
  quiet: (state) =>
    state.isLost
      ? [
          { ...state, isLost: false },
          { darts: [], state: 'throwing' },
        ]
      : [state, null],
  read: (state, message) => {
    const score = text(field(message, 'score'));
    const time = field(message, 'timestamp');
    if (score === '') return [state, null];
    if (typeof time !== 'number') return afterScore(state, score);
    if (state.times.includes(time)) return [state, null];
    return afterScore({ ...state, times: [...state.times, time].slice(-REMEMBERED) }, score);
  },
};

function afterScore(state: OpenDartboardState, score: string): Read {
  if (score === 'END')
    return [
      { ...state, darts: [], isLost: false },
      { darts: [], state: 'throwing', news: 'pulled' },
    ];
  const dart = dartOf(score);
  if (dart === undefined || state.isLost) return lost(state);
  const darts = [...(state.darts.length === DARTS_A_VISIT ? [] : state.darts), dart];
  return [
    { ...state, darts },
    { darts, state: 'throwing', news: 'thrown' },
  ];
}

/** Until the board is empty. */
const lost = (state: OpenDartboardState): Read => [
  { ...state, darts: [], isLost: true },
  { darts: null, state: 'takeout', news: 'lost' },
];

const NAMES: Record<string, Dart> = { BULL: 'D25', OUTER: 'S25', MISS: '0' };

/** @returns undefined: no dart */
function dartOf(score: string): Dart | undefined {
  const name = NAMES[score] ?? score;
  return isDart(name) ? name : undefined;
}
