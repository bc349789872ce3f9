import { BEDS, type Dart } from '@oche/darts/board';
import { describe, expect, it } from 'vitest';
import { codeOf, granboard } from './granboard.ts';
import { opendartboard } from './opendartboard.ts';

describe('what OpenDartboard says', () => {
  let timestamp = 1_699_123_456_789;
  const score = (name: string) => ({
    score: name,
    position: { x: 150, y: 200 },
    confidence: 0.95,
    camera: 0,
    processing_time: 15,
    timestamp: ++timestamp,
  });
  const [empty] = opendartboard.read(opendartboard.first, score('END'));

  it.each([
    ['S20', 'S20'],
    ['D1', 'D1'],
    ['T19', 'T19'],
    ['BULL', 'D25'],
    ['OUTER', 'S25'],
    ['MISS', '0'],
  ])('is a dart: %s', (name, dart) => {
    expect(opendartboard.read(empty, score(name))[1]).toEqual({
      darts: [dart],
      state: 'throwing',
      news: 'thrown',
    });
  });

  it('is put together to a visit, and ends with an empty board', () => {
    const [one] = opendartboard.read(empty, score('T20'));
    const repeated = score('S5');
    const [two, both] = opendartboard.read(one, repeated);
    expect(both?.darts).toEqual(['T20', 'S5']);
    expect(opendartboard.read(two, repeated)[1]).toBeNull();
    expect(opendartboard.read(two, score('END'))[1]).toEqual({
      darts: [],
      state: 'throwing',
      news: 'pulled',
    });
  });

  it('counts from an empty board on', () => {
    const [waiting, reading] = opendartboard.opened(opendartboard.first);
    expect(reading).toMatchObject({ news: 'lost' });
    expect(opendartboard.read(waiting, score('T20'))[1]).toMatchObject({ news: 'lost' });
    expect(opendartboard.quiet?.(waiting)[1]).toEqual({ darts: [], state: 'throwing' });
  });

  it('is left alone without a score, and lost with one that there is not', () => {
    expect(opendartboard.read(empty, { status: 'ok' })[1]).toBeNull();
    expect(opendartboard.read(empty, score('T25'))[1]).toMatchObject({ news: 'lost' });
  });
});

describe('what a GranBoard notifies', () => {
  const read = (code: string) => granboard.read(granboard.first, code)[1];

  it.each<[string, Dart]>([
    ['4.0@', 'D25'],
    ['8.0@', 'S25'],
    ['3.3@', 'S20'],
    ['3.4@', 'T20'],
    ['3.5@', 'S20'],
    ['3.6@', 'D20'],
    ['11.2@', 'T7'],
    ['4.6@', 'D5'],
    ['0.0@', 'S13'],
    ['OUT@', '0'],
  ])('%s is %s', (code, dart) => {
    expect(read(code)).toEqual({ darts: [dart], state: 'throwing', news: 'thrown' });
  });

  it('has a code for each bed, two for each single, and none twice', () => {
    const darts: Dart[] = [];
    for (let row = 0; row <= 11; row += 1)
      for (let place = 0; place <= 6; place += 1) {
        const [dart] = read(`${row}.${place}@`)?.darts ?? [];
        if (dart) darts.push(dart);
      }
    expect(darts).toHaveLength(82);
    expect(new Set(darts).size).toBe(BEDS.length - 1);
    expect(darts.filter((dart) => dart === 'S20')).toHaveLength(2);
  });

  it('ends a visit with the button, or with a fourth dart', () => {
    let state = granboard.first;
    for (const code of ['3.4@', '3.4@', '3.4@']) [state] = granboard.read(state, code);
    expect(granboard.read(state, 'BTN@')[1]).toMatchObject({ darts: [], news: 'pulled' });
    expect(granboard.read(state, '5.1@')[1]).toMatchObject({ darts: ['S5'], news: 'thrown' });
  });

  it('is lost when it was gone within a visit', () => {
    expect(granboard.opened(granboard.first)[1]).toEqual({ darts: [], state: 'throwing' });
    const [within] = granboard.read(granboard.first, '3.4@');
    expect(granboard.opened(within)[1]).toMatchObject({ news: 'lost' });
  });

  it.each(['', 'x', '3.4', '12.0@', 'GB8;102'])('is left alone: %j', (code) => {
    expect(read(code)).toBeNull();
  });

  it('is text in bytes', () => {
    const bytes = new TextEncoder().encode('..3.4@');
    expect(codeOf(new DataView(bytes.buffer, 2))).toBe('3.4@');
  });
});
