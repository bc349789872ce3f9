import type { ImportLine } from '@oche/validators/leagues/import';
import {
  firstInstantAt,
  isoOf,
  localDateAt,
  MINUTE_MS,
  midnightOf,
} from '../../../../lib/time/wall-clock.ts';
import type { Cells } from '../parse/table.ts';
import { momentIn, timeIn } from '../parse/values.ts';
import {
  Conflict,
  changeOf,
  conflictLine,
  type Ground,
  type GroundFixture,
  type IntentOf,
  type Judged,
  type Judgement,
  judgeLine,
} from './ground.ts';
import { type Occupied, occupiedBy } from './occupied.ts';
import { entryTitle, fixtureFinder, type Pairing, pairingReader, pairingTitle } from './pairing.ts';

type Fixture = IntentOf<'fixture'>;
/** A line with what it would be, also if it stays so. */
type Read = Judged<Fixture> & { target: Fixture | undefined; known: GroundFixture | undefined };

/**
 * A list of fixtures. Before the season begins it can be made of it; later fixtures only move.
 * @param replace whether what the file doesn't have goes, in the divisions that it is about
 */
export function judgeFixtures(
  ground: Ground,
  rows: readonly Cells[],
  replace: boolean,
): Judgement<Fixture> {
  const lines = readLines(ground, rows, replace);
  const matched = new Set(lines.flatMap(({ known }) => known?.id ?? []));
  const about = new Set(lines.flatMap(({ target }) => target?.divisionId ?? []));
  const isReplaced = ({ divisionId, id, status }: GroundFixture) =>
    replace && status === 'planned' && about.has(divisionId) && !matched.has(id);
  settle(
    lines,
    ground,
    ground.fixtures.filter((one) => !matched.has(one.id) && !isReplaced(one)),
  );
  // a name that isn't known may be of a fixture that would go, so nothing goes until all lines are clear
  const isClear = lines.every(({ line }) => line.state !== 'conflict');
  return {
    lines,
    removed: isClear && ground.status === 'planned' ? ground.fixtures.filter(isReplaced) : [],
    listsLost: [],
  };
}

function readLines(ground: Ground, rows: readonly Cells[], replace: boolean): Read[] {
  const read = pairingReader(ground);
  const find = fixtureFinder(ground);
  const pairs = new Set(ground.fixtures.map(({ homeId, awayId }) => `${homeId} ${awayId}`));
  const begun = new Set(
    ground.fixtures.flatMap(({ divisionId, status }) => (status === 'planned' ? [] : divisionId)),
  );
  const seen = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    let target: Fixture | undefined;
    let known: GroundFixture | undefined;
    const judged = judgeLine<Fixture>(line, pairingTitle(cells), () => {
      const pairing = read(cells);
      const { home, away, division } = pairing;
      known = find(pairing);
      const key = `${home.entryId} ${away.entryId} ${known?.id ?? pairing.round}`;
      const before = seen.get(key);
      if (before !== undefined) throw new Conflict('fixtureTwice', { line: before });
      const startsAt = startIn(cells, ground, pairing) ?? known?.startsAt ?? null;
      const round = pairing.round ?? known?.round;
      const isReversed = pairs.has(`${away.entryId} ${home.entryId}`);
      if (!known) requireNew(ground, { replace, isReversed, isDouble: division.isDouble });
      if (round === undefined) throw new Conflict('cellMissing', { field: 'round' });
      const isOther = round !== known?.round;
      if (isOther && ground.status !== 'planned') {
        throw new Conflict('seasonRuns', { field: 'round', value: known?.round ?? null });
      }
      if (isOther && begun.has(division.id)) throw new Conflict('fixturesPlayed');
      const changes = [
        ...changeOf('round', known?.round ?? null, round),
        ...changeOf('date', known?.startsAt ?? null, startsAt),
      ];
      if (known && known.status !== 'planned' && changes.length > 0) {
        throw new Conflict('fixtureBegun');
      }
      seen.set(key, line);
      target = {
        kind: 'fixture',
        fixtureId: known?.id ?? null,
        divisionId: division.id,
        round,
        homeId: home.entryId,
        awayId: away.entryId,
        startsAt,
      };
      return { title: entryTitle(pairing), isNew: !known, changes, intent: target };
    });
    return { ...judged, target, known };
  });
}

function requireNew(
  ground: Ground,
  { replace, isReversed, isDouble }: { replace: boolean; isReversed: boolean; isDouble: boolean },
): void {
  if (ground.status !== 'planned') throw new Conflict('fixtureUnknown');
  if (isReversed && !isDouble && !replace) throw new Conflict('fixtureReversed');
}

/** @returns ISO time; undefined where the file tells none */
function startIn(
  { date, time }: Cells['cells'],
  { startsOn, endsOn, timeZone }: Ground,
  { home }: Pairing,
): string | undefined {
  if (date === undefined) return undefined;
  const moment = momentIn(date);
  if (!moment) throw new Conflict('cellUnreadable', { field: 'date', value: date });
  const wall = time === undefined ? (moment.time ?? home.homeTime) : timeIn(time);
  if (wall === undefined)
    throw new Conflict('cellUnreadable', { field: 'time', value: time ?? null });
  const instant = moment.instant ?? instantOf(moment.date, wall, timeZone);
  const day = localDateAt(timeZone, Date.parse(instant));
  if (day < startsOn || day > endsOn)
    throw new Conflict('dateOutside', { field: 'date', value: date });
  return instant;
}

function instantOf(date: string, time: string, timeZone: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return isoOf(firstInstantAt(timeZone, midnightOf(date) + (hours * 60 + minutes) * MINUTE_MS));
}

/**
 * Marks lines with which a team would play twice on a day or in a round. One that is left out stays as it is, which may
 * be in the way of others, so this goes on until nothing is found any more.
 */
function settle(lines: Read[], ground: Ground, stays: readonly GroundFixture[]): void {
  for (let isOver = false; !isOver; ) {
    isOver = true;
    const occupied: Occupied = occupiedBy(ground, [
      ...stays,
      ...lines.flatMap(({ line, known }) => (isAsItWas(line) && known ? [known] : [])),
    ]);
    for (const one of lines) {
      const { line, target } = one;
      if (isAsItWas(line) || !target) continue;
      const taken = occupied.take(target, line.line);
      if (!taken) continue;
      one.line = conflictLine(line.line, line.title, taken);
      one.intent = null;
      isOver = false;
    }
  }
}

const isAsItWas = ({ state }: ImportLine): boolean => state === 'conflict' || state === 'unchanged';
