import { type Tx, withTransaction } from '@oche/db';
import { LEASE_SECONDS } from '@oche/validators/autoscoring/limits';
import type {
  byeInput,
  helloInput,
  helloOutput,
  SeenInput,
  seenOutput,
} from '@oche/validators/autoscoring/schemas';
import type { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { proposeDarts } from '../../games/index.ts';
import '../autoscoring.events.ts';
import * as queries from './sight.queries.ts';
import { afterChange, afterMessage, dartsOf, NOTHING_SEEN, type Sight } from './sight.ts';

type Board = NonNullable<Awaited<ReturnType<typeof queries.findByToken.first>>>;
type Held = NonNullable<Awaited<ReturnType<typeof queries.lockSight.first>>>;

/** What a process brings whose token is a board's. */
interface Message {
  token: string;
  lease: string;
}

/**
 * A process begins to hold a board, or says so again.
 * @throws AppError BOARD_TOKEN_UNKNOWN; BOARD_HELD while another one does
 */
export async function sayHello(
  deps: Deps,
  { token, lease, maker, version }: z.output<typeof helloInput> & { token: string },
): Promise<z.input<typeof helloOutput>> {
  return change(deps, { token, lease }, async (tx, board, held) => {
    const isSame = held.lease === lease;
    const sight = isSame ? held.sight : afterChange(held.sight);
    await write(deps, tx, board, { held, lease, seq: isSame ? held.seq : 0, sight });
    if (board.maker !== maker || board.version !== version) {
      await queries.nameMaker(tx, { boardId: board.id, maker, version });
    }
    return { board: board.name, leaseSeconds: LEASE_SECONDS };
  });
}

/**
 * What the board sees. Messages that were overtaken, or are repeated, change nothing; the newest one says all of the visit.
 * @throws AppError BOARD_TOKEN_UNKNOWN; BOARD_HELD when another process has the board by now
 */
export async function takeSeen(
  deps: Deps,
  { token, ...message }: SeenInput & { token: string },
): Promise<z.input<typeof seenOutput>> {
  const { lease, seq } = message;
  return change(deps, { token, lease }, async (tx, board, held) => {
    const gameId = attachedGame(deps, board);
    const isAttached = gameId !== undefined;
    const isSame = held.lease === lease;
    if (isSame && seq <= held.seq) return { isAttached };
    const before = isSame ? held.sight : afterChange(held.sight);
    const sight = afterMessage(before, message);
    await write(deps, tx, board, { held, lease, seq, sight });
    const darts = dartsOf(sight);
    const isNew = sight.visit !== before.visit || String(darts) !== String(dartsOf(before));
    // a visit that is over stays in sight until it is entered
    if (gameId && isNew && darts.length > 0) await proposeDarts(deps, tx, { gameId, darts });
    return { isAttached };
  });
}

/** The process goes; no harm if it was not there. @throws AppError BOARD_TOKEN_UNKNOWN */
export async function sayBye(
  deps: Deps,
  { token, lease }: z.output<typeof byeInput> & { token: string },
): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    const { id: boardId } = await requireBoard(tx, token);
    const [ended] = await queries.endLease(tx, { boardId, lease, now: deps.clock.now() });
    if (ended) await deps.events.publish(tx, 'countingBoard.changed', { boardId });
  });
  return {};
}

/** The game that a board counts for; null: a training. undefined: it counts for nothing. */
function attachedGame(
  { clock }: Pick<Deps, 'clock'>,
  { attachedUntil, attachedGameId }: Board,
): number | null | undefined {
  if (attachedUntil === null || Date.parse(attachedUntil) <= clock.now().getTime())
    return undefined;
  return attachedGameId;
}

async function requireBoard(tx: Tx, token: string): Promise<Board> {
  const board = await queries.findByToken.first(tx, { tokenHash: secretHash(token) });
  if (!board) throw new AppError('BOARD_TOKEN_UNKNOWN');
  return board;
}

/** Works behind the lock of a board's sight, unless another process holds it. */
const change = <T>(
  deps: Deps,
  { token, lease }: Message,
  work: (tx: Tx, board: Board, held: Held) => Promise<T>,
): Promise<T> =>
  withTransaction(deps.db, async (tx) => {
    const board = await requireBoard(tx, token);
    const held = await hold(deps, tx, board.id, lease);
    const isFree =
      held.lease === lease || Date.parse(held.leaseUntil) <= deps.clock.now().getTime();
    if (!isFree) throw new AppError('BOARD_HELD', { details: { until: held.leaseUntil } });
    return work(tx, board, held);
  });

/** The row of a board's sight, locked. The first process writes it, as one that holds nothing yet. */
async function hold(deps: Deps, tx: Tx, boardId: number, lease: string): Promise<Held> {
  const known = await queries.lockSight.first(tx, { boardId });
  if (known) return known;
  const now = deps.clock.now();
  const sight = JSON.stringify(NOTHING_SEEN);
  await queries.insertSight(tx, {
    boardId,
    lease,
    leaseUntil: now,
    seq: 0,
    sight,
    now,
    dartAt: null,
  });
  const made = await queries.lockSight.first(tx, { boardId });
  if (!made) throw new Error('a sight was gone at once');
  return made;
}

interface Writing {
  held: Held;
  lease: string;
  seq: number;
  sight: Sight;
}

async function write(
  { clock, events }: Deps,
  tx: Tx,
  { id: boardId }: Board,
  { held, lease, seq, sight }: Writing,
): Promise<void> {
  const now = clock.now();
  const isDart = sight.seen.length > 0 && String(sight.seen) !== String(held.sight.seen);
  await queries.updateSight(tx, {
    boardId,
    lease,
    leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000),
    seq,
    sight: JSON.stringify(sight),
    now,
    dartAt: isDart ? now.toISOString() : held.dartAt,
  });
  await events.publish(tx, 'countingBoard.changed', { boardId });
}
