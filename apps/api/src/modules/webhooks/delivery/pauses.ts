import { createHash } from 'node:crypto';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** For how long a message is tried before it is given up, and a hook before it is switched off. */
const PATIENCE_MS = 72 * HOUR;
/** The pauses behind a message's attempts; the last one stays. */
const AFTER_ATTEMPT = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
];
/** So many attempts of a hook in a row that fail mean that its receiver is away: then they are made one by one. */
export const AWAY_AFTER = 5;
/** The pauses of a hook whose receiver is away. */
const WHILE_AWAY = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];
/** How long a receiver may ask us to wait. */
const LONGEST_WAIT_MS = 6 * HOUR;
/** Pauses are up to a tenth longer, so that what failed together isn't tried together. */
const JITTER = 0.1;

const nth = (pauses: readonly number[], at: number): number =>
  pauses[Math.min(at, pauses.length - 1)] ?? HOUR;

/** From 0 to 1, for the same words always the same. */
const scattered = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt16BE(0) / 0xffff;

/**
 * When a message is tried again; never later than at the end of our patience, when it is tried for the last time.
 * @param attempts how many have failed, at least one
 */
export function nextAttempt(id: string, attempts: number, firstTriedAt: Date, now: Date): Date {
  const pause = nth(AFTER_ATTEMPT, attempts - 1) * (1 + JITTER * scattered(`${id} ${attempts}`));
  return new Date(Math.min(now.getTime() + pause, firstTriedAt.getTime() + PATIENCE_MS));
}

export const isPatienceOver = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= PATIENCE_MS;

/**
 * Until when nothing is sent to a hook.
 * @param failures attempts in a row that have failed
 * @param retryAfter seconds that the receiver asks for; null: none
 */
export function pausedUntil(failures: number, retryAfter: number | null, now: Date): Date | null {
  if (retryAfter !== null)
    return new Date(
      now.getTime() + Math.min(Math.max(retryAfter * SECOND, SECOND), LONGEST_WAIT_MS),
    );
  return failures < AWAY_AFTER
    ? null
    : new Date(now.getTime() + nth(WHILE_AWAY, failures - AWAY_AFTER));
}
