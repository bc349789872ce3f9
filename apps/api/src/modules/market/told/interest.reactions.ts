import type { Reactions } from '../../../lib/events/reactions.ts';
import { watchPrice } from '../favourites/price.service.ts';
import '../market.events.ts';
import { tellPriceSeekers, tellSeekers } from '../searches/match.service.ts';
import { followWanted, tellSellers } from '../searches/wanted.service.ts';

/** What is done for those who wait for something. Whatever is published has changed, too. */
export const interestReactions: Reactions = {
  'item.changed': { watchPrice, followWanted, tellSeekers },
  'item.published': { tellSellers },
  'item.cheaper': { tellPriceSeekers },
};
