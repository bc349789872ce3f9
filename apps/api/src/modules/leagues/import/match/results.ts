import type { Cells } from '../parse/table.ts';
import { pairIn, wholeIn } from '../parse/values.ts';
import {
  Conflict,
  changeOf,
  type Ground,
  type GroundDivision,
  type GroundFixture,
  type IntentOf,
  type Judgement,
  judgeLine,
} from './ground.ts';
import { entryTitle, fixtureFinder, pairingReader, pairingTitle } from './pairing.ts';

type Pair = [number, number];

/** What fixtures ended like. A result that is there is never written over: officers correct it where its fixture is. */
export function judgeResults(
  ground: Ground,
  rows: readonly Cells[],
): Judgement<IntentOf<'result'>> {
  const read = pairingReader(ground);
  const find = fixtureFinder(ground);
  const seen = new Map<number, number>();
  const lines = rows.map(({ line, cells }) =>
    judgeLine(line, pairingTitle(cells), () => {
      const pairing = read(cells);
      const fixture = find(pairing);
      if (!fixture) throw new Conflict('fixtureUnknown');
      const before = seen.get(fixture.id);
      if (before !== undefined) throw new Conflict('fixtureTwice', { line: before });
      const games = gamesIn(cells, pairing.division);
      const legs = pairOf(cells, 'legs', 'legsHome', 'legsAway');
      const told = pairOf(cells, 'points', 'pointsHome', 'pointsAway');
      const points = told ?? pointsFor(pairing.division, games);
      const isKnown = judgeKnown(ground, fixture, { games, legs, told });
      seen.set(fixture.id, line);
      return {
        title: entryTitle(pairing),
        isNew: !isKnown,
        changes: isKnown
          ? []
          : [
              ...changeOf('result', null, games.join(':')),
              ...(legs ? changeOf('legs', null, legs.join(':')) : []),
              ...changeOf('points', null, points.join(':')),
            ],
        intent: {
          kind: 'result',
          fixtureId: fixture.id,
          divisionId: fixture.divisionId,
          games,
          points,
          legs,
        },
      };
    }),
  );
  return { lines, removed: [], listsLost: [] };
}

/** @returns whether the fixture has this result already */
function judgeKnown(
  ground: Ground,
  fixture: GroundFixture,
  { games, legs, told }: { games: Pair; legs: Pair | undefined; told: Pair | undefined },
): boolean {
  switch (fixture.status) {
    case 'planned':
      if (ground.status !== 'running') throw new Conflict('seasonNotRunning');
      return false;
    case 'live':
      throw new Conflict('isPlayed');
    case 'annulled':
      throw new Conflict('annulled');
    default: {
      const differs =
        !isSame(fixture.games, games) ||
        (told !== undefined && !isSame(fixture.points, told)) ||
        (legs !== undefined && !isSame(fixture.legs, legs));
      if (differs) throw new Conflict('resultDiffers', { value: fixture.games.join(':') });
      return true;
    }
  }
}

const isSame = (a: readonly [number, number] | null, b: Pair): boolean =>
  a !== null && a[0] === b[0] && a[1] === b[1];

function gamesIn(cells: Cells['cells'], { most }: GroundDivision): Pair {
  const games = pairOf(cells, 'result', 'gamesHome', 'gamesAway');
  if (!games) throw new Conflict('cellMissing', { field: 'result' });
  if (games[0] + games[1] > most) {
    throw new Conflict('resultImpossible', { field: 'result', value: most });
  }
  return games;
}

function pointsFor({ points }: GroundDivision, [home, away]: Pair): Pair {
  if (home === away) return [points.draw, points.draw];
  return home > away ? [points.win, points.loss] : [points.loss, points.win];
}

type Both = 'result' | 'legs' | 'points';
type One = 'gamesHome' | 'gamesAway' | 'legsHome' | 'legsAway' | 'pointsHome' | 'pointsAway';

/** From one column ("7:5") or two. */
export function pairOf(cells: Cells['cells'], both: Both, home: One, away: One): Pair | undefined {
  const cell = cells[both];
  if (cell !== undefined) {
    const pair = pairIn(cell);
    if (!pair) throw new Conflict('cellUnreadable', { field: both, value: cell });
    return pair;
  }
  if (cells[home] === undefined && cells[away] === undefined) return undefined;
  return [oneOf(cells, home), oneOf(cells, away)];
}

function oneOf(cells: Cells['cells'], field: One): number {
  const cell = cells[field];
  if (cell === undefined) throw new Conflict('cellMissing', { field });
  const value = wholeIn(cell);
  if (value === undefined) throw new Conflict('cellUnreadable', { field, value: cell });
  return value;
}
