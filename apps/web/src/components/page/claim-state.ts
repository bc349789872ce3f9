import { hasErrorCode } from '../../lib/errors/errors.ts';

/**
 * Whether the link of a guest still works: null, or what has become of it.
 * @param ask loads what the link is for
 * @throws what `ask` throws for another reason
 */
export async function claimState(ask: () => Promise<unknown>): Promise<'invalid' | 'taken' | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (hasErrorCode(error, 'INVALID_TOKEN', 'BAD_INPUT')) return 'invalid';
    if (hasErrorCode(error, 'GUEST_CLAIMED')) return 'taken';
    throw error;
  }
}
