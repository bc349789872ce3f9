import type { GameOutput } from '@oche/validators/games/schemas';

/** Games that have not begun, and perhaps never will. */
const NOT_BEGUN = ['invited', 'declined', 'cancelled', 'expired'] as const;
export type NotBegun = (typeof NOT_BEGUN)[number];

export const isNotBegun = (output: GameOutput): output is GameOutput & { status: NotBegun } =>
  NOT_BEGUN.some((status) => status === output.status);
