import { type Entry, entriesByLeg, type Game, type Position, replay, step } from '@oche/darts/game';
import { isOver } from '@oche/darts/match';
import { type Move, move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import { type Tx, withTransaction } from '@oche/db';
import type {
  enterMovesInput,
  enterMovesOutput,
  takeOverInput,
} from '@oche/validators/games/schemas';
import type { z } from 'zod';
import { requireActive } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../games.events.ts';
import { deviceOf, mayScore, maySee, requirePlayer, type Scorer } from '../games.policy.ts';
import * as queries from '../moves/moves.queries.ts';
import { mayCorrect, sideOf, statusAtEnd } from '../result/end/confirming.policy.ts';
import { end, goOn } from '../result/end/end.service.ts';
import { type Maker, mayEnter, mayMake } from './may-make.ts';
import { tellFollowers } from './plays-now.notifications.ts';

type Input = z.output<typeof enterMovesInput>;
type RefusalCode = 'GAME_SCORED_ELSEWHERE' | 'GAME_MOVED_ON' | 'GAME_NOT_OPEN';
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockGame.first>>>;

/**
 * Makes the moves of a device, each once and in their order, however often they are sent. A device
 * that was offline sends all that it has. A refusal of those that are new changes nothing, and says as
 * `known` how many of the first ones are in the game, so that a device knows which of its own are not.
 *
 * A machine's visits are taken as its seed gives them, and no others.
 *
 * @returns the game's revision afterwards
 * @throws AppError GAME_NOT_FOUND; NOT_AMONG_PLAYERS; EMAIL_NOT_VERIFIED; GAME_NOT_OPEN before all have accepted, or
 *   after the end, when it is not the scoring side that corrects it; GAME_SCORED_ELSEWHERE when another device has taken over; GAME_MOVED_ON when the
 *   moves were made on an older state; VISIT_IMPOSSIBLE, with the move and the reason
 */
export const enterMoves = (
  ctx: ActingContext,
  input: Input,
): Promise<z.input<typeof enterMovesOutput>> =>
  withTransaction(ctx.db, (tx) => enterMovesIn(ctx, tx, input));

/** The same in a transaction that is open already. @throws AppError as `enterMoves` does */
export async function enterMovesIn(
  ctx: ActingContext,
  tx: Tx,
  input: Input,
): Promise<z.input<typeof enterMovesOutput>> {
  requireActive(ctx.actor);
  return enterInto(ctx, tx, await lockForScoring(ctx, tx, input.gameId), ctx.actor, input);
}

/**
 * The same from the device at the board where this game is played, e.g. of a tournament. Whether it may is decided by
 * who calls.
 * @throws AppError as `enterMoves` does
 */
export const enterOfficialMoves = (
  ctx: Deps,
  input: Input,
  admit: (tx: Tx) => Promise<void>,
): Promise<z.input<typeof enterMovesOutput>> =>
  withTransaction(ctx.db, async (tx) => {
    await admit(tx);
    return enterInto(ctx, tx, await lockOfficial(tx, input.gameId), 'device', input);
  });

/**
 * The same where the first new move may correct a game that counts already, in a transaction that holds what the
 * caller locks.
 * @param reopen lets the match go on, or says that it is too late. It is asked behind the lock of the game, and only if
 *   there is something to correct: what is sent once more changes nothing
 * @throws AppError as `enterMoves` does; GAME_NOT_OPEN when it is too late
 */
export const correctOfficialEnd = async (
  ctx: Deps,
  tx: Tx,
  input: Input,
  reopen: () => Promise<boolean>,
): Promise<z.input<typeof enterMovesOutput>> =>
  enterInto(ctx, tx, await lockOfficial(tx, input.gameId), 'device', input, reopen);

async function enterInto(
  ctx: Deps,
  tx: Tx,
  game: Locked,
  scorer: Scorer,
  { gameId, deviceId, base, moves }: Input,
  reopen?: () => Promise<boolean>,
): Promise<z.input<typeof enterMovesOutput>> {
  const rows = await queries.listKnownMoves(tx, { gameId, moveIds: moves.map(({ id }) => id) });
  const isKnown = new Set(rows.map(({ id }) => id));
  const fresh = moves.filter(({ id }) => !isKnown.has(id));
  const known = moves.length - fresh.length;
  if (fresh.length === 0) return { revision: game.revision, status: game.status };
  const refuse = (code: RefusalCode) => new AppError(code, { details: { known } });
  const scoring = deviceOf(scorer, game);
  if (scoring !== null && scoring !== deviceId) throw refuse('GAME_SCORED_ELSEWHERE');
  if (base + known !== game.revision) throw refuse('GAME_MOVED_ON');
  const isCorrection = fresh[0]?.move.kind !== 'enter';
  const isCorrectable = async () =>
    scorer === 'device'
      ? game.status === 'completed' && reopen !== undefined && (await reopen())
      : mayCorrect(scorer, game, ctx.clock.now());
  const isOpen = game.status === 'playing' || (isCorrection && (await isCorrectable()));
  if (!isOpen) throw refuse('GAME_NOT_OPEN');
  const madeBy = scorer === 'device' ? null : scorer.id;
  if (game.isRemote && madeBy !== null && scoring === null) {
    await queries.takeOverSide(tx, { gameId, userId: madeBy, deviceId });
  }
  return make(ctx, tx, game, { deviceId, moves: fresh, known, madeBy });
}

async function lockForScoring(ctx: ActingContext, tx: Tx, gameId: number): Promise<Locked> {
  const game = await queries.lockGame.first(tx, { gameId });
  if (!game || !maySee(ctx.actor, game)) throw new AppError('GAME_NOT_FOUND');
  if (!mayScore(ctx.actor, game)) throw new AppError('NOT_AMONG_PLAYERS');
  requirePlayer(ctx.actor, game);
  return game;
}

/** @throws AppError GAME_NOT_FOUND, also for a game that is nobody's to decide but its players' */
async function lockOfficial(tx: Tx, gameId: number): Promise<Locked> {
  const game = await queries.lockGame.first(tx, { gameId });
  if (!game?.isOfficial) throw new AppError('GAME_NOT_FOUND');
  return game;
}

/** Moves that are not in the game yet, and how many before them are. */
interface Fresh {
  deviceId: string;
  /** null: a device that stands there for everybody */
  madeBy: string | null;
  moves: readonly { id: string; move: Move }[];
  known: number;
}

async function make(ctx: Deps, tx: Tx, game: Locked, { deviceId, moves, known, madeBy }: Fresh) {
  const { id: gameId } = game;
  const now = ctx.clock.now();
  const played = moves.map((one) => one.move);
  const maker = {
    machine: game.machine,
    side: game.isRemote ? sideOf(madeBy, game.members) : undefined,
  };
  const position = await play(tx, game, maker, played).catch((error: unknown) => {
    if (!(error instanceof ImpossibleMove)) throw error;
    const { index, reason } = error;
    throw new AppError('VISIT_IMPOSSIBLE', { details: { known, index: known + index, reason } });
  });
  const revision = game.revision + moves.length;
  const { standing } = position;
  const hasEnded = isOver(standing);
  const status = hasEnded ? statusAtEnd(game, madeBy) : 'playing';
  await queries.insertMoves(tx, { gameId, after: game.revision, moves, madeBy, now });
  await queries.saveMoved(tx, {
    gameId,
    position: JSON.stringify(position),
    status,
    revision,
    deviceId: game.isRemote ? null : deviceId,
    winnerSide: standing.winner ?? null,
    now,
    finishedAt: hasEnded ? now : null,
  });
  if (hasEnded) await end(ctx, tx, gameId, madeBy);
  else if (game.status !== 'playing') await goOn(ctx, tx, gameId);
  const isFirst = game.revision === 0 && status === 'playing';
  // nobody has to be there when somebody practises
  if (isFirst && game.visibility === 'public' && !game.machine) await tellFollowers(tx, gameId);
  await ctx.events.publish(tx, 'game.changed', { gameId, revision });
  return { revision, status } as const;
}

/**
 * Plays moves and writes the list of visits that they make. Visits that are only added need nothing of
 * what was entered before.
 */
async function play(tx: Tx, game: Locked, maker: Maker, moves: readonly Move[]): Promise<Position> {
  const { id: gameId, setup } = game;
  let { position } = game;
  const added: { leg: number; entry: Entry }[] = [];
  const entered = moves.flatMap((one) => (one.kind === 'enter' ? [one.entry] : []));
  if (entered.length < moves.length) return replayWith(tx, game, maker, moves);
  for (const [index, entry] of entered.entries()) {
    if (!mayEnter(maker, setup, position, entry)) throw new ImpossibleMove(index, 'otherThrower');
    const made = step(setup, position, entry);
    if (isRefusal(made)) throw new ImpossibleMove(index, made.refused);
    added.push({ leg: position.standing.leg, entry });
    position = made.position;
  }
  await queries.appendEntries(tx, gameId, added);
  return position;
}

async function replayWith(
  tx: Tx,
  { id: gameId, setup }: Locked,
  maker: Maker,
  moves: readonly Move[],
) {
  const before = await queries.listEntries(tx, gameId);
  let game = replay(setup, before);
  if (isRefusal(game)) throw new Error(`game ${gameId} contradicts itself: ${game.refused}`);
  for (const [index, one] of moves.entries()) {
    if (!mayMake(maker, game, one)) throw new ImpossibleMove(index, 'otherThrower');
    const next = move(game, one);
    if (isRefusal(next)) throw new ImpossibleMove(index, next.refused);
    game = next;
  }
  await queries.replaceLegs(tx, gameId, firstChanged(before, game), entriesByLeg(game));
  return game.position;
}

/** The first leg whose entries are no longer those of before. */
function firstChanged(before: readonly Entry[], game: Game): number {
  const changed = game.entries.findIndex((entry, index) => entry !== before[index]);
  if (changed < 0) return game.position.standing.leg;
  let count = 0;
  return entriesByLeg(game).findIndex((entries) => {
    count += entries.length;
    return changed < count;
  });
}

class ImpossibleMove extends Error {
  readonly index: number;
  readonly reason: string;

  constructor(index: number, reason: string) {
    super(reason);
    this.index = index;
    this.reason = reason;
  }
}

/**
 * Lets another device go on scoring. What the former one has not sent yet is refused there.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS
 */
export async function takeOver(
  ctx: ActingContext,
  { gameId, deviceId }: z.output<typeof takeOverInput>,
): Promise<void> {
  requireActive(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockForScoring(ctx, tx, gameId);
    if (game.isRemote) await giveSideTo(ctx, tx, game, deviceId);
    else await giveTo(ctx, tx, game, deviceId);
  });
}

/** The same for the device at a board. @throws AppError GAME_NOT_FOUND, and what `admit` throws */
export const takeOverOfficial = (
  ctx: Deps,
  { gameId, deviceId }: z.output<typeof takeOverInput>,
  admit: (tx: Tx) => Promise<void>,
): Promise<void> =>
  withTransaction(ctx.db, async (tx) => {
    await admit(tx);
    await giveTo(ctx, tx, await lockOfficial(tx, gameId), deviceId);
  });

async function giveTo(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  { id: gameId, revision }: Locked,
  deviceId: string,
): Promise<void> {
  await queries.takeOver(tx, { gameId, deviceId });
  await events.publish(tx, 'game.changed', { gameId, revision });
}

/** At two boards a member takes over from a device of their own; the other side's goes on. */
async function giveSideTo(
  { actor, events }: Pick<ActingContext, 'actor' | 'events'>,
  tx: Tx,
  { id: gameId, revision }: Locked,
  deviceId: string,
): Promise<void> {
  await queries.takeOverSide(tx, { gameId, userId: actor.id, deviceId });
  await events.publish(tx, 'game.changed', { gameId, revision });
}
