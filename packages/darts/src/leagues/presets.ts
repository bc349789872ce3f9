import type { MatchFormat } from '../match.ts';
import type { X01Rules } from '../x01.ts';
import type { Block, FixtureFormat, LineUp, Pairing, PointsRule } from './format.ts';

/**
 * Formats that leagues play, each with where it was seen. What a source doesn't say (mostly legs and when line-ups are
 * named) is filled in as its neighbours have it; officers change it on screen.
 */
export const presetKeys = [
  'singles8Doubles4',
  'singles6Doubles3Singles6',
  'singles8Doubles4Singles8',
  'fourAgainstFour',
  'cup424',
  'softTip20',
  'singles6Doubles3Team',
  'doubles3Singles6Trebles',
  'singles4Doubles1',
] as const;
export type PresetKey = (typeof presetKeys)[number];

const x01 = (start: number): X01Rules => ({ game: 'x01', start, in: 'straight', out: 'double' });
const bestOf = (count: number): MatchFormat => ({ legs: { kind: 'bestOf', count } });
const allOf = (count: number): MatchFormat => ({ legs: { kind: 'all', count } });

const WIN_DRAW: PointsRule = { win: 2, draw: 1, loss: 0 };

const lineUp = (id: string, positions: number, more: Partial<LineUp> = {}): LineUp => ({
  id,
  positions,
  named: 'block',
  isBlind: false,
  substitutes: 'free',
  ...more,
});

const block = (id: string, games: readonly Pairing[], more: Partial<Block> = {}): Block => ({
  id,
  lineUp: id,
  games,
  rules: x01(501),
  format: bestOf(5),
  worth: 1,
  isPlayedWhenDecided: true,
  isDecider: false,
  ...more,
});

/** Position i meets i. */
const straight = (count: number): Pairing[] =>
  Array.from({ length: count }, (_, i) => ({ home: [i + 1], away: [i + 1] }));

/** The guests move on by some positions. */
const shifted = (count: number, by: number): Pairing[] =>
  Array.from({ length: count }, (_, i) => ({ home: [i + 1], away: [((i + by) % count) + 1] }));

/** So many teams of `size` at consecutive positions: 1 and 2 are the first pair. */
const teams = (count: number, size: number): Pairing[] =>
  Array.from({ length: count }, (_, i) => {
    const side = Array.from({ length: size }, (_, member) => i * size + member + 1);
    return { home: side, away: side };
  });

/** Written as they are on a sheet: `12` is home's first against the guests' second. */
const pairs = (text: string): Pairing[] =>
  text.split(' ').map((pair) => ({ home: [Number(pair[0])], away: [Number(pair[1])] }));

/** `12-34`: home's first and second against the guests' third and fourth. */
const doubles = (text: string): Pairing[] =>
  text.split(' ').map((pair) => {
    const [home = '', away = ''] = pair.split('-');
    return { home: [...home].map(Number), away: [...away].map(Number) };
  });

export const PRESETS: Record<PresetKey, FixtureFormat> = {
  /** DDV Bundesliga: twelve games, 2/1/0 (deutscherdartverband.de, 2022); Bavaria's Bezirks- and Bayernliga. */
  singles8Doubles4: {
    lineUps: [lineUp('singles', 8, { named: 'start' }), lineUp('doubles', 8)],
    blocks: [block('singles', straight(8)), block('doubles', teams(4, 2))],
    points: WIN_DRAW,
  },
  /** Bavaria's Landesliga, 6 + 3 + 6 (dartszentrale). */
  singles6Doubles3Singles6: {
    lineUps: [
      lineUp('singles', 6, { named: 'start' }),
      lineUp('doubles', 6),
      lineUp('singles2', 6),
    ],
    blocks: [
      block('singles', straight(6)),
      block('doubles', teams(3, 2)),
      block('singles2', straight(6)),
    ],
    points: WIN_DRAW,
  },
  /** Regionalliga Rheine: blocks named blind, position i meets i, best of five (dsc-rheine.de). */
  singles8Doubles4Singles8: {
    lineUps: [
      lineUp('singles', 8, { isBlind: true }),
      lineUp('doubles', 8, { isBlind: true }),
      lineUp('singles2', 8, { isBlind: true }),
    ],
    blocks: [
      block('singles', straight(8)),
      block('doubles', teams(4, 2)),
      block('singles2', straight(8)),
    ],
    points: WIN_DRAW,
  },
  /** Four against four: the order of darts-vagen.de; best of five, won from ten, 9:9 drawn (rhl-dart.de). */
  fourAgainstFour: {
    lineUps: [
      lineUp('singles', 4, { named: 'start' }),
      lineUp('doubles', 2),
      lineUp('doubles2', 2),
    ],
    blocks: [
      block('singles', pairs('11 22 33 44 12 21 34 43')),
      block('doubles', teams(1, 2)),
      block('singles2', pairs('13 24 31 42 14 23 32 41'), { lineUp: 'singles' }),
      block('doubles2', teams(1, 2)),
    ],
    points: WIN_DRAW,
  },
  /** The cup "Bayern spielt Dart": the guests shifted by one; 5:5 goes to deciding doubles (bdvev.de). */
  cup424: {
    lineUps: [lineUp('singles', 4, { named: 'start' }), lineUp('doubles', 4), lineUp('decider', 2)],
    blocks: [
      block('singles', straight(4)),
      block('doubles', teams(2, 2)),
      block('singles2', shifted(4, 1), { lineUp: 'singles', isPlayedWhenDecided: false }),
      block('decider', teams(1, 2), { isDecider: true }),
    ],
    points: { win: 2, draw: 1, loss: 0, deciderWin: 2, deciderLoss: 0 },
  },
  /** Soft tip as DSAB clubs play it: all twenty games, 3:0 from eleven on, 10:10 a team game for 2:1 (dc-stones.de). */
  softTip20: {
    lineUps: [lineUp('players', 4, { named: 'start', substitutes: 'stayOut' }), lineUp('team', 4)],
    blocks: [
      block('doubles', doubles('12-12 34-34'), { lineUp: 'players', format: bestOf(3) }),
      block('singles', pairs('11 22 33 44 12 21 34 43'), { lineUp: 'players' }),
      block('doubles2', doubles('13-13 24-24'), { lineUp: 'players', format: bestOf(3) }),
      block('singles2', pairs('13 24 31 42 14 23 32 41'), { lineUp: 'players' }),
      block('team', teams(1, 4), { rules: x01(701), format: bestOf(1), isDecider: true }),
    ],
    points: { win: 3, draw: 1, loss: 0, deciderWin: 2, deciderLoss: 1 },
  },
  /** 6 + 3 + a team game of 1001 for six (Dartligamanager). */
  singles6Doubles3Team: {
    lineUps: [lineUp('singles', 6, { named: 'start' }), lineUp('doubles', 6), lineUp('team', 6)],
    blocks: [
      block('singles', straight(6)),
      block('doubles', teams(3, 2)),
      block('team', teams(1, 6), { rules: x01(1001), format: bestOf(1) }),
    ],
    points: WIN_DRAW,
  },
  /** Three doubles, six singles and two trebles of 801, as British pub leagues play (villagedarts.co.uk). */
  doubles3Singles6Trebles: {
    lineUps: [lineUp('doubles', 6, { named: 'start' }), lineUp('singles', 6), lineUp('trebles', 6)],
    blocks: [
      block('doubles', teams(3, 2), { format: bestOf(3) }),
      block('singles', straight(6), { format: bestOf(3) }),
      block('trebles', teams(2, 3), { rules: x01(801), format: bestOf(1) }),
    ],
    points: { win: 2, draw: 1, loss: 0 },
  },
  /** Four singles and one double, all five legs played (dartligen.de). */
  singles4Doubles1: {
    lineUps: [lineUp('singles', 4, { named: 'start' }), lineUp('doubles', 2)],
    blocks: [
      block('singles', straight(4), { format: allOf(5) }),
      block('doubles', teams(1, 2), { format: allOf(5) }),
    ],
    points: { win: 2, draw: 1, loss: 0 },
  },
};
