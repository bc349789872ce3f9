import { createHash } from 'node:crypto';
import type { ImportPreview } from '@oche/validators/leagues/import';
import type { ImportKind } from '@oche/validators/leagues/limits';
import { judgeFixtures } from './match/fixtures.ts';
import { judgeGames } from './match/games.ts';
import type { Ground, GroundFixture, Judgement } from './match/ground.ts';
import { judgeResults } from './match/results.ts';
import { judgeSquads } from './match/squads.ts';
import { judgeTeams } from './match/teams.ts';
import type { Table } from './parse/table.ts';

/** What becomes of each line of a file. One that lacks a column is read no further. */
export function judge(
  ground: Ground,
  { rows, missing }: Table,
  { kind, replace }: { kind: ImportKind; replace: boolean },
): Judgement {
  if (missing.length > 0) return { lines: [], removed: [], listsLost: [] };
  switch (kind) {
    case 'teams':
      return judgeTeams(ground, rows);
    case 'squads':
      return judgeSquads(ground, rows);
    case 'fixtures':
      return judgeFixtures(ground, rows, replace);
    case 'results':
      return judgeResults(ground, rows);
    case 'games':
      return judgeGames(ground, rows);
  }
}

export function toPreview(ground: Ground, table: Table, judgement: Judgement): ImportPreview {
  const names = new Map(ground.entries.map(({ entryId, name }) => [entryId, name]));
  const titleOf = ({ homeId, awayId }: GroundFixture) =>
    `${names.get(homeId) ?? ''} – ${names.get(awayId) ?? ''}`;
  const { columns, missing } = table;
  const shown = {
    timeZone: ground.timeZone,
    columns,
    missing,
    lines: judgement.lines.map(({ line }) => line),
    removed: judgement.removed.map(titleOf),
    listsLost: ground.divisions.flatMap(({ id, name }) =>
      judgement.listsLost.includes(id) ? [name] : [],
    ),
  };
  return { ...shown, ground: groundOf(judgement, shown) };
}

/** The same as long as the same would happen, to the same things. */
const groundOf = ({ lines, removed, listsLost }: Judgement, shown: object): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        shown,
        lines.map(({ intent }) => intent),
        removed.map(({ id }) => id),
        listsLost,
      ]),
    )
    .digest('base64url');
