import { measureOf, partyPlay } from '@oche/darts/party/catalog';
import type { PartyStanding } from '@oche/darts/party/party';
import { isRefusal } from '@oche/darts/visit';
import { withTransaction } from '@oche/db';
import type {
  PartyFigures,
  PartyLadder,
  partyIdInput,
  partyLadderInput,
  partyListInput,
  partyListOutput,
  savedPartyOutput,
  savePartyInput,
} from '@oche/validators/games/party';
import { z } from 'zod';
import { requireActive } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { personOf, viewerOf } from '../../people/index.ts';
import * as queries from './party.queries.ts';

type Save = z.output<typeof savePartyInput>;

/**
 * Keeps a game of several sides, played again from its darts. Only the member's own side is given its result.
 * @throws AppError VISIT_IMPOSSIBLE, also for one that is not over; BAD_INPUT for what can't be agreed on
 */
export async function saveParty(
  { db, actor, clock }: MemberContext,
  input: Save,
): Promise<z.input<typeof savedPartyOutput>> {
  requireActive(actor);
  const userId = actor.id;
  const { game, sides, ownSide, darts } = input;
  const { kind, ...options } = game;
  if (ownSide !== null && ownSide >= sides.length) throw new AppError('BAD_INPUT');
  const { places, measures } = played(input);
  return withTransaction(db, async (tx) => {
    const id = await once(tx, { userId, operation: 'party.save', input }, () =>
      queries.insertParty(tx, {
        userId,
        kind,
        options,
        sides,
        thrown: darts.join(' '),
        darts: darts.length,
        places,
        ownSide,
        score: ownSide === null ? null : (measures[ownSide] ?? null),
        isWon: ownSide === null ? null : hasWon(places, ownSide),
        now: clock.now(),
      }),
    );
    const all = figuresOf(await queries.listPartyFigures(tx, { userId }));
    const own = all.find((one) => one.kind === kind);
    return { id, played: own?.played ?? 0, won: own?.won ?? 0, best: own?.best ?? null };
  });
}

/** Alone at the top: a draw is no win. */
const hasWon = (places: readonly number[], side: number): boolean =>
  places[side] === 1 && places.filter((place) => place === 1).length === 1;

function played({ game, sides, darts }: Save): PartyStanding {
  const play = partyPlay(game, sides.length);
  if (!play) throw new AppError('BAD_INPUT');
  const standing = play(darts);
  if (isRefusal(standing)) throw impossible(darts.length, standing.refused);
  if (standing.side !== null) throw impossible(darts.length, 'dartsMissing');
  return standing;
}

const impossible = (index: number, reason: string): AppError =>
  new AppError('VISIT_IMPOSSIBLE', { details: { index, reason } });

/** The most points are only compared where they say something. */
const figuresOf = (rows: Awaited<ReturnType<typeof queries.listPartyFigures>>): PartyFigures =>
  rows.map(({ kind, played: count, won, best }) => ({
    kind,
    played: count,
    won,
    best: measureOf(kind) === 'points' ? best : null,
  }));

/** What the member has played, by kind. */
export const listFigures = async ({ db, actor }: MemberContext): Promise<PartyFigures> =>
  figuresOf(await queries.listPartyFigures(db, { userId: actor.id }));

const cursorKey = z.tuple([z.iso.datetime(), z.int()]);
const LATEST = ['9999-12-31T00:00:00.000Z', Number.MAX_SAFE_INTEGER] as const;

/**
 * The member's games of a kind, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listParties(
  { db, actor }: MemberContext,
  { kind, limit, cursor }: z.output<typeof partyListInput>,
): Promise<z.input<typeof partyListOutput>> {
  const userId = actor.id;
  const [beforeAt, beforeId] = cursor === undefined ? LATEST : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listParties(db, { userId, kind, beforeAt, beforeId, limit: count }),
    ({ finishedAt, id }) => encodeCursor([finishedAt, id]),
  );
  return {
    nextCursor,
    items: items.map(({ sides, places, ...game }) => ({
      ...game,
      sides: sides.map(({ players }, side) => ({ players, place: places[side] ?? 1 })),
    })),
  };
}

const LADDER = 50;

/** The member among their friends, by games won, or by their best where points say something. */
export async function getLadder(
  { db, actor }: MemberContext,
  { kind }: z.output<typeof partyLadderInput>,
): Promise<PartyLadder> {
  const rows = await queries.ladders[measureOf(kind)](db, {
    ...viewerOf(actor),
    kind,
    limit: LADDER,
  });
  return rows.map((row) => ({
    place: row.place,
    person: personOf(row),
    value: row.value,
    isSelf: row.id === actor.id,
  }));
}

/**
 * Takes a game out of the member's own; nobody else has it.
 * @throws AppError GAME_NOT_FOUND
 */
export async function removeParty(
  { db, actor }: MemberContext,
  { id }: z.output<typeof partyIdInput>,
): Promise<void> {
  if (!(await queries.deleteParty(db, { userId: actor.id, id }))) {
    throw new AppError('GAME_NOT_FOUND');
  }
}
