import type { ShareChannel } from '@oche/validators/market/interest-limits';
import { trpc } from '../../../lib/trpc.ts';

/** Counts for the seller that an ad was passed on, and how. Nobody waits for it. */
export function useReportShare(id: number): (channel: ShareChannel) => void {
  const { mutate } = trpc.market.shares.report.useMutation();
  return (channel) => mutate({ id, channel });
}
