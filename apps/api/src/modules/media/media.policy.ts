import type { ChannelPage } from '@oche/validators/media/schemas';
import { type Actor, hasVoice, isModerator } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';

/** What the rules need to know of a channel, and of how somebody stands to it. */
export interface ChannelFacts {
  /** nobody has paused, hidden or deleted it */
  isPublic: boolean;
  deletedAt: string | null;
  /** whether they run it */
  isAdmin: boolean;
}

/** Those who run it, and moderators, see a channel that isn't public; nobody sees one that was deleted. */
export function maySee(actor: Actor | null, facts: ChannelFacts): boolean {
  if (facts.deletedAt !== null) return false;
  return facts.isPublic || facts.isAdmin || isModerator(actor);
}

/** @throws AppError CHANNEL_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireChannelAdmin(actor: Actor, facts: ChannelFacts): void {
  if (facts.isAdmin && facts.deletedAt === null) return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'CHANNEL_NOT_FOUND');
}

export const rightsIn = (actor: Actor | null, { isAdmin }: ChannelFacts): ChannelPage['can'] => ({
  edit: hasVoice(actor) && isAdmin,
  report: !isAdmin,
});
