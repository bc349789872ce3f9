import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';

/** Reads what is due now, and not only with the next minute. */
export const readSoon = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  addJob(db, 'media.readSources', {}, { key: 'media.readSources soon' });
