import type { Tx } from '@oche/db';
import type { CaseAction } from '@oche/validators/moderation/schemas';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../moderation.events.ts';

interface DecidedCase {
  kind: string;
  thingId: string;
  withheldAt: string | null;
}

/**
 * Does or undoes with a thing what was decided. A decision that it is fine brings back what reports had hidden.
 * @returns whether it changed anything
 * @throws AppError ACTION_NOT_POSSIBLE for what things of this kind don't have
 */
export async function act(
  ctx: MemberContext,
  tx: Tx,
  { kind, thingId, withheldAt }: DecidedCase,
  action: CaseAction,
  way: 'do' | 'undo',
): Promise<boolean> {
  const declared = ctx.reportables.get(kind);
  const by = ctx.actor.id;
  if (action === 'none') {
    if (!withheldAt || !declared?.withhold) return false;
    return way === 'do'
      ? declared.withhold.undo(ctx, tx, thingId, by)
      : declared.withhold.do(ctx, tx, thingId, null);
  }
  const undoable = declared?.actions[action];
  if (!undoable) throw new AppError('ACTION_NOT_POSSIBLE');
  const isChanged = await undoable[way](ctx, tx, thingId, by);
  if (isChanged) await ctx.events.publish(tx, 'thing.moderated', { kind, id: thingId });
  return isChanged;
}
