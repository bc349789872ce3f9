import type { Executor } from '@oche/db';
import type {
  ListedTournament,
  listedTournamentsOutput,
  ownTournamentsInput,
  TournamentSummary,
  tournamentListInput,
  tournamentListOutput,
  tournamentsOfClubInput,
  tournamentsOfLoungeInput,
  tournamentsOfMemberInput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { requireClubReader } from '../../clubs/index.ts';
import { requireReader } from '../../lounges/index.ts';
import { viewerOf } from '../../people/index.ts';
import { toSummary } from '../core/summary.ts';
import { horizonOf, listTournaments } from './list.service.ts';
import * as queries from './other-lists.queries.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor' | 'clock'>;

/** Tournaments with those who take part, as it is documented. */
async function withParticipants(
  db: Executor,
  tournaments: readonly TournamentSummary[],
): Promise<ListedTournament[]> {
  const rows = await queries.listParticipants(db, { ids: tournaments.map(({ id }) => id) });
  const byTournament = Map.groupBy(rows, ({ tournamentId }) => tournamentId);
  return tournaments.map((tournament) => ({
    ...tournament,
    participants: (byTournament.get(tournament.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

/** `listTournaments` with those who take part. @throws AppError BAD_INPUT for a foreign cursor */
export async function listDocumented(
  ctx: Reading,
  input: z.output<typeof tournamentListInput>,
): Promise<z.infer<typeof listedTournamentsOutput>> {
  const { items, nextCursor } = await listTournaments(ctx, input);
  return { items: await withParticipants(ctx.db, items), nextCursor };
}

const position = z.tuple([z.int().min(0)]);
const beforeOf = (cursor: string | undefined): number =>
  cursor ? decodeCursor(position, cursor)[0] : Number.MAX_SAFE_INTEGER;
const cursorOf = ({ id }: { id: number }): string => encodeCursor([id]);

/**
 * Tournaments in which a member plays, the latest announced first; none for a member whom the reader may not see.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listOfMember(
  { db, actor, clock }: Reading,
  { userId, limit, cursor }: z.output<typeof tournamentsOfMemberInput>,
): Promise<z.infer<typeof listedTournamentsOutput>> {
  const of = { ...viewerOf(actor), userId, before: beforeOf(cursor) };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listOfMember(db, { ...of, limit: count }),
    cursorOf,
  );
  const now = clock.now().toISOString();
  const summaries = items.map((row) => toSummary(row, now));
  return { items: await withParticipants(db, summaries), nextCursor };
}

/**
 * What is next at a lounge, or running there, the soonest first.
 * @throws AppError LOUNGE_NOT_FOUND, also for somebody who may not see it
 */
export async function listOfLounge(
  { db, actor, clock }: Reading,
  { loungeId, limit }: z.output<typeof tournamentsOfLoungeInput>,
): Promise<TournamentSummary[]> {
  await requireReader(db, actor, loungeId);
  const now = clock.now();
  const rows = await queries.listOfLounge(db, {
    viewerId: actor?.id ?? '',
    loungeId,
    horizon: horizonOf(now),
    limit,
  });
  return rows.map((row) => toSummary(row, now.toISOString()));
}

/**
 * What is next in a club, or running there, the soonest first.
 * @throws AppError CLUB_NOT_FOUND, also for somebody who may not see it
 */
export async function listOfClub(
  { db, actor, clock }: Reading,
  { clubId, limit }: z.output<typeof tournamentsOfClubInput>,
): Promise<TournamentSummary[]> {
  await requireClubReader(db, actor, clubId);
  const now = clock.now();
  const of = { viewerId: actor?.id ?? '', clubId, horizon: horizonOf(now), limit };
  const rows = await queries.listOfClub(db, of);
  return rows.map((row) => toSummary(row, now.toISOString()));
}

/**
 * What the member organises, plays in or is invited to.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listOwn(
  { db, actor, clock }: MemberContext,
  { period, limit, cursor }: z.output<typeof ownTournamentsInput>,
): Promise<z.infer<typeof tournamentListOutput>> {
  const now = clock.now();
  const own = {
    viewerId: actor.id,
    isCurrent: period === 'current',
    horizon: horizonOf(now),
    before: beforeOf(cursor),
  };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listOwn(db, { ...own, limit: count }),
    cursorOf,
  );
  return { items: items.map((row) => toSummary(row, now.toISOString())), nextCursor };
}
