import { REACTION_KINDS, type ReactionKind } from '@oche/validators/forum/reading-limits';

/** The kinds that occur, in the order in which they are shown. */
export const countsInOrder = (counts: Partial<Record<ReactionKind, number>>) =>
  REACTION_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? { kind, count } : [];
  });
