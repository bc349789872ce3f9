import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { divisionInput } from '@oche/validators/leagues/season';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { toFixtureSummary } from '../core/fixture-summary.select.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { toEntry } from '../team/entry.ts';
import { listEntriesOfDivision } from '../team/team.queries.ts';
import * as queries from './division.queries.ts';

/**
 * A division with its table, its teams and all of its fixtures.
 * @throws AppError DIVISION_NOT_FOUND, also when the league is hidden
 */
export async function getDivision(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof divisionInput>,
): Promise<DivisionOutput> {
  const [row, teams, fixtures] = await Promise.all([
    queries.getDivision.first(db, { id, viewerId: actor?.id ?? '' }),
    listEntriesOfDivision(db, { divisionId: id }),
    queries.listFixtures(db, { divisionId: id }),
  ]);
  if (!row || !maySee(actor, row)) throw new AppError('DIVISION_NOT_FOUND');
  const canManage = isOfficer(actor, row);
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    promotes: row.promotes,
    relegates: row.relegates,
    isDouble: row.isDouble,
    revision: row.revision,
    league: {
      id: row.leagueId,
      name: row.leagueName,
      region: row.region,
      timeZone: row.timeZone,
    },
    season: { id: row.seasonId, name: row.seasonName, status: row.seasonStatus },
    format: row.format,
    rules: row.rules,
    standings: row.standings,
    teams: teams.map(toEntry),
    rounds: row.rounds,
    fixtures: fixtures.map(toFixtureSummary),
    plannedAt: row.plannedAt,
    plan: canManage ? row.plan : null,
    siblings: row.siblings,
    ownEntryIds: row.ownEntryIds,
    canManage,
  };
}
