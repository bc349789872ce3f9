import { randomFrom } from '@oche/darts/random';
import fc from 'fast-check';

/**
 * Random numbers for tests, the same in every run of `npm test`; others in `pnpm explore`.
 * @returns a function that gives the next number, at least 0 and below 1
 */
export const chance = (): (() => number) => randomFrom(`${fc.readConfigureGlobal().seed}`);
