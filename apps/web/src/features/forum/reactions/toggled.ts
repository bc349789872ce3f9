import type { Reactions } from '@oche/validators/forum/reading';
import { REACTION_KINDS, type ReactionKind } from '@oche/validators/forum/reading-limits';

/** The reactions to a post once the reader has pressed a kind. */
export function toggled(reactions: Reactions, pressed: ReactionKind): Reactions {
  return REACTION_KINDS.flatMap((kind) => {
    const known = reactions.find((one) => one.kind === kind) ?? { kind, count: 0, isMine: false };
    if (kind !== pressed) return known.count > 0 ? known : [];
    const isMine = !known.isMine;
    const count = known.count + (isMine ? 1 : -1);
    return count > 0 ? { kind, count, isMine } : [];
  });
}
