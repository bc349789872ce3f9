import type { After, Why } from '../makers/after.ts';
import { backoff, pausing } from '../sending/backoff.ts';

/** How to reach a board. */
export interface Line {
  url(): string;
  /** What to say first. */
  greeting?(): object;
  /** A sign of life that is asked for now and then; its answer comes as a message. */
  question?(): object;
  /** The same by another way. Throws when there is no answer. @returns a message like those of the line, or null */
  look?(): Promise<unknown>;
  /** in milliseconds: between two of these signs of life */
  life: number;
  /** Without a code: it could not be reached at all, or was cut. */
  after(code: number): After;
}

export interface Hearer {
  opened(): void;
  /** @param silentFor for how many milliseconds nothing had been heard */
  closed(silentFor: number): void;
  message(message: unknown): void;
  /** for whoever reads along */
  told(what: { kind: 'open' } | { kind: 'closed'; after: After }): void;
}

export interface Pace {
  /** the first pause before another try, and the longest */
  retry: number;
  longest: number;
  /** instead of the line's own */
  life?: number;
  /** how long no answer may be taken for life */
  silence: number;
}

const PACE: Pace = { retry: 500, longest: 15_000, silence: 35_000 };

/**
 * Listens until there is no use in it, or it is aborted.
 * @returns why there is no use in it; null: aborted
 */
export async function listen(
  line: Line,
  hearer: Hearer,
  signal: AbortSignal,
  pace: Pace = PACE,
): Promise<Why | null> {
  const pauses = backoff(pace.retry, pace.longest);
  while (!signal.aborted) {
    const { code, hasHeard } = await once(line, hearer, signal, pace);
    if (signal.aborted) break;
    if (hasHeard) pauses.reset();
    const after = line.after(code);
    hearer.told({ kind: 'closed', after });
    if (after.kind === 'never') return after.why;
    if (after.kind === 'later') await pausing(after.milliseconds, signal);
    else await pauses.wait(signal);
  }
  return null;
}

/** Listens until the connection ends. */
function once(line: Line, hearer: Hearer, signal: AbortSignal, pace: Pace) {
  return new Promise<{ code: number; hasHeard: boolean }>((resolve) => {
    const socket = new WebSocket(line.url());
    let life: NodeJS.Timeout | undefined;
    let hasHeard = false;
    let heardAt = Date.now();

    const end = (code: number) => {
      clearInterval(life);
      signal.removeEventListener('abort', stop);
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      // a peer that is gone does not close: nobody waits for it
      socket.close();
      if (life && !signal.aborted) hearer.closed(Date.now() - heardAt);
      resolve({ code, hasHeard });
    };
    const stop = () => end(0);
    const heard = (message: unknown) => {
      hasHeard = true;
      heardAt = Date.now();
      hearer.message(message);
    };
    /** An answer that was overtaken by a message is older than it. */
    const look = async (isFirst: boolean) => {
      const before = heardAt;
      const answer = await line.look?.();
      if (isFirst && answer && heardAt === before && socket.readyState === WebSocket.OPEN)
        heard(answer);
      heardAt = Date.now();
    };

    const alive = () => {
      if (Date.now() - heardAt > pace.silence) return end(0);
      if (line.question) socket.send(JSON.stringify(line.question()));
      look(false).catch(() => undefined);
    };

    signal.addEventListener('abort', stop);
    socket.onopen = () => {
      heardAt = Date.now();
      life = setInterval(alive, pace.life ?? line.life);
      hearer.told({ kind: 'open' });
      hearer.opened();
      if (line.greeting) socket.send(JSON.stringify(line.greeting()));
      look(true).catch(() => undefined);
    };
    socket.onmessage = ({ data }) => {
      const message = parsed(data);
      if (message !== undefined) heard(message);
    };
    socket.onclose = ({ code }) => end(code);
    // a close follows, unless it never opened
    socket.onerror = () => {
      if (!life) end(0);
    };
  });
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
