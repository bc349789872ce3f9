import type { Reactions } from '../../lib/events/reactions.ts';
import { takeAllBack } from './oauth/consent.service.ts';
import { revokeAllTokens } from './tokens/token.service.ts';

export const accessReactions: Reactions = {
  // somebody else was, or may have been, in the account: nothing that they may have made stays good
  'password.reset': {
    revokeTokens: (deps, { userId }) => revokeAllTokens(deps, userId),
    endConsents: (deps, { userId }) => takeAllBack(deps, userId),
  },
};
