import type { Reactions } from '../../lib/events/reactions.ts';
import '../conversations/index.ts';
import '../market/index.ts';
import * as renewal from './facts/renewal.service.ts';
import './trust.events.ts';

/** Whatever counts for somebody's trust is computed again when it has happened. */
export const trustReactions: Reactions = {
  'deal.changed': { renewTrust: renewal.renewAfterDeal },
  'deal.completed': { renewTrust: renewal.renewAfterDeal },
  'item.published': { renewTrust: renewal.renewAfterItem },
  'message.sent': { renewTrust: renewal.renewAfterMessage },
  'review.published': { renewTrust: renewal.renewAfterReview },
  'review.hidden': { renewTrust: renewal.renewAfterReview },
  'verification.changed': { renewTrust: renewal.renewAfterVerification },
};
