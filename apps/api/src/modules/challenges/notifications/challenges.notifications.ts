import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { listHearers } from './hearers.queries.ts';
import {
  isOpenToAll,
  isOverForRecipient,
  isOwnAgreed,
  isOwnAnswered,
  isOwnCancelled,
  isWaitingForInvited,
  listTold,
} from './told-challenge.queries.ts';
import type { ToldChallenge } from './told-challenge.ts';
import { toldTexts } from './words.ts';

const payload = z.object({ challengeId: z.int() });
type AboutChallenge = z.infer<typeof payload>;

const aboutChallenge: Omit<
  NotificationKind<Deps, AboutChallenge, ToldChallenge>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'games',
  payload,
  groupOf: ({ challengeId }) => `challenge/${challengeId}`,
  placeOf: ({ challengeId }) => `challenge/${challengeId}`,
  pathOf: ({ id }) => `/challenges/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listTold(db, { ids: told.map((one) => one.payload.challengeId) });
    const challenges = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => {
      const row = challenges.get(one.payload.challengeId);
      if (!row) return null;
      const { otherName, memberId, ...challenge } = row;
      const isOwn = memberId === one.recipientId;
      return { ...challenge, other: (isOwn ? otherName : null) ?? row.memberName };
    });
  },
};

const MATCHING = 'challenges.matching';

/** To those near it who want to hear of it: members do only once they have chosen how far away. */
export const challengeMatching = notificationKind({
  ...aboutChallenge,
  kind: MATCHING,
  defaults: { mail: 'never', push: true },
  isVisible: isOpenToAll,
  texts: toldTexts('matching'),
  async audience(db, { challengeId }, after, limit) {
    const rows = await listHearers(db, { challengeId, kind: MATCHING, after, limit });
    return rows.map(({ userId }) => userId);
  },
});

/** To the member whom it is meant for. */
export const challengeReceived = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.received',
  isVisible: isWaitingForInvited,
  texts: toldTexts('received'),
});

/** To the member whose challenge it is. */
export const challengeAnswered = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.answered',
  isVisible: isOwnAnswered,
  texts: toldTexts('answered'),
});

/** To the other of the two. */
export const challengeAgreed = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.agreed',
  isVisible: isOwnAgreed,
  texts: toldTexts('agreed'),
});

export const meetingBooked = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.booked',
  isVisible: isOwnAgreed,
  texts: toldTexts('booked'),
});

export const meetingCancelled = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.cancelled',
  isVisible: isOwnCancelled,
  texts: toldTexts('cancelled'),
});

/** To those whose answer came to nothing, and to whoever was told no. */
export const challengeOver = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.over',
  defaults: { mail: 'daily', push: true },
  isVisible: isOverForRecipient,
  texts: toldTexts('over'),
});

export const meetingReminder = notificationKind({
  ...aboutChallenge,
  kind: 'challenges.reminder',
  defaults: { mail: 'never', push: true },
  isVisible: isOwnAgreed,
  texts: toldTexts('reminder'),
});

export const challengeNotifications = [
  challengeMatching,
  challengeReceived,
  challengeAnswered,
  challengeAgreed,
  meetingBooked,
  meetingCancelled,
  challengeOver,
  meetingReminder,
];
