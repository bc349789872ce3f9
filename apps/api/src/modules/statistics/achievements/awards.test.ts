import { replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { describe, expect, it } from 'vitest';
import { thrown } from '../testing.ts';
import { awardsOf } from './awards.ts';

const of501 = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;

/** What a leg is enough for, for the side that throws first and wins. */
function awardsIn(visits: string, over: Partial<Setup> = {}): string[] {
  const legs = { kind: 'firstTo', count: 1 } as const;
  const setup = { rules: of501, format: { legs }, sides: [1, 1], first: 0, ...over };
  const game = replay(setup, thrown(visits));
  if (isRefusal(game)) throw new Error(`visit ${game.entry}: ${game.refused}`);
  const turns = game.turns.filter(({ side, player }) => side === 0 && player === 0);
  return awardsOf(game, turns, { side: 0, isWon: true });
}

const ALWAYS = ['firstWin'];

describe('a leg', () => {
  it.each([
    [
      'in nine darts is the shortest of all',
      'T20,T20,T20 0 T20,T20,T20 0 T20,T19,D12',
      ['firstMaximum', 'finish100', 'finish130', 'leg18', 'leg15', 'leg12', 'nineDarter'],
      ['average60', 'average80', 'average100'],
    ],
    [
      'finished from 170 is the Big Fish',
      '180 0 57 0 94 0 T20,T20,D25',
      ['firstMaximum', 'finish100', 'finish130', 'finish150', 'bigFish', 'leg18', 'leg15', 'leg12'],
      ['bullFinish', 'average60', 'average80', 'average100'],
    ],
    [
      'finished on double 1 is a Madhouse',
      '140 0 140 0 140 0 79 0 D1',
      ['leg18', 'leg15'],
      ['madhouse', 'average60', 'average80', 'average100'],
    ],
    [
      'in 16 darts is none in 15',
      '100 0 100 0 100 0 100 0 61 0 D20',
      ['leg18'],
      ['average60', 'average80'],
    ],
    ['in 19 darts is none in 18', '90 0 90 0 90 0 90 0 90 0 11 0 D20', [], ['average60']],
    [
      'with single, double and treble of a number in a visit has a Shanghai',
      '140 0 140 0 S20,D20,T20 0 61 0 D20',
      ['leg18', 'leg15'],
      ['shanghai', 'average60', 'average80', 'average100'],
    ],
    [
      'with two trebles and a single of a number has none',
      '140 0 140 0 S20,T20,T20 0 41 0 D20',
      ['leg18', 'leg15'],
      ['average60', 'average80', 'average100'],
    ],
  ])('%s', (_, visits, one, more) => {
    expect(awardsIn(visits)).toEqual([...one, ...more, ...ALWAYS]);
  });

  it.each([
    [99, '301', 'T20,T20,T20 0 22 0 T19,10,D16'.replace('T19,10,D16', 'T19,S10,D16')],
    [100, '301', 'T20,T20,T20 0 21 0 T20,D20'],
  ])('with a finish of %i counts as a ton from 100 on', (points, _, visits) => {
    const rules = { ...of501, start: 301 };
    expect(awardsIn(visits, { rules }).includes('finish100')).toBe(points >= 100);
  });

  it('of 301 is measured by nothing that is about 501', () => {
    const rules = { ...of501, start: 301 };
    expect(awardsIn('T20,T20,T20 0 T20,T19,D2', { rules })).toEqual([
      'firstMaximum',
      'finish100',
      ...ALWAYS,
    ]);
  });

  it('of 501 with a handicap is none of 501', () => {
    const rules = { ...of501, handicaps: [301, 501] };
    expect(awardsIn('T20,T20,T20 0 T20,T19,D2', { rules })).not.toContain('leg12');
  });

  it('that a team has won is nobody’s shortest', () => {
    const awards = awardsIn('180 0 180 0 T20,T19,D12', { sides: [2, 1] });
    expect(awards).toContain('firstMaximum');
    expect(awards).not.toContain('leg18');
  });

  it('at cricket has its nine marks', () => {
    const rules = { game: 'cricket', scoring: 'standard' } as const;
    const visits = 'T20,T19,T18 0,0,0 T17,T16,T15 0,0,0 D25,S25';
    expect(awardsIn(visits, { rules })).toEqual(['nineMarks', ...ALWAYS]);
  });
});
