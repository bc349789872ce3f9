import type { NewJob } from '../../../lib/jobs/jobs.ts';

/** A bookmark of which a member wants to be reminded. */
export interface Reminder {
  userId: string;
  postId: number;
  /** ISO time */
  remindAt: string;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'forum.remind': Reminder;
  }
}

/** One a bookmark: another time takes the place of the one before. */
export const reminding = (reminder: Reminder): NewJob => ({
  name: 'forum.remind',
  payload: reminder,
  key: `forum.remind ${reminder.userId}/${reminder.postId}`,
  runAt: new Date(reminder.remindAt),
});
