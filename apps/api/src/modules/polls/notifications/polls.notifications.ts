import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from './told.queries.ts';
import type { ToldPoll } from './told-poll.ts';
import { closedTexts, openedTexts } from './words.ts';

const payload = z.object({ pollId: z.int() });
type AboutPoll = z.infer<typeof payload>;

const aboutPoll: Omit<NotificationKind<Deps, AboutPoll, ToldPoll>, 'kind' | 'texts'> = {
  area: 'polls',
  payload,
  groupOf: ({ pollId }) => `poll/${pollId}`,
  placeOf: ({ pollId }) => `poll/${pollId}`,
  // the card of the start page
  pathOf: () => '/#card-votes',
  defaults: { mail: 'never', push: false },
  isTransactional: false,
  isVisible: told.isShown,
  async read({ db }, items) {
    const ids = items.map((item) => item.payload.pollId);
    const rows = await told.listTold(db, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};

/** To those who voted last time: they want to again. */
export const pollOpened = notificationKind({
  ...aboutPoll,
  kind: 'polls.opened',
  texts: openedTexts,
  async audience(db, { pollId }, after, limit) {
    const rows = await told.listFormerVoters(db, { pollId, after, limit });
    return rows.map(({ userId }) => userId);
  },
});

/** To those who voted in it. */
export const pollClosed = notificationKind({
  ...aboutPoll,
  kind: 'polls.closed',
  texts: closedTexts,
  async audience(db, { pollId }, after, limit) {
    const rows = await told.listVoters(db, { pollId, after, limit });
    return rows.map(({ userId }) => userId);
  },
});

export const pollNotifications = [pollOpened, pollClosed];
