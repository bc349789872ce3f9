// What a GranBoard notifies over Bluetooth: a short text for each sensor. A browser connects to it, so nothing here
// needs Node. The table was put together from two projects that agree in every line but for the buttons:
// github.com/SoftCyD/ESP32-GranBoard-Client (src/boardled.cpp) and github.com/hnd94v2m/granboard2-app-by-JW
// (src/Granboard.ts).
import { CLOCK, DARTS_A_VISIT, type Dart, isDart } from '@oche/darts/board';
import { type Adapter, type Reading, text } from '../core/reading.ts';

export const GRANBOARD_SERVICE = '442f1570-8a00-9a28-cbe1-e1d4212d53eb';

/**
 * The codes of each number, from the bull outwards: the inner single, the treble, the outer single, the double. Sources
 * disagree which of the service's two characteristics notifies: take the one that says it can.
 */
const CODES: Record<number, string> = {
  1: '2.3 2.4 2.5 2.6',
  2: '9.1 9.0 9.2 8.2',
  3: '7.1 7.0 7.2 8.4',
  4: '0.1 0.3 0.5 0.6',
  5: '5.1 5.2 5.4 4.6',
  6: '1.0 1.1 1.3 4.4',
  7: '11.1 11.2 11.4 8.6',
  8: '6.2 6.4 6.5 6.6',
  9: '9.3 9.4 9.5 9.6',
  10: '2.0 2.1 2.2 4.3',
  11: '7.3 7.4 7.5 7.6',
  12: '5.0 5.3 5.5 5.6',
  13: '0.0 0.2 0.4 4.5',
  14: '10.3 10.4 10.5 10.6',
  15: '3.0 3.1 3.2 4.2',
  16: '11.0 11.3 11.5 11.6',
  17: '10.1 10.0 10.2 8.3',
  18: '1.2 1.4 1.5 1.6',
  19: '6.1 6.0 6.3 8.5',
  20: '3.3 3.4 3.5 3.6',
};
const RINGS = ['S', 'T', 'S', 'D'];

const DARTS: ReadonlyMap<string, Dart> = new Map<string, Dart>([
  ['8.0', 'S25'],
  ['4.0', 'D25'],
  ['OUT', '0'],
  ...CLOCK.flatMap((number) =>
    (CODES[number] ?? '').split(' ').map((code, ring): [string, Dart] => {
      const dart = `${RINGS[ring]}${number}`;
      if (!isDart(dart)) throw new Error(dart);
      return [code, dart];
    }),
  ),
]);
/** The button that says whose turn it is next. */
const BUTTONS = ['BTN', 'RST'];

/** The darts since the button was pressed. */
export interface GranboardState {
  darts: readonly Dart[];
}

type Read = readonly [GranboardState, Reading | null];

/**
 * Its messages are the texts of the notifications, e.g. `3.4@`. It does not see how darts are pulled: the button ends a
 * visit, and a fourth dart does, whose player has forgotten it.
 */
export const granboard: Adapter<GranboardState> = {
  first: { darts: [] },
  opened: (state) =>
    state.darts.length > 0
      ? [{ darts: [] }, { darts: null, state: 'takeout', news: 'lost' }]
      : [state, { darts: [], state: 'throwing' }],
  read: (state, message): Read => {
    const code = text(message);
    if (!code.endsWith('@')) return [state, null];
    const name = code.slice(0, -1);
    if (BUTTONS.includes(name))
      return [{ darts: [] }, { darts: [], state: 'throwing', news: 'pulled' }];
    const dart = DARTS.get(name);
    if (dart === undefined) return [state, null];
    const darts = [...(state.darts.length === DARTS_A_VISIT ? [] : state.darts), dart];
    return [{ darts }, { darts, state: 'throwing', news: 'thrown' }];
  },
};

/** What a notification says. */
export const codeOf = (value: DataView): string =>
  String.fromCharCode(...new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
