import type { Person } from '@oche/validators/people/schemas';
import type {
  meetingsInput,
  meetingsOutput,
  Versus,
  versusInput,
} from '@oche/validators/statistics/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { requirePlayer } from '../shown/player-seen.service.ts';
import { toShown } from '../shown/shown-game.ts';
import { listMeetings } from '../shown/shown-games.queries.ts';
import { inThreeDarts } from '../upkeep/levels.ts';
import { getPair } from './versus.queries.ts';

const cursorKey = z.tuple([z.iso.datetime(), z.int()]);

/**
 * Two players against each other: for those who may see both profiles, and for the two.
 * @throws AppError MEMBER_NOT_FOUND
 */
export async function getVersus(
  ctx: ServiceContext,
  input: z.output<typeof versusInput>,
): Promise<Versus> {
  const [one, other] = await requireBoth(ctx, input);
  const sides = await Promise.all([readSide(ctx, one, other), readSide(ctx, other, one)]);
  return { games: sides[0].games, sides: [sides[0].side, sides[1].side] };
}

async function requireBoth(
  ctx: ServiceContext,
  { username, opponent }: z.output<typeof versusInput>,
): Promise<[Person, Person]> {
  const one = await requirePlayer(ctx, username);
  const other = await requirePlayer(ctx, opponent);
  const isAmong = [one.person.id, other.person.id].includes(ctx.actor?.id ?? '');
  const isOpen = isAmong || (one.isOpen && other.isOpen);
  if (!isOpen || one.person.id === other.person.id) throw new AppError('MEMBER_NOT_FOUND');
  return [one.person, other.person];
}

async function readSide({ db }: ServiceContext, person: Person, { id: opponentId }: Person) {
  const pair = await getPair.first(db, { userId: person.id, opponentId });
  const side: Versus['sides'][number] = {
    person,
    won: pair?.won ?? 0,
    legsWon: pair?.legsWon ?? 0,
    average: pair ? inThreeDarts(pair.points, pair.darts) : null,
    highestFinish: pair?.highestFinish ?? null,
    bestLeg: pair?.bestLeg ?? null,
  };
  return { games: pair?.games ?? 0, side };
}

/**
 * The games of two players, the latest first, as the first of them sees them.
 * @throws AppError MEMBER_NOT_FOUND; BAD_INPUT for a cursor that is none
 */
export async function listVersus(
  ctx: ServiceContext,
  { limit, cursor, ...input }: z.output<typeof meetingsInput>,
): Promise<z.input<typeof meetingsOutput>> {
  const [one, other] = await requireBoth(ctx, input);
  const [before, beforeId] = cursor
    ? decodeCursor(cursorKey, cursor)
    : ['9999-12-31T00:00:00.000Z', 0];
  const of = { ...viewerOf(ctx.actor), userId: one.id, opponentId: other.id, before, beforeId };
  const page = await readPage(
    limit,
    (count) => listMeetings(ctx.db, { ...of, limit: count }),
    ({ finishedAt, id }) => encodeCursor([finishedAt, id]),
  );
  return { ...page, items: page.items.map(toShown) };
}
