import type { NewJob } from '../../lib/jobs/jobs.ts';
import type { Written } from './written.ts';

/**
 * A way to a member besides the page. It gets what was written just now, with what the recipient has
 * chosen, and gives the job that sends it, which is added in the same transaction; null sends nothing.
 * The job reads the notification when it runs (`readNotification`): what is gone or read meanwhile is
 * not sent.
 */
export type Channel = (written: Written) => NewJob | null;
