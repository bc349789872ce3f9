import {
  adminTournament,
  type adminTournamentListInput,
  type adminTournamentListOutput,
  type adminUpdateTournamentInput,
} from '@oche/validators/admin/lists';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { correctTournament } from '../../tournaments/index.ts';
import { listedOf, readListPage } from '../lists/page.ts';
import { noting } from '../things/correction.service.ts';
import * as queries from './tournaments.queries.ts';

const { status: statusOf } = adminTournament.shape;

/**
 * All tournaments that were announced, also those that nobody finds.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor of another order
 */
export function listTournaments(
  { actor, db }: MemberContext,
  input: z.output<typeof adminTournamentListInput>,
): Promise<z.input<typeof adminTournamentListOutput>> {
  requireScope(actor, 'site');
  return readListPage(
    input,
    {
      list: (wish, limit) => queries.listTournaments(db, wish, limit),
      count: (wish, limit) => queries.countTournaments(db, wish, limit),
    },
    (row) => ({
      ...listedOf(row, row.hiddenAt !== null, row.hiddenAt),
      id: row.id,
      name: row.name,
      gameFormat: row.gameFormat,
      tournamentType: row.tournamentType,
      entryFee: euroOf(row.entryFeeCents),
      startDate: row.startDate,
      enteredCount: row.enteredCount,
      maxParticipants: row.maxParticipants,
      isPublic: row.isPublic,
      venue: row.loungeId === null ? null : { id: row.loungeId, name: row.loungeName ?? '' },
      location: row.location,
      status: statusOf.parse(row.status),
      createdAt: row.createdAt,
    }),
  );
}

/**
 * Corrects what a tournament says; its creator is told why.
 * @throws AppError FORBIDDEN, TOURNAMENT_NOT_FOUND
 */
export async function updateTournament(
  ctx: MemberContext,
  { id, data, reason }: z.output<typeof adminUpdateTournamentInput>,
): Promise<void> {
  await correctTournament(ctx, { id, data }, noting(ctx, { kind: 'tournament', id, reason }));
}
