import type { Executor, Tx } from '@oche/db';
import type { BoardHost, Tablet } from '../../lib/declared/board-hosts.ts';
import type { BoardDevice, Deps, ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { secretHash } from '../../lib/secrets/secret.ts';
import * as queries from './tablets.queries.ts';

/** A tablet with the domain that plays there, and what is noted of the device itself. */
export interface HostedTablet extends Tablet {
  host: BoardHost<Deps>;
  tokenHash: string;
  seenAt: string | null;
}

/** The device at a board to which a token belongs, whatever has become of what is played there. */
export const readTablet = async (db: Executor, token: string): Promise<BoardDevice | null> =>
  (await queries.findTablet.first(db, { tokenHash: secretHash(token) })) ?? null;

/**
 * The first line of all that a device at a board does. Its right ends with what is played there, and when somebody who
 * runs it takes the right away.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER
 */
export async function requireTablet(
  { board, boardHosts }: Pick<ServiceContext, 'board' | 'boardHosts'>,
  executor: Executor,
): Promise<HostedTablet> {
  const host = board ? boardHosts.get(board.host) : undefined;
  if (!board || !host) throw new AppError('TABLET_UNKNOWN');
  const { tokenHash } = board;
  const tablet = await queries.getTablet([host]).first(executor, { tokenHash });
  if (!tablet) throw new AppError('TABLET_UNKNOWN');
  const { status } = tablet;
  if (status === 'over') throw new AppError('TABLET_OVER');
  return { ...tablet, status, host, tokenHash };
}

/**
 * What a tablet changes, behind the lock of its host. The work looks at the right again: it may be gone while it waited.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, what `work` throws, and what the host makes of who is in play elsewhere
 */
export async function behindLock<T>(ctx: ServiceContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { host, hostId } = await requireTablet(ctx, ctx.db);
  let done: { answer: T } | undefined;
  await host.change(ctx, hostId, async (tx) => {
    done = { answer: await work(tx) };
  });
  if (!done) throw new AppError('TABLET_UNKNOWN');
  return done.answer;
}
