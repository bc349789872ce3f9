import type { Executor } from '@oche/db';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { divisionInput } from '@oche/validators/leagues/season';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { SharedAnswers } from '../../../lib/events/shared-answers.ts';
import { toFixtureSummary } from '../core/fixture-summary.select.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { toEntry } from '../team/entry.ts';
import { listEntriesOfDivision } from '../team/team.queries.ts';
import * as queries from './division.queries.ts';

/** What does not depend on who asks. */
type Shown = Omit<DivisionOutput, 'revision' | 'ownEntryIds' | 'canManage'>;

/** Only names of lounges and clubs change without a revision. Of 14 teams one takes 200 kB. */
const shown = new SharedAnswers<Shown>({ max: 50, keptMs: 5000 });

/**
 * A division with its table, its teams and all of its fixtures.
 * @throws AppError DIVISION_NOT_FOUND, also when the league is hidden
 */
export async function getDivision(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { id }: z.output<typeof divisionInput>,
): Promise<DivisionOutput> {
  // before all else: what changes meanwhile may be in the answer already, and who follows the division hears of it
  const reader = await queries.getReader.first(db, { id, viewerId: actor?.id ?? '' });
  if (!reader || !maySee(actor, reader)) throw new AppError('DIVISION_NOT_FOUND');
  const { revision, leagueRevision, ownEntryIds } = reader;
  const key = `${id} ${revision} ${leagueRevision}`;
  const division = await shown.get(db, key, clock.now(), () => showDivision(db, id));
  const canManage = isOfficer(actor, reader);
  return {
    ...division,
    revision,
    plan: canManage ? division.plan : null,
    ownEntryIds,
    canManage,
  };
}

/** @throws AppError DIVISION_NOT_FOUND */
async function showDivision(db: Executor, id: number): Promise<Shown> {
  const [row, teams, fixtures] = await Promise.all([
    queries.getDivision.first(db, { id }),
    listEntriesOfDivision(db, { divisionId: id }),
    queries.listFixtures(db, { divisionId: id }),
  ]);
  if (!row) throw new AppError('DIVISION_NOT_FOUND');
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    promotes: row.promotes,
    relegates: row.relegates,
    isDouble: row.isDouble,
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
    plan: row.plan,
    siblings: row.siblings,
  };
}
