import { describe, expect, it } from 'vitest';
import type { Reading } from '../core/index.ts';
import { afterScolia, SCOLIA, type ScoliaState, scolia } from './scolia.ts';

let count = 0;
const message = (type: string, payload: object = {}, id = `id-${++count}`) => ({
  type,
  id,
  payload,
});
const hello = (boardPhase: string | null, boardStatus = 'Ready') =>
  message('HELLO_CLIENT', { boardStatus, boardPhase });
const dart = (sector: string, over: object = {}) =>
  message('THROW_DETECTED', {
    sector,
    coordinates: [12, -90],
    angle: { vertical: 3, horizontal: -1 },
    bounceout: false,
    sectorSuggestions: [],
    detectionTime: '2026-11-29T12:00:00.000Z',
    ...over,
  });
const pulled = (falseTakeout = false) =>
  message('TAKEOUT_FINISHED', { falseTakeout, time: '2026-11-29T12:00:09.000Z' });

/** What the messages say, after each other. */
function readings(...messages: unknown[]): (Reading | null)[] {
  let state: ScoliaState = scolia.opened(scolia.first)[0];
  return messages.map((each) => {
    const [next, reading] = scolia.read(state, each);
    state = next;
    return reading;
  });
}
/** After a takeout, with which counting begins. */
const lastOf = (...messages: unknown[]) => readings(hello('Throw'), pulled(), ...messages).at(-1);

describe('what Scolia says', () => {
  it.each([
    ['S20', 'S20'],
    ['s1', 'S1'],
    ['D16', 'D16'],
    ['T7', 'T7'],
    ['25', 'S25'],
    ['Bull', 'D25'],
    ['None', '0'],
  ])('is a dart in %s', (sector, name) => {
    expect(lastOf(dart(sector))).toMatchObject({ darts: [name], news: 'thrown' });
  });

  it('may be a dart that bounced out', () => {
    expect(lastOf(dart('T20', { bounceout: true }))?.darts).toEqual(['0']);
  });

  it('is put together to a visit, by the ids of its messages', () => {
    const second = dart('T19');
    const [, , one, two, again] = readings(
      hello('Throw'),
      pulled(),
      dart('T20'),
      second,
      second,
      second,
    );
    expect(one?.darts).toEqual(['T20']);
    expect(two).toEqual({
      darts: ['T20', 'T19'],
      state: 'throwing',
      news: 'thrown',
      event: second.id,
    });
    expect(again).toBeNull();
  });

  it('ends a visit only with a real takeout', () => {
    const list = readings(
      hello('Throw'),
      pulled(),
      dart('T20'),
      message('TAKEOUT_STARTED'),
      pulled(true),
      dart('S5'),
      pulled(),
      dart('D2'),
    );
    expect(list.slice(3)).toMatchObject([
      { darts: ['T20'], state: 'takeout' },
      { darts: ['T20'], state: 'throwing' },
      { darts: ['T20', 'S5'], state: 'throwing' },
      { darts: [], news: 'pulled' },
      { darts: ['D2'], news: 'thrown' },
    ]);
  });

  it('counts from a takeout on, or when nobody has thrown for long', () => {
    expect(readings(hello('Throw'), dart('T20'))).toMatchObject([
      { news: 'lost' },
      { news: 'lost' },
    ]);
    const [waiting] = scolia.read(scolia.first, hello('Throw'));
    const [rested, reading] = scolia.quiet?.(waiting) ?? [waiting, null];
    expect(reading).toEqual({ darts: [], state: 'throwing' });
    expect(scolia.read(rested, dart('T20'))[1]).toMatchObject({ darts: ['T20'], news: 'thrown' });
  });

  it('is in doubt after a gap, but for a whole visit that waits for the hand', () => {
    const after = (phase: string, ...darts: string[]) => {
      let [state] = scolia.read(scolia.first, hello('Throw'));
      for (const each of [pulled(), ...darts.map((sector) => dart(sector))])
        [state] = scolia.read(state, each);
      return scolia.read(scolia.opened(state)[0], hello(phase))[1];
    };
    expect(after('Throw', 'T20')).toMatchObject({ news: 'lost' });
    expect(after('Takeout', 'T20', 'T20')).toMatchObject({ news: 'lost' });
    expect(after('Takeout', 'T20', 'T20', 'S1')).toEqual({
      darts: ['T20', 'T20', 'S1'],
      state: 'takeout',
    });
    expect(after('Throw', 'T20', 'T20', 'S1')).toMatchObject({ news: 'lost' });
  });

  it('sees nothing unless it is ready', () => {
    expect(
      lastOf(message('SBC_STATUS_CHANGED', { boardStatus: 'Calibrating', boardPhase: null })),
    ).toMatchObject({ state: 'blind' });
  });

  it.each([
    ['another sector', dart('T25')],
    ['no sector', message('THROW_DETECTED', {})],
  ])('is lost with %s', (_, strange) => {
    expect(lastOf(strange)).toMatchObject({ news: 'lost' });
  });

  it.each([
    ['a type of later', message('LIGHTS_ON')],
    ['no object', 'hello'],
    ['a refusal', message('REFUSED', { refusedMessageId: 'x', errors: [] })],
  ])('is left alone: %s', (_, strange) => {
    expect(lastOf(strange)).toBeNull();
  });
});

it('tells Scolia to make no games of what is thrown, and takes the board from nobody', () => {
  expect(SCOLIA.configure('x')).toEqual({
    type: 'CONFIGURE_SBC',
    id: 'x',
    payload: { enableMessageForwardToScolia: false },
  });
  expect(SCOLIA.address('S 1', 'a+b')).toBe(
    'wss://game.scoliadarts.com/api/v1/external?serialNumber=S+1&accessToken=a%2Bb&forceConnect=false',
  );
});

it.each([
  [4000, 'again'],
  [4100, 'never'],
  [4101, 'later'],
  [4102, 'never'],
  [4103, 'later'],
  [4104, 'later'],
  [1006, 'again'],
])('after code %d it connects: %s', (code, kind) => {
  expect(afterScolia(code).kind).toBe(kind);
});
