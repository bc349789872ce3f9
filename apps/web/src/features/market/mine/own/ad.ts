import type { RouterOutputs } from '../../../../lib/trpc.ts';

/** An ad as its seller sees it. */
export type Ad = RouterOutputs['market']['items']['ofUser']['items'][number];
