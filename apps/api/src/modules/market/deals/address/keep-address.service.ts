import type { Tx } from '@oche/db';
import { ADDRESS_DAYS, type DealStatus } from '@oche/validators/market/deal-limits';
import type { Deps } from '../../../../lib/deps.ts';
import { daysLater } from '../rules/facts.ts';
import * as queries from './address.queries.ts';

/** Nobody needs the address of a deal that is off; that of one that is done may be asked for some days. */
export async function endAddress(
  tx: Tx,
  { dealId, status, now }: { dealId: number; status: DealStatus | undefined; now: string },
): Promise<void> {
  if (status === 'cancelled') await queries.deleteAddress(tx, { dealId });
  if (status === 'completed') {
    await queries.keepAddressUntil(tx, { dealId, until: daysLater(now, ADDRESS_DAYS) });
  }
}

export async function deleteOldAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await queries.deleteOldAddresses(db, { now: clock.now().toISOString() });
}
