import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ itemId: z.int() });
export type ItemIds = z.infer<typeof ids>;

export const itemPublished = toldKind('market.item.published', ids);
export const itemReserved = toldKind('market.item.reserved', ids);
export const itemReleased = toldKind('market.item.released', ids);
export const itemSold = toldKind('market.item.sold', ids);
