import { euroOf } from '@oche/validators/money';
import type {
  cashDeskOutput,
  entryListInput,
  entryListOutput,
  TournamentEntry,
  tournamentInput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { readFacts, readOrganised } from '../core/tournament.service.ts';
import { isOrganiser, requireOrganiser } from '../core/tournaments.policy.ts';
import * as queries from './entry-list.queries.ts';

type Row = Awaited<ReturnType<typeof queries.listEntries>>[number];

const position = z.tuple([z.int().min(0)]);
const FOR_ALL: readonly string[] = ['registered', 'waiting'];

/**
 * Who takes part, or waits, in the order of registration. Only organisers see who has left, hasn't paid or isn't there
 * yet.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listEntries(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id, filter, limit, cursor }: z.output<typeof entryListInput>,
): Promise<z.infer<typeof entryListOutput>> {
  const facts = await readFacts(db, actor, id);
  if (!FOR_ALL.includes(filter)) requireOrganiser(actor, facts);
  const [after] = cursor ? decodeCursor(position, cursor) : [0];
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listEntries(db, {
        ...viewerOf(actor),
        tournamentId: id,
        filter,
        after,
        limit: count,
      }),
    (last) => encodeCursor([last.number]),
  );
  const organises = isOrganiser(actor, facts);
  return { items: items.map((row) => toEntry(row, organises)), nextCursor };
}

/** An entry as an organiser sees it. @throws AppError ENTRY_NOT_FOUND */
export async function getEntry(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  entryId: number,
): Promise<TournamentEntry> {
  const row = await queries.getListed.first(db, { ...viewerOf(actor), entryId });
  if (!row) throw new AppError('ENTRY_NOT_FOUND');
  return toEntry(row, true);
}

const nameOf = ({ guestName, firstName, lastName }: queries.EntryPlayerRow): string =>
  guestName ?? [firstName, lastName].filter(Boolean).join(' ');

export function toEntry(row: Row, isForOrganiser: boolean): TournamentEntry {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    name: row.name ?? row.players.map(nameOf).join(' / '),
    players: row.players.map((player) => ({
      position: player.position,
      person:
        player.userId !== null && player.username !== null
          ? {
              id: player.userId,
              username: player.username,
              firstName: player.firstName ?? '',
              lastName: player.lastName ?? '',
              profileImageUrl: player.profileImageUrl,
              userType: null,
              role: null,
            }
          : null,
      guestName: player.guestName,
      rating: player.rating,
    })),
    seed: row.seed,
    registeredAt: row.registeredAt,
    isCheckedIn: row.isCheckedIn,
    isPaid: isForOrganiser ? row.isPaid : null,
  };
}

/**
 * What the cash desk has, and what is still to come.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN
 */
export async function getCashDesk(
  { db, actor }: MemberContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<z.infer<typeof cashDeskOutput>> {
  await readOrganised(db, actor, id);
  const {
    feeCents = 0,
    paid = 0,
    open = 0,
  } = (await queries.countPaid.first(db, { tournamentId: id })) ?? {};
  return {
    entryFee: euroOf(feeCents),
    paidCount: paid,
    openCount: open,
    paid: euroOf(feeCents * paid),
    open: euroOf(feeCents * open),
  };
}
