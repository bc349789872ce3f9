import { adminCalls } from './admin.ts';
import type { DocumentedCall } from './call.ts';
import { dealCalls } from './deals.ts';
import { forumCalls } from './forum.ts';
import { forumAdminCalls } from './forum-admin.ts';
import { loungeCalls } from './lounges.ts';
import { itemCalls, sellerCalls } from './market.ts';
import { mediaCalls } from './media.ts';
import { friendCalls, profileCalls } from './people.ts';
import { playCalls } from './play.ts';

/** What the two specifications promise of the server's calls. Where the departures say otherwise, theirs is meant. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...profileCalls,
  ...friendCalls,
  ...loungeCalls,
  ...playCalls,
  ...itemCalls,
  ...sellerCalls,
  ...dealCalls,
  ...forumCalls,
  ...mediaCalls,
  ...adminCalls,
  ...forumAdminCalls,
];
