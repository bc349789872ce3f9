import type { Executor } from '@oche/db';
import type { BoardDevice, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import * as queries from './tablets.queries.ts';

export type Tablet = NonNullable<Awaited<ReturnType<typeof queries.getTablet.first>>>;

/** The device at a board to which a token belongs, whatever has become of the tournament. */
export const readTablet = async (db: Executor, token: string): Promise<BoardDevice | null> =>
  (await queries.findTablet.first(db, { tokenHash: secretHash(token) })) ?? null;

/** Before the first match it waits; after the last one, or when it is called off, the right has ended. */
const isOn = ({ status }: Tablet): boolean => status === 'upcoming' || status === 'active';

/**
 * The first line of all that a device at a board does. Its right ends with the tournament, and when an
 * organiser takes it away.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER
 */
export async function requireTablet(
  { board }: Pick<ServiceContext, 'board'>,
  executor: Executor,
): Promise<Tablet> {
  const tokenHash = board?.tokenHash;
  const tablet = tokenHash ? await queries.getTablet.first(executor, { tokenHash }) : undefined;
  if (!tablet) throw new AppError('TABLET_UNKNOWN');
  if (!isOn(tablet)) throw new AppError('TABLET_OVER');
  return tablet;
}
