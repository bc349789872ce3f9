import type { Executor } from '@oche/db';
import type { TournamentOutput, tournamentInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { toSummary } from './summary.ts';
import * as queries from './tournament.queries.ts';
import {
  canStep,
  isCheckInOpen,
  isEditable,
  isOrganiser,
  maySee,
  registrationRefusal,
  requireOrganiser,
} from './tournaments.policy.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.getTournament.first>>>;
type Own = Awaited<ReturnType<typeof queries.getOwnEntry.first>>;

/**
 * A tournament as this reader may see it.
 * @throws AppError TOURNAMENT_NOT_FOUND, also for those it isn't meant for
 */
export async function getTournament(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { id }: z.output<typeof tournamentInput>,
): Promise<TournamentOutput> {
  const row = await queries.getTournament.first(db, { id, viewerId: actor?.id ?? '' });
  if (!row || !maySee(actor, row)) throw new AppError('TOURNAMENT_NOT_FOUND');
  const now = clock.now().toISOString();
  const [organisers, own] = await Promise.all([
    queries.listOrganisers(db, { ...viewerOf(actor), id }),
    row.ownStatus && actor ? queries.getOwnEntry.first(db, { id, viewerId: actor.id }) : undefined,
  ]);
  return {
    ...toSummary(row, now),
    revision: row.revision,
    rules: row.rules,
    format: row.format,
    checkInOpensAt: row.checkInOpensAt,
    rating: { min: row.ratingMin, max: row.ratingMax },
    venue: venueOf(row),
    boards: boardsOf(row),
    thread:
      row.threadId !== null && row.threadTitle !== null
        ? { id: row.threadId, title: row.threadTitle, answers: row.threadAnswers }
        : null,
    series:
      row.seriesId !== null && row.seriesName !== null
        ? { id: row.seriesId, name: row.seriesName, ownRank: row.seriesRank }
        : null,
    club:
      row.clubId !== null && row.clubName !== null ? { id: row.clubId, name: row.clubName } : null,
    organisers,
    updatedAt: row.updatedAt,
    cancelReason: row.cancelReason,
    own: own ?? null,
    refusal: actor ? registrationRefusal(row, now) : 'UNAUTHENTICATED',
    can: canDo(actor, row, own, now),
  };
}

function canDo(actor: Actor | null, row: Row, own: Own, now: string): TournamentOutput['can'] {
  const organises = isOrganiser(actor, row);
  const hasSeat = own?.status === 'registered';
  return {
    register: actor !== null && registrationRefusal(row, now) === null,
    withdraw: (hasSeat || own?.status === 'waiting') && isEditable(row),
    checkIn: (hasSeat || own?.status === 'waiting') && !own.isCheckedIn && isCheckInOpen(row, now),
    organise: organises,
    edit: organises && isEditable(row),
    publish: organises && canStep('publish', row),
    start: organises && canStep('start', row),
    complete: organises && canStep('complete', row),
    cancel: organises && canStep('cancel', row),
    delete: organises && row.status === 'draft',
    openThread: organises && row.isPublic && row.status !== 'draft' && row.threadId === null,
    bookBoards: row.loungeId !== null && row.isLoungeStaff && isEditable(row),
    report: actor !== null && !organises,
  };
}

function venueOf(row: Row): TournamentOutput['venue'] {
  const { loungeId, loungeName, loungeCity, address, country, timeZone } = row;
  if (loungeId === null || loungeName === null || loungeCity === null) return null;
  if (address === null || country === null || timeZone === null) return null;
  return {
    id: loungeId,
    name: loungeName,
    city: loungeCity,
    address,
    zipCode: row.zipCode,
    country,
    timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

function boardsOf({ blockStart, blockEnd, boards }: Row): TournamentOutput['boards'] {
  if (blockStart === null || blockEnd === null) return null;
  return { startTime: blockStart, endTime: blockEnd, boards };
}

type Facts = NonNullable<Awaited<ReturnType<typeof queries.getFacts.first>>>;

/** @throws AppError TOURNAMENT_NOT_FOUND */
export async function readFacts(
  executor: Executor,
  actor: Actor | null,
  id: number,
): Promise<Facts> {
  const facts = await queries.getFacts.first(executor, { id, viewerId: actor?.id ?? '' });
  if (!facts || !maySee(actor, facts)) throw new AppError('TOURNAMENT_NOT_FOUND');
  return facts;
}

/** For organisers. @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN */
export async function readOrganised(executor: Executor, actor: Actor, id: number) {
  const facts = await readFacts(executor, actor, id);
  requireOrganiser(actor, facts);
  return facts;
}
