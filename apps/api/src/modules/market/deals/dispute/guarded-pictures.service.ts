import { moderates } from '../../../../lib/actor.ts';
import type { GuardedPictures } from '../../../../lib/declared/guarded-pictures.ts';
import { getDisputed } from './dispute.queries.ts';

/** What both sides show of a dispute: for the two, and for those who decide. */
export const disputePictures: GuardedPictures = {
  kind: 'dispute',
  async seenBy(db, id, reader) {
    if (!reader) return 'nobody';
    const disputed = await getDisputed.first(db, { id: Number(id) });
    if (!disputed) return 'nobody';
    const isParty = [disputed.buyerId, disputed.sellerId].includes(reader.id);
    return isParty || moderates(reader, 'site') ? 'reader' : 'nobody';
  },
};
