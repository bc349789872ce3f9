import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../lib/deps.ts';
import '../webhooks.events.ts';
import { endLeases, leaseDue } from './line.queries.ts';
import { takeTurn } from './turn.service.ts';

/** How many hooks a process serves at a time; those whose receivers fail or are slow have a line of their own. */
const LINES = [
  { isTroubled: false, slots: 24 },
  { isTroubled: true, slots: 12 },
] as const;
/** For how long a sender may be at it; a process that dies leaves its hooks to others after that. */
const LEASE_MS = 90_000;
/** How often it looks for what is due; new messages are sent at once, by the signal. */
const POLL_MS = 2000;
/** How long turns that have begun may go on when the process ends. */
const STOP_MS = 1500;

type Line = (typeof LINES)[number];

/** Takes hooks that are due and has their turns begin. @returns the turns, and when each goes on */
async function begin(
  deps: Deps,
  { isTroubled }: Line,
  limit: number,
  sender: string,
): Promise<Promise<Date | null>[]> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const leased = await leaseDue(deps.db, {
    sender,
    now: now.toISOString(),
    until,
    isTroubled,
    limit,
  });
  return leased.map(({ hookId }) =>
    takeTurn(deps, { hookId, sender }).catch((error) => {
      deps.log.error({ err: error, hookId }, 'what a webhook waits for could not be sent');
      return null;
    }),
  );
}

/** Sends all that is due now, and returns when nothing is. */
export async function sendDue(deps: Deps): Promise<void> {
  for (;;) {
    const turns = (
      await Promise.all(LINES.map((line) => begin(deps, line, line.slots, randomUUID())))
    ).flat();
    if (turns.length === 0) return;
    await Promise.all(turns);
  }
}

/**
 * Sends messages as long as the process runs. It is no job: a receiver has ten seconds to answer, and whoever waits for
 * that must not hold up mails and reactions. The database says who sends for which hook.
 * @returns what ends it
 */
export function keepSending(deps: Deps): () => Promise<void> {
  const free = new Map<Line, number>(LINES.map((line) => [line, line.slots]));
  const running = new Set<Promise<unknown>>();
  const sender = randomUUID();
  let isEnded = false;
  let isLooking = false;
  let looksAgain = false;

  const look = async () => {
    if (isEnded) return;
    if (isLooking) {
      looksAgain = true;
      return;
    }
    isLooking = true;
    try {
      do {
        looksAgain = false;
        for (const line of LINES) await fill(line);
      } while (looksAgain && !isEnded);
    } catch (error) {
      deps.log.warn({ err: error }, 'webhooks that are due could not be read');
    } finally {
      isLooking = false;
    }
  };
  const fill = async (line: Line) => {
    const slots = free.get(line) ?? 0;
    if (slots === 0) return;
    const turns = await begin(deps, line, slots, sender);
    free.set(line, slots - turns.length);
    for (const turn of turns) {
      running.add(turn);
      void turn.then((goesOnAt) => {
        running.delete(turn);
        free.set(line, (free.get(line) ?? 0) + 1);
        const pause = goesOnAt ? goesOnAt.getTime() - deps.clock.now().getTime() : 0;
        // what goes on later than that is found in time
        if (pause < POLL_MS) setTimeout(wake, Math.max(pause, 0)).unref();
      });
    }
  };
  const wake = () => void look();
  const ends = [deps.events.on('webhooks.queued', wake), deps.events.onResync(wake)];
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    for (const end of ends) end();
    await Promise.race([Promise.all(running), sleep(STOP_MS, undefined, { ref: false })]);
    // what still waits for an answer is sent again by somebody else, without waiting for the lease
    await endLeases(deps.db, { sender });
  };
}
