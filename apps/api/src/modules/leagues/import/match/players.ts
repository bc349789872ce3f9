import { ABSENT } from '../../sheet/loaded-sheet.ts';
import type { Cells } from '../parse/table.ts';
import { Conflict, type Ground, type GroundEntry } from './ground.ts';
import { directoryOf } from './names.ts';

type Field = 'homePlayers' | 'awayPlayers';

/** "Huber, Anna" is Anna Huber. */
export const turned = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');

/** What sheets say where nobody has come. */
const isNobody = (name: string): boolean => /^[-–—]*$/.test(name);

/** Finds who has played for teams, by the names that a file has for them. */
export function playerFinder({ players, registrations }: Ground) {
  const byId = new Map(players.map((one) => [one.playerId, one]));
  const squads = Map.groupBy(registrations, ({ entryId }) => entryId);
  const league = directoryOf(players);

  /**
   * Reads the players of a side of a game; nobody in it is `ABSENT`.
   * @param besides players of the stored sheet: they have played, whatever became of their registration
   */
  return ({ entryId }: GroundEntry, besides: readonly number[], field: Field) => {
    const ids = new Set([
      ...(squads.get(entryId) ?? []).map(({ playerId }) => playerId),
      ...besides,
    ]);
    const squad = directoryOf([...ids].flatMap((id) => byId.get(id) ?? []));
    return (cells: Cells['cells'], size: number): number[] => {
      const found = namesIn(cells[field], size).map(find);
      const present = found.filter((id) => id !== ABSENT);
      if (new Set(present).size < present.length) {
        throw new Conflict('playerTwice', { field, value: cells[field] ?? null });
      }
      return found;
    };

    function namesIn(cell: string | undefined, size: number): string[] {
      if (cell === undefined) return Array<string>(size).fill('');
      const names = size === 1 ? [cell] : cell.split(/\s*[/+&;]\s*/);
      if (names.length !== size) throw new Conflict('playersWrong', { field, value: size });
      return names;
    }

    function find(written: string): number {
      if (isNobody(written)) return ABSENT;
      const name = turned(written);
      const found = squad.find(name);
      if (found.kind === 'one') return found.one.playerId;
      if (found.kind === 'many') throw new Conflict('playerSameName', { field, value: name });
      if (league.exactly(name).kind === 'none') {
        throw new Conflict('playerUnknown', { field, value: name });
      }
      throw new Conflict('playerNotRegistered', { field, value: name });
    }
  };
}
