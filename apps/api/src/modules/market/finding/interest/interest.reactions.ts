import type { Reactions } from '../../../../lib/events/reactions.ts';
import '../../market.events.ts';
import { tellPriceSeekers } from '../searches/match.service.ts';
import { tellSellers } from '../searches/wanted.service.ts';
import { followChange } from './change.service.ts';

/** One reaction does what four did before; their jobs that still wait find it under their names. */
const formerly = { concerns: () => false, react: followChange };

/** What is done for those who wait for something. Whatever is published has changed, too. */
export const interestReactions: Reactions = {
  'item.changed': {
    followChange,
    checkItem: formerly,
    watchPrice: formerly,
    followWanted: formerly,
    tellSeekers: formerly,
  },
  'item.published': { tellSellers },
  'item.cheaper': { tellPriceSeekers },
};
