import { LOBBY_MINUTES } from '@oche/validators/lobby/limits';
import { MINUTE_MS } from '../../lib/time/wall-clock.ts';

/**
 * How long somebody waits without being heard of, in milliseconds. Devices say every twenty seconds that they are there;
 * a tab that nobody looks at gets to it once a minute.
 */
const SILENT_MS = 90_000;

/** Since when somebody has to have been heard of, and can have been waiting; ISO times. */
export interface Alive {
  seenSince: string;
  openedSince: string;
}

/** What holds of an open game that still waits. */
export const aliveAt = (now: Date): Alive => ({
  seenSince: new Date(now.getTime() - SILENT_MS).toISOString(),
  openedSince: new Date(now.getTime() - LOBBY_MINUTES * MINUTE_MS).toISOString(),
});
