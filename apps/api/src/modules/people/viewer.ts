import { type Actor, isModerator } from '../../lib/actor.ts';
import type { Viewer } from './seen.select.ts';

/** Who asks, as the predicate `seenBy` takes it. */
export const viewerOf = (actor: Actor | null): Viewer => ({
  viewerId: actor?.id ?? '',
  isStaff: isModerator(actor),
});
