import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';

/** As many names of a server as there are ways to write them. */
const serverOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/**
 * Counts a message to a server, whoever sends it: a hundred members with a hook each must not have us flood a site that
 * never asked for it.
 * @returns seconds until it gets more; null: this one can be sent
 */
export async function waitForServer(
  { limits }: Pick<Deps, 'limits'>,
  url: string,
): Promise<number | null> {
  try {
    await limits.use('receiver', serverOf(url));
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.retryAfter ?? 1;
    throw error;
  }
}
