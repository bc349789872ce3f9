import type { Deps } from '../../lib/deps.ts';
import type { Reactions } from '../../lib/events/reactions.ts';
import { renewTeams } from './conversation/conversation.service.ts';
import { offerAnew } from './offers/waiting-list-offers.service.ts';

/** Something may have become possible that a member is waiting for. */
const offerFreed = (deps: Deps, { loungeId }: { loungeId: number }) => offerAnew(deps, loungeId);

export const bookingReactions: Reactions = {
  'board.created': { offerFreed },
  'lounge.activated': { offerFreed },
  'lounge.teamChanged': { renewTeams },
  'rules.changed': { offerFreed },
};
