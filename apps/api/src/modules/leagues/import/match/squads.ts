import { PLAYER_NAME_MAX, SQUAD_MAX } from '@oche/validators/leagues/limits';
import type { Cells } from '../parse/table.ts';
import {
  Conflict,
  changeOf,
  type Ground,
  type GroundEntry,
  type GroundPlayer,
  type IntentOf,
  type Judgement,
  judgeLine,
} from './ground.ts';
import { directoryOf, folded } from './names.ts';
import { teamFinder } from './pairing.ts';
import { turned } from './players.ts';

type Player = IntentOf<'player'>['player'];

interface Somebody {
  /** the same for the same person within a file and the league */
  key: string;
  name: string;
  wish: Player;
  known: GroundPlayer | undefined;
}

/** Who plays for which team: members by their username, everybody else by name. */
export function judgeSquads(ground: Ground, rows: readonly Cells[]): Judgement<IntentOf<'player'>> {
  const findTeam = teamFinder(ground);
  const entries = new Map(ground.entries.map((entry) => [entry.entryId, entry]));
  const players = new Map(ground.players.map((player) => [player.playerId, player]));
  const squads = Map.groupBy(ground.registrations, ({ entryId }) => entryId);
  const sizes = new Map([...squads].map(([entryId, squad]) => [entryId, squad.length]));
  const directories = new Map<number, ReturnType<typeof directoryOf<GroundPlayer>>>();
  const league = directoryOf(ground.players);
  const members = new Map(ground.members.map((one) => [one.username.toLowerCase(), one]));
  const teamsOf = Map.groupBy(ground.registrations, ({ playerId }) => playerId);
  const seen = new Map<string, { line: number; entry: GroundEntry }[]>();

  const lines = rows.map(({ line, cells }) =>
    judgeLine(line, titleOf(cells), () => {
      const entry = findTeam(cells.team, 'team', cells.division);
      const who = somebodyIn(cells, entry);
      const before = seen.get(who.key) ?? [];
      const same = before.find((one) => one.entry === entry);
      if (same) throw new Conflict('twice', { line: same.line });
      const isThere = teamsHaving(who).includes(entry.entryId);
      if (!isThere) requireFree(entry, who, before);
      seen.set(who.key, [...before, { line, entry }]);
      if (!isThere) sizes.set(entry.entryId, (sizes.get(entry.entryId) ?? 0) + 1);
      return {
        title: who.name,
        isNew: !isThere,
        changes: isThere ? [] : changeOf('team', null, entry.name),
        intent: { kind: 'player', entryId: entry.entryId, player: who.wish },
      };
    }),
  );
  return { lines, removed: [], listsLost: [] };

  function teamsHaving({ known }: Somebody): number[] {
    return (known && teamsOf.get(known.playerId)?.map(({ entryId }) => entryId)) ?? [];
  }

  function requireFree(
    entry: GroundEntry,
    who: Somebody,
    before: readonly { line: number; entry: GroundEntry }[],
  ): void {
    if (ground.oneTeam) {
      const [elsewhere] = teamsHaving(who);
      if (elsewhere !== undefined) {
        throw new Conflict('playerElsewhere', { value: entries.get(elsewhere)?.name ?? null });
      }
      const [other] = before;
      if (other) {
        throw new Conflict('playerElsewhere', { value: other.entry.name, line: other.line });
      }
    }
    if ((sizes.get(entry.entryId) ?? 0) >= SQUAD_MAX) {
      throw new Conflict('squadFull', { value: entry.name });
    }
  }

  function somebodyIn(cells: Cells['cells'], entry: GroundEntry): Somebody {
    const { username } = cells;
    if (username !== undefined) {
      const member = members.get(usernameOf(username));
      if (!member) throw new Conflict('memberUnknown', { field: 'username', value: username });
      const known = ground.players.find(({ userId }) => userId === member.userId);
      const wish = known ? { playerId: known.playerId } : { userId: member.userId };
      return { key: member.userId, name: member.name, wish, known };
    }
    const name = nameIn(cells);
    // who has the name in this squad is meant before anybody else of the league
    const found = squadOf(entry.entryId).exactly(name);
    const known = found.kind === 'none' ? league.exactly(name) : found;
    if (known.kind === 'many')
      throw new Conflict('playerAmbiguous', { field: 'name', value: name });
    if (known.kind === 'none') return { key: folded(name), name, wish: { name }, known: undefined };
    const { one } = known;
    return {
      key: one.userId ?? folded(one.name),
      name: one.name,
      wish: { playerId: one.playerId },
      known: one,
    };
  }

  function squadOf(entryId: number) {
    const known = directories.get(entryId);
    if (known) return known;
    const squad = (squads.get(entryId) ?? []).flatMap(
      ({ playerId }) => players.get(playerId) ?? [],
    );
    const directory = directoryOf(squad);
    directories.set(entryId, directory);
    return directory;
  }
}

export const usernameOf = (cell: string): string => cell.replace(/^@/, '').toLowerCase();

function titleOf({ name, firstName, lastName, username }: Cells['cells']): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ');
  return (name && turned(name)) ?? (parts || (username ?? ''));
}

function nameIn(cells: Cells['cells']): string {
  const name = titleOf(cells);
  if (name === '') throw new Conflict('cellMissing', { field: 'name' });
  if (name.length > PLAYER_NAME_MAX) {
    throw new Conflict('tooLong', { field: 'name', value: PLAYER_NAME_MAX });
  }
  return name;
}
