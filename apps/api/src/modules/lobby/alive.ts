import { LOBBY_MINUTES } from '@oche/validators/lobby/limits';
import { MINUTE_MS } from '../../lib/time/wall-clock.ts';
import type { Alive } from './entry.queries.ts';

/**
 * How long somebody waits without being heard of, in milliseconds. Devices say every twenty seconds that they are there;
 * a tab that nobody looks at gets to it once a minute.
 */
const SILENT_MS = 90_000;

/** What holds of an open game that still waits. */
export const aliveAt = (now: Date): Alive => ({
  seenSince: new Date(now.getTime() - SILENT_MS).toISOString(),
  openedSince: new Date(now.getTime() - LOBBY_MINUTES * MINUTE_MS).toISOString(),
});
