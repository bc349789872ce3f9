import type { LeagueFigures, TeamFigures } from '@oche/validators/leagues/figures';
import type { divisionInput } from '@oche/validators/leagues/season';
import type { entryInput } from '@oche/validators/leagues/team';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { readDivisionFacts } from '../core/lock.service.ts';
import { toPlayer } from '../core/player.select.ts';
import { getEntry } from '../team/team.queries.ts';
import * as queries from './lists.queries.ts';
import { addedUp, figuresFrom } from './sums.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor'>;

/**
 * What everybody has done in a division, those with most singles won first.
 * @throws AppError DIVISION_NOT_FOUND
 */
export async function listFigures(
  { db, actor }: Reading,
  { id }: z.output<typeof divisionInput>,
): Promise<LeagueFigures> {
  const facts = await readDivisionFacts(db, actor, id);
  const viewer = { ...viewerOf(actor), isTrusted: isOfficer(actor, facts) };
  const rows = await queries.listFigures(db, { ...viewer, divisionId: id });
  return rows.map((row) => ({
    player: toPlayer(row),
    entryId: row.entryId,
    team: row.team,
    ...figuresFrom(row),
  }));
}

/**
 * What everybody has done for a team in a season, and all of them together. Officers and its captains know everybody
 * of it.
 * @throws AppError TEAM_NOT_FOUND, also when the league is hidden
 */
export async function getTeamFigures(
  { db, actor }: Reading,
  { entryId }: z.output<typeof entryInput>,
): Promise<TeamFigures> {
  const viewer = viewerOf(actor);
  const entry = await getEntry.first(db, { id: entryId, viewerId: viewer.viewerId });
  if (!entry || !maySee(actor, entry)) throw new AppError('TEAM_NOT_FOUND');
  const isTrusted = isOfficer(actor, entry) || entry.isCaptain;
  const rows = await queries.listFiguresOfEntry(db, { ...viewer, isTrusted, entryId });
  const { fixtures: _, ...total } = figuresFrom(addedUp(rows));
  return {
    players: rows.map((row) => ({ player: toPlayer(row), ...figuresFrom(row) })),
    total,
  };
}
