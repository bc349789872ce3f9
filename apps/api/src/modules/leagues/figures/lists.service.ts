import type { LeagueFigures } from '@oche/validators/leagues/figures';
import type { divisionInput } from '@oche/validators/leagues/season';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { viewerOf } from '../../people/index.ts';
import { isOfficer } from '../core/leagues.policy.ts';
import { readDivisionFacts } from '../core/lock.service.ts';
import { toPlayer } from '../core/player.select.ts';
import * as queries from './lists.queries.ts';
import { thrownFrom } from './thrown.ts';

/**
 * What everybody has done in a division, those with most singles won first.
 * @throws AppError DIVISION_NOT_FOUND
 */
export async function listFigures(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof divisionInput>,
): Promise<LeagueFigures> {
  const facts = await readDivisionFacts(db, actor, id);
  const viewer = { ...viewerOf(actor), isTrusted: isOfficer(actor, facts) };
  const rows = await queries.listFigures(db, { ...viewer, divisionId: id });
  return rows.map((row) => ({
    player: toPlayer(row),
    entryId: row.entryId,
    team: row.team,
    fixtures: row.fixtures,
    singles: row.singles,
    singlesWon: row.singlesWon,
    doubles: row.doubles,
    doublesWon: row.doublesWon,
    legs: row.legs,
    legsWon: row.legsWon,
    ...thrownFrom(row),
  }));
}
