import type { Executor } from '@oche/db';
import { type DealAddress, dealAddress } from '@oche/validators/market/deals';
import type { Deps } from '../../../../lib/deps.ts';
import { VaultError } from '../../../../lib/secrets/vault.ts';
import * as queries from './address.queries.ts';

/** Names the deal: an address that is moved to another deal's row can't be opened. */
const ownerOf = (dealId: number) => `deal:${dealId}`;

export const sealAddress = (
  { vault }: Pick<Deps, 'vault'>,
  dealId: number,
  address: DealAddress,
): string => vault.seal(ownerOf(dealId), JSON.stringify(address));

/** A deal's sealed address in clear, for the buyer's own archive. */
export function openAddress(
  { vault }: Pick<Deps, 'vault'>,
  dealId: number,
  sealed: string,
): unknown {
  try {
    return JSON.parse(vault.open(ownerOf(dealId), sealed));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return null;
  }
}

/** @returns null when there is none, when its time is over, or when this server lacks its key */
export async function readAddress(
  { db, vault, clock, log }: Pick<Deps, 'vault' | 'clock' | 'log'> & { db: Executor },
  dealId: number,
): Promise<DealAddress | null> {
  const row = await queries.getAddress.first(db, { dealId, now: clock.now().toISOString() });
  if (!row) return null;
  try {
    return dealAddress.parse(JSON.parse(vault.open(ownerOf(dealId), row.encrypted)));
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.error({ err: error, dealId }, 'an address can no longer be read');
    return null;
  }
}
