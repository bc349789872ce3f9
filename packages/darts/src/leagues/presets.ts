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

const SOFT_TIP: Partial<Block> = {
  lineUp: 'players',
  format: { ...bestOf(3), bullBeforeDecider: true },
};

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
  /**
   * DDV Bundesliga: twelve games, 2/1/0 (deutscherdartverband.de, 2022); eight singles before four doubles, all of
   * them played (dcr-badwaldsee.de, reports). Bavaria's Bezirks- and Bayernliga (dartszentrale).
   */
  singles8Doubles4: {
    lineUps: [lineUp('singles', 8, { named: 'start' }), lineUp('doubles', 8)],
    blocks: [block('singles', straight(8)), block('doubles', teams(4, 2))],
    points: WIN_DRAW,
  },
  /** Bavaria's Landesliga, 6 + 3 + 6 (dartszentrale); who meets in the second singles is named anew. */
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
  /** Regionalliga Rheine: each block is named blind, position i meets i, best of five (dsc-rheine.de). */
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
  /**
   * Four against four: the order, doubles of anybody, and who was replaced stays out of the singles (darts-vagen.de);
   * best of five, won from ten, 9:9 drawn (rhl-dart.de).
   */
  fourAgainstFour: {
    lineUps: [
      lineUp('singles', 4, { named: 'start', substitutes: 'stayOut' }),
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
  /**
   * The cup "Bayern spielt Dart": four blocks, the guests shifted by one in the third, anybody may play any single
   * (bdvev.de); 5:5 goes to deciding doubles, and what is decided is played on, to 7:3 (bergerdartopen.de). A cup has no
   * table, so its points are the league's usual ones.
   */
  cup424: {
    lineUps: [lineUp('singles', 4, { named: 'start' }), lineUp('doubles', 4), lineUp('decider', 2)],
    blocks: [
      block('singles', straight(4)),
      block('doubles', teams(2, 2)),
      block('singles2', shifted(4, 1), { lineUp: 'singles' }),
      block('decider', teams(1, 2), { isDecider: true }),
    ],
    points: WIN_DRAW,
  },
  /**
   * Soft tip as DSAB clubs play it: four at 1 to 4 and nobody comes back, everybody meets everybody, the doubles change
   * over at half-time, 501 best of three with the bull before the last leg, all twenty games, three points from eleven
   * on, 10:10 a game of the team for 2:1 (dc-stones.de).
   */
  softTip20: {
    lineUps: [lineUp('players', 4, { named: 'start', substitutes: 'stayOut' }), lineUp('team', 4)],
    blocks: [
      block('doubles', doubles('12-12 34-34'), SOFT_TIP),
      block('singles', pairs('11 22 33 44 12 21 34 43'), SOFT_TIP),
      block('doubles2', doubles('12-34 34-12'), SOFT_TIP),
      block('singles2', pairs('13 24 31 42 14 23 32 41'), SOFT_TIP),
      block('team', teams(1, 4), { rules: x01(701), format: bestOf(1), isDecider: true }),
    ],
    points: { win: 3, draw: 1, loss: 0, deciderWin: 2, deciderLoss: 1 },
  },
  /**
   * 6 + 3 + a game of 1001 for six who throw in turn: singles and doubles are drawn from cards that lie face down, the
   * doubles after the singles; ten games, 2/1/0 (HDL's Spielordnung, in Codeschubse/Dartligamanager).
   */
  singles6Doubles3Team: {
    lineUps: [
      lineUp('singles', 6, { named: 'start', isBlind: true }),
      lineUp('doubles', 6, { isBlind: true }),
      lineUp('team', 6),
    ],
    blocks: [
      block('singles', straight(6)),
      block('doubles', teams(3, 2)),
      block('team', teams(1, 6), { rules: x01(1001), format: bestOf(1) }),
    ],
    points: WIN_DRAW,
  },
  /**
   * Three doubles, six singles, one game of trebles over one leg of 801; three points for a win, one for a draw,
   * substitutes at any time (villagedarts.co.uk).
   */
  doubles3Singles6Trebles: {
    lineUps: [lineUp('doubles', 6, { named: 'start' }), lineUp('singles', 6), lineUp('trebles', 3)],
    blocks: [
      block('doubles', teams(3, 2), { format: bestOf(3) }),
      block('singles', straight(6), { format: bestOf(3) }),
      block('trebles', teams(1, 3), { rules: x01(801), format: bestOf(1) }),
    ],
    points: { win: 3, draw: 1, loss: 0 },
  },
  /**
   * Two against two as in the Davis Cup: four singles and a double, all five legs of each, the bull at the limit of rounds
   * (dartligen.de, whose A and B leagues play the double with double in). Points are not in its rules, nor how many
   * rounds: twenty, as edart-liga-hofheim.de has them.
   */
  singles4Doubles1: {
    lineUps: [lineUp('players', 2, { named: 'start' })],
    blocks: [
      block('singles', pairs('11 22 12 21'), {
        lineUp: 'players',
        rules: { ...x01(501), roundLimit: 20 },
        format: allOf(5),
      }),
      block('doubles', teams(1, 2), {
        lineUp: 'players',
        rules: { ...x01(501), in: 'double', roundLimit: 20 },
        format: allOf(5),
      }),
    ],
    points: WIN_DRAW,
  },
};
