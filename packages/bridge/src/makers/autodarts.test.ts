import { describe, expect, it } from 'vitest';
import { autodarts } from './autodarts.ts';

const thrown = (name: string, bed: string, number: number, multiplier: number) => ({
  segment: { name, bed, number, multiplier },
  coords: { x: 0.05, y: 0.88 },
});
const S20 = thrown('S20', 'SingleOuter', 20, 1);
const S7 = thrown('S7', 'SingleInner', 7, 1);
const T19 = thrown('T19', 'Triple', 19, 3);
const D16 = thrown('D16', 'Double', 16, 2);

/** As a Board Manager sends it: without a list when there are no darts. */
const state = (event: string, status: string, throws?: object[], over: object = {}) => ({
  type: 'state',
  data: {
    connected: true,
    running: true,
    status,
    event,
    numThrows: throws?.length ?? 0,
    ...(throws && { throws }),
    ...over,
  },
});
const read = (message: unknown) => autodarts.read({}, message)[1];

describe('what a Board Manager says', () => {
  it('is the whole visit, newest dart last', () => {
    expect(read(state('Throw detected', 'Throw', [S20]))).toEqual({
      darts: ['S20'],
      state: 'throwing',
      news: 'thrown',
    });
    expect(read(state('Throw detected', 'Takeout', [S20, S7, T19]))).toEqual({
      darts: ['S20', 'S7', 'T19'],
      state: 'throwing',
      news: 'thrown',
    });
  });

  it('knows the bulls, and what lies beside the board', () => {
    const bulls = [thrown('25', 'Single', 25, 1), thrown('Bull', 'Double', 25, 2)];
    const beside = thrown('M5', 'Outside', 5, 0);
    expect(read(state('Throw detected', 'Throw', [...bulls, beside]))?.darts).toEqual([
      'S25',
      'D25',
      '0',
    ]);
  });

  it('has a hand at the board, and darts that were pulled', () => {
    expect(read(state('Takeout started', 'Takeout in progress', [S20, D16]))).toEqual({
      darts: ['S20', 'D16'],
      state: 'takeout',
    });
    const pulled = { darts: [], state: 'throwing', news: 'pulled' };
    expect(read(state('Takeout finished', 'Throw'))).toEqual(pulled);
    expect(read(state('Manual reset', 'Throw'))).toEqual(pulled);
    // the hand has gone and the darts have not
    expect(read(state('Takeout finished', 'Throw', [S20]))).toEqual({
      darts: ['S20'],
      state: 'throwing',
    });
  });

  it('may be that it does not look, or sees nothing', () => {
    expect(read(state('Stopped', 'Stopped', undefined, { running: false }))?.state).toBe('stopped');
    expect(read(state('', 'Offline', undefined, { connected: false }))?.state).toBe('blind');
    expect(read(state('Calibration started', 'Calibrating'))?.state).toBe('blind');
    expect(read(state('Started', 'Throw'))).toEqual({ darts: [], state: 'throwing' });
  });

  it('is taken without darts where the list is left out', () => {
    expect(read(state('Started', 'Throw', undefined, { numThrows: 2 }))).toEqual({
      darts: null,
      isHung: true,
      state: 'throwing',
    });
  });

  it.each([
    ['no object', 'hello'],
    ['nothing', null],
    ['another type', { type: 'cam_stats', data: { id: 0, fps: 30 } }],
    ['no data', { type: 'state', data: null }],
    ['a list shorter than it says', state('Throw detected', 'Throw', [S20], { numThrows: 2 })],
    ['four darts', state('Throw detected', 'Throw', [S20, S7, T19, D16])],
    ['a bed that there is not', state('Throw detected', 'Throw', [thrown('T25', '', 25, 3)])],
    ['a dart without a bed', state('Throw detected', 'Throw', [{}])],
    ['a list that is none', state('Throw detected', 'Throw', undefined, { throws: 'x' })],
  ])('is left alone: %s', (_, message) => {
    expect(read(message)).toBeNull();
  });
});
