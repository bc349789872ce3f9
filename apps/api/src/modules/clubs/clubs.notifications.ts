import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import * as told from './notifications/told.queries.ts';
import { type ToldClub, toldTexts } from './notifications/words.ts';

/** The club, and who did something there. */
const payload = z.object({ clubId: z.int(), userId: z.string() });
type AboutClub = z.infer<typeof payload>;

const pairOf = ({ clubId, userId }: AboutClub): string => `${clubId}/${userId}`;

const aboutClub: Omit<
  NotificationKind<Deps, AboutClub, ToldClub>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'clubs',
  payload,
  groupOf: ({ clubId }) => `club/${clubId}`,
  placeOf: ({ clubId }) => `club/${clubId}`,
  pathOf: ({ id }) => `/clubs/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, items) {
    const pairs = items.map((item) => pairOf(item.payload));
    const rows = await told.listTold(db, { pairs: [...new Set(pairs)] });
    const byPair = new Map(rows.map((row) => [row.pair, row]));
    return pairs.map((pair) => {
      const row = byPair.get(pair);
      if (!row) return null;
      const { id, name, city, firstName, lastName } = row;
      return { id, name, city, person: `${firstName} ${lastName}` };
    });
  },
};

/** To whoever decides about it. */
export const clubRequested = notificationKind({
  ...aboutClub,
  kind: 'clubs.requested',
  isVisible: told.isRequestOpen,
  texts: toldTexts('requested'),
});

export const clubInvited = notificationKind({
  ...aboutClub,
  kind: 'clubs.invited',
  isVisible: told.isInvited,
  texts: toldTexts('invited'),
});

/** To whoever asked. */
export const clubAdmitted = notificationKind({
  ...aboutClub,
  kind: 'clubs.admitted',
  isVisible: told.isIn,
  texts: toldTexts('admitted'),
});

/** To whoever runs the club. */
export const clubJoined = notificationKind({
  ...aboutClub,
  kind: 'clubs.joined',
  defaults: { mail: 'daily', push: true },
  isVisible: told.isMateNew,
  texts: toldTexts('joined'),
});

export const clubHandedOver = notificationKind({
  ...aboutClub,
  kind: 'clubs.handedOver',
  isVisible: told.isOwner,
  texts: toldTexts('handedOver'),
});

export const clubNotifications = [
  clubRequested,
  clubInvited,
  clubAdmitted,
  clubJoined,
  clubHandedOver,
];
