import { isPgError } from '@oche/db';
import type {
  addQualifierInput,
  QualifiersOutput,
  qualifierInput,
  tournamentInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Locked, organise } from '../core/lock.service.ts';
import { readFacts } from '../core/tournament.service.ts';
import { isOrganiser } from '../core/tournaments.policy.ts';
import { readSeries } from '../series/series.service.ts';
import { fillFinal } from './fill.service.ts';
import * as queries from './qualifier.queries.ts';

type Id = z.output<typeof tournamentInput>;

/** What a tournament gets players from, and what it is a qualifier for. @throws AppError TOURNAMENT_NOT_FOUND */
export async function listQualifiers(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: Id,
): Promise<QualifiersOutput> {
  const facts = await readFacts(db, actor, id);
  const isOwn = isOrganiser(actor, facts);
  const [sources, finals] = await Promise.all([
    queries.listSources(db, { finalId: id }),
    queries.listFinals(db, { tournamentId: id }),
  ]);
  return {
    sources: sources
      .filter(({ isPublic }) => isPublic || isOwn)
      .map(({ createdBy: _, isPublic: __, ...source }) => source),
    finals,
  };
}

/**
 * Gives a final the first ones of another tournament, or of a series; at once, if that is over.
 * @throws AppError TOURNAMENT_NOT_FOUND, SERIES_UNKNOWN, FORBIDDEN, TOURNAMENT_STATUS once the final has
 *   begun, QUALIFIER_TWICE, QUALIFIER_CIRCLE, QUALIFIER_TEAMS, QUALIFIER_SEATS
 */
export async function addQualifier(
  ctx: MemberContext,
  { id, from, seats }: z.output<typeof addQualifierInput>,
): Promise<QualifiersOutput> {
  requireWriter(ctx.actor);
  const source = 'tournamentId' in from ? from.tournamentId : null;
  if (source === null && 'seriesId' in from) await readSeries(ctx, from.seriesId);
  if (source !== null) await readFacts(ctx.db, ctx.actor, source);
  await organise(ctx, id, async (tx, final) => {
    requireAhead(final);
    await requireFit(ctx, final, source);
    const sources = await queries.listSources(tx, { finalId: id });
    const taken = sources.reduce((sum, one) => sum + one.seats, seats);
    if (taken > final.maxParticipants) throw new AppError('QUALIFIER_SEATS');
    const row = {
      final_id: id,
      tournament_id: source,
      series_id: 'seriesId' in from ? from.seriesId : null,
      seats,
      created_by: ctx.actor.id,
      created_at: ctx.clock.now().toISOString(),
    };
    await refusingTwice(() => queries.insertQualifier(tx, row));
    await fillFinal(ctx, tx, id);
  });
  return listQualifiers(ctx, { id });
}

function requireAhead({ status }: Locked): void {
  if (status !== 'draft' && status !== 'upcoming') throw new AppError('TOURNAMENT_STATUS');
}

async function requireFit(ctx: MemberContext, final: Locked, source: number | null): Promise<void> {
  if (source === final.id) throw new AppError('QUALIFIER_CIRCLE');
  const { teamSize } =
    source === null
      ? { teamSize: 1 }
      : ((await queries.getTeamSize.first(ctx.db, { id: source })) ?? { teamSize: 0 });
  if (teamSize !== final.teamSize) throw new AppError('QUALIFIER_TEAMS');
}

async function refusingTwice(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isPgError(error, 'uniqueViolation')) {
      throw new AppError('QUALIFIER_TWICE', { cause: error });
    }
    throw error;
  }
}

/** Players who were entered by it stay. @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN */
export async function removeQualifier(
  ctx: MemberContext,
  { id, qualifierId }: z.output<typeof qualifierInput>,
): Promise<QualifiersOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx) => {
    await queries.deleteQualifier(tx, { finalId: id, qualifierId });
  });
  return listQualifiers(ctx, { id });
}
