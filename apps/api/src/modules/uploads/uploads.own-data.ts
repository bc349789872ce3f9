import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { listOwnFiles, removeUnusedOf } from './own-files.service.ts';

export const uploadsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    pictures: {
      rows: (db, userId) =>
        db
          .selectFrom('uploads')
          .select(['id', 'used_by', 'width', 'height', 'bytes', 'created_at'])
          .where('owner_id', '=', userId)
          .orderBy('created_at'),
    },
  },
  files: listOwnFiles,
  // pictures that others see (of a lounge, in a conversation) belong to what shows them
  erase: (_, tx, userId) => removeUnusedOf(tx, userId),
};
