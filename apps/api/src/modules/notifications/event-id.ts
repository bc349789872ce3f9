import { createHash } from 'node:crypto';

/**
 * The id of something that happens without an event of its own, e.g. the reminder of a booking: the
 * same at every attempt of the job that tells of it.
 * @param name what happens, with everything that tells it from its like
 */
export const eventIdOf = (name: string): string => createHash('md5').update(name).digest('hex');
