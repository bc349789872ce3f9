import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** Pictures are kept nowhere; what there is of a member is the right of their phone, for a day. */
export const remoteOwnData: OwnData<Deps, MemberContext> = {
  async erase(_, tx, userId) {
    await tx.deleteFrom('remote_cameras').where('user_id', '=', userId).execute();
  },
};
