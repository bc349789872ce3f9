import { describe, expect, it } from 'vitest';
import { type Game, newGame, replay, type Setup, startPosition, step } from './game.ts';
import { randomFrom } from './random.ts';
import { type LegTurn, statisticsOf } from './statistics.ts';
import { type Thrower, throwVisit } from './thrower.ts';
import { isRefusal } from './visit.ts';
import type { X01Rules } from './x01.ts';

const rules: X01Rules = { game: 'x01', start: 501, in: 'straight', out: 'double' };
const x01: Setup = {
  rules,
  format: { legs: { kind: 'firstTo', count: 20 } },
  sides: [1],
  first: 0,
};
const cricket: Setup = {
  rules: { game: 'cricket', scoring: 'standard' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
};

function play(setup: Setup, thrower: Thrower): Game {
  let position = startPosition(setup);
  const entries = [];
  while (position.standing.winner === undefined) {
    const entry = { darts: throwVisit(thrower, setup, position) };
    const made = step(setup, position, entry);
    if (isRefusal(made)) throw new Error(`${made.refused}: ${entry.darts}`);
    entries.push(entry);
    position = made.position;
  }
  return replay(setup, entries) as Game;
}

const turnsOf = ({ turns }: Game) => turns as unknown as LegTurn[];

describe('a thrower', () => {
  it('plays what the rules allow, to the end', () => {
    for (const spread of [0, 12, 45]) {
      expect(play(x01, { spread, random: randomFrom(`x01 ${spread}`) }).position.next).toBe(
        undefined,
      );
      const game = play(cricket, { spread, random: randomFrom(`cricket ${spread}`) });
      expect(game.position.standing.winner).toBeDefined();
    }
    expect(throwVisit({ spread: 0, random: Math.random }, x01, newGame(x01).position)).toEqual([
      'T20',
      'T20',
      'T20',
    ]);
  });

  it('throws nine darts without a miss', () => {
    const game = play(x01, { spread: 0, random: randomFrom('perfect') });
    expect(statisticsOf(rules, turnsOf(game))).toMatchObject({ average: 167, bestLeg: 9 });
  });

  it('is better the less it spreads, as players are', () => {
    const averages = [6, 10, 15, 22, 40].map((spread) => {
      const game = play(x01, { spread, random: randomFrom('averages') });
      return statisticsOf(rules, turnsOf(game)).average ?? 0;
    });
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
    expect(averages[0]).toBeGreaterThan(90);
    expect(averages[4]).toBeLessThan(25);
  });
});
