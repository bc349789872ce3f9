import type { Training } from '@oche/validators/games/start';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** How the list of results goes on. */
export const nextResults = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

/** The same input for loader and page; only 99 darts are listed by what they are about. */
export const historyInput = (
  kind: Training,
  chosen: readonly number[],
): RouterInputs['games']['training']['list'] =>
  kind === 'ninetyNine' ? { kind, chosen: [...chosen] } : { kind };
