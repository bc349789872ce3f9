import type { Touched } from '../../core/lock.service.ts';

/** The divisions that are locked, with what has changed of each. */
export type TouchedDivisions = ReadonlyMap<number, Touched>;
