import type { GuardedPictures } from '../../../../lib/declared/guarded-pictures.ts';
import { findHolder } from './picture.queries.ts';

/** Pictures of ads: everybody's as soon as the ad is published, its seller's before. */
export const itemPictures: GuardedPictures = {
  kind: 'item',
  async seenBy(db, id, reader) {
    const item = await findHolder.first(db, { id: Number(id) });
    if (!item) return 'nobody';
    if (item.status !== 'draft') return 'everybody';
    return reader?.id === item.sellerId ? 'reader' : 'nobody';
  },
};
