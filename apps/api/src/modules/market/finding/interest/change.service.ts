import type { Deps } from '../../../../lib/deps.ts';
import { checkItem } from '../../items/safety/check.service.ts';
import { watchPrice } from '../favourites/price.service.ts';
import { tellSeekers } from '../searches/match.service.ts';
import { followWanted } from '../searches/wanted.service.ts';
import { getConcerned } from './concerned.queries.ts';

/**
 * A reaction: an ad has changed. Asks first what follows from that, and does only that. One part that fails doesn't
 * keep the others from being done; then all of it is tried again.
 * @throws what has failed
 */
export async function followChange(deps: Deps, ad: { itemId: number }): Promise<void> {
  const concerned = await getConcerned.first(deps.db, ad);
  if (!concerned) return;
  const parts = [
    concerned.isOnSale && (() => checkItem(deps, ad.itemId, concerned)),
    concerned.isPriceNews && (() => watchPrice(deps, ad)),
    concerned.isWanted && (() => followWanted(deps, ad)),
    concerned.isSought && (() => tellSeekers(deps, ad)),
  ];
  const failed: unknown[] = [];
  for (const part of parts) {
    if (part) await part().catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}
