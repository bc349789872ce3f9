import { randomUUID } from 'node:crypto';
import { attempt, type Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { feeding } from '../core/feeding.ts';
import { lockTournament } from '../core/lock.queries.ts';
import { qualified } from '../notifications/tournaments.notifications.ts';
import { enter } from '../seats/enter.service.ts';
import { type Candidate, chosenFrom, type Qualified } from './choice.ts';
import * as queries from './qualifier.queries.ts';

type Filling = Parameters<typeof notify>[0] & Pick<Deps, 'clock'>;
type Source = Awaited<ReturnType<typeof queries.listSources>>[number];

/**
 * Enters those who have qualified for a final that hasn't begun, by what is over until now, and tells them. Somebody
 * who has left again is replaced by the next one, and not asked twice. Call it behind the final's lock; done again it
 * changes nothing.
 */
export async function fillFinal(ctx: Filling, tx: Tx, finalId: number): Promise<void> {
  const sources = await listOver(tx, finalId);
  if (sources.length > 0) await fillFrom(ctx, tx, finalId, sources);
}

/**
 * The same when somebody has left: they are out, whatever speaks against the one who follows them. Then the job tries
 * it again, and tells those who run the final.
 */
export async function fillFreed(
  ctx: Filling & Pick<Deps, 'log'>,
  tx: Tx,
  finalId: number,
): Promise<void> {
  const sources = await listOver(tx, finalId);
  if (sources.length === 0) return;
  const outcome = await attempt(tx, () => fillFrom(ctx, tx, finalId, sources));
  if (!('error' in outcome)) return;
  ctx.log.warn({ err: outcome.error, finalId }, 'who has qualified could not follow at once');
  await addJobs(tx, [feeding(finalId)]);
}

async function listOver(tx: Tx, finalId: number): Promise<Source[]> {
  const sources = await queries.listSources(tx, { finalId });
  return sources.filter(({ isOver }) => isOver);
}

async function fillFrom(
  ctx: Filling,
  tx: Tx,
  finalId: number,
  sources: readonly Source[],
): Promise<void> {
  const final = await lockTournament.first(tx, { id: finalId, viewerId: '' });
  if (final?.status !== 'upcoming' && final?.status !== 'draft') return;
  const before: Qualified[] = await queries.listQualified(tx, { finalId });
  const membersIn = await queries.listMembersIn(tx, { finalId });
  const entryOf = new Map(membersIn.map(({ userId, entryId }) => [userId, entryId]));
  const chosen: { source: Source; candidate: Candidate; entryId: number | undefined }[] = [];
  for (const source of sources) {
    const candidates = await listCandidates(tx, source, before.length);
    for (const next of chosenFrom(source, candidates, before, entryOf)) {
      chosen.push({ source, ...next });
      for (const { userId } of next.candidate.players) {
        // from now on they are in, whatever else they have qualified by
        if (userId !== null) entryOf.set(userId, next.entryId ?? 0);
      }
    }
  }
  const [first] = chosen;
  if (!first) return;
  const fresh = chosen.filter(({ entryId }) => entryId === undefined);
  const entrants = fresh.map(({ candidate: { name, players } }) => ({
    name,
    players,
    seed: null,
    isPaid: false,
  }));
  const by = { ...ctx, actor: { id: first.source.createdBy } };
  const entryIds = entrants.length > 0 ? await enter(by, tx, final, entrants) : [];
  await queries.insertQualified(
    tx,
    chosen.map((one) => ({
      qualifier_id: one.source.id,
      entry_id: one.entryId ?? entryIds[fresh.indexOf(one)] ?? 0,
      place: one.candidate.place,
      from_entry_id: one.candidate.fromEntryId,
      from_user_id: one.candidate.fromUserId,
    })),
  );
  await queries.clearSeeds(tx, { finalId });
  await queries.setSeeds(tx, { finalId });
  await notify(ctx, tx, qualified, {
    eventId: randomUUID(),
    recipientIds: fresh.flatMap(({ candidate }) =>
      candidate.players.flatMap(({ userId }) => userId ?? []),
    ),
    payload: { tournamentId: finalId },
  });
}

/** The best of a qualifier, as many as can be needed at most. */
async function listCandidates(
  tx: Tx,
  { tournamentId, seriesId, seats }: Source,
  before: number,
): Promise<Candidate[]> {
  if (tournamentId !== null) {
    const places = await queries.listPlaces(tx, { tournamentId });
    return places.map(({ entryId, ...entry }) => ({
      ...entry,
      fromEntryId: entryId,
      fromUserId: null,
    }));
  }
  if (seriesId === null) return [];
  const ranks = await queries.listRanks(tx, { seriesId, limit: seats + before + MARGIN });
  return ranks.map(({ userId, place }) => ({
    place,
    name: null,
    players: [{ userId, guestName: null }],
    fromEntryId: null,
    fromUserId: userId,
  }));
}

/** How many of a series can be in the final by another way. */
const MARGIN = 512;
