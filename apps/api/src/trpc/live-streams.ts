import type { ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import type { EventBus } from '../lib/event-bus.ts';
import { isSignedIn } from '../modules/auth/index.ts';

/** A lost event must not keep a stream alive: sessions are looked up this often, too. */
const RECHECK_MS = 4000;

interface OpenStream {
  ctx: ServiceContext;
  /** member or address that the stream counts for */
  owner: string;
  end(reason: AppError): void;
}

/**
 * The open live streams of this process. A member's stream ends within five seconds of the end of
 * the session it was opened with; a visitor's stream has no session to lose.
 */
export class LiveStreams {
  readonly #streams = new Set<OpenStream>();
  readonly #countOfOwner = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #checking: Promise<void> | null = null;
  #checkAgain = false;

  constructor(events: EventBus) {
    // of this member only: looking at everybody's sessions takes seconds where many watch
    events.on('session.ended', ({ userId }) => void this.#endThoseSignedOut(userId));
    events.onResync(() => this.#check());
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * @param end told when the stream has to stop before its reader leaves
   * @returns to be called when the stream is over
   * @throws AppError RATE_LIMITED when this member or address has too many open
   */
  open(ctx: ServiceContext, end: (reason: AppError) => void): () => void {
    const owner = ctx.actor?.id ?? ctx.address;
    const count = this.#countOfOwner.get(owner) ?? 0;
    if (count >= ctx.env.STREAMS_PER_CLIENT) throw new AppError('RATE_LIMITED', { retryAfter: 60 });
    this.#countOfOwner.set(owner, count + 1);
    const stream = { ctx, owner, end };
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#check(), RECHECK_MS).unref();
    // the session may have ended between the request and here
    if (ctx.session) void this.#endThoseSignedOut(ctx.session.userId);
    return () => this.#close(stream);
  }

  /** When the process stops: readers connect again, to another one. */
  endAll(): void {
    for (const stream of this.#streams) stream.end(new AppError('UNAVAILABLE'));
  }

  #close(stream: OpenStream): void {
    if (!this.#streams.delete(stream)) return;
    const count = (this.#countOfOwner.get(stream.owner) ?? 1) - 1;
    if (count > 0) this.#countOfOwner.set(stream.owner, count);
    else this.#countOfOwner.delete(stream.owner);
    if (this.#streams.size === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  /** One check at a time; what is asked for meanwhile is one more check after it. */
  #check(): void {
    if (this.#checking) {
      this.#checkAgain = true;
      return;
    }
    this.#checking = this.#endThoseSignedOut().finally(() => {
      this.#checking = null;
      if (this.#checkAgain) {
        this.#checkAgain = false;
        this.#check();
      }
    });
  }

  /** The tables know who is signed in; events only say when to look. */
  async #endThoseSignedOut(userId?: string): Promise<void> {
    for (const [sessionId, streams] of this.#streamsOfSessions(userId)) {
      const [{ ctx }] = streams;
      try {
        if (await isSignedIn(ctx, sessionId)) continue;
      } catch (error) {
        // with the database away nobody can sign out either; the next look is soon
        ctx.log.debug({ err: error }, 'sessions of live streams not checked');
        return;
      }
      for (const stream of streams) stream.end(new AppError('UNAUTHENTICATED'));
    }
  }

  #streamsOfSessions(userId?: string): Map<string, [OpenStream, ...OpenStream[]]> {
    const sessions = new Map<string, [OpenStream, ...OpenStream[]]>();
    for (const stream of this.#streams) {
      const { actor, session } = stream.ctx;
      if (!actor || !session) continue;
      if (userId !== undefined && session.userId !== userId) continue;
      const { id } = session;
      const known = sessions.get(id);
      if (known) known.push(stream);
      else sessions.set(id, [stream]);
    }
    return sessions;
  }
}

/** One an API process, beside its event bus; tests have several processes in one. */
const ofBus = new WeakMap<EventBus, LiveStreams>();

export function liveStreamsOf(events: EventBus): LiveStreams {
  const streams = ofBus.get(events) ?? new LiveStreams(events);
  ofBus.set(events, streams);
  return streams;
}

/**
 * Passes a stream on until its reader leaves, its source ends, or the reader is signed out.
 * @throws AppError UNAUTHENTICATED after sign-out, RATE_LIMITED, UNAVAILABLE when the process stops
 */
export async function* whileSignedIn<T>(
  ctx: ServiceContext,
  source: AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]();
  let ended: AppError | null = null;
  let interrupt = (_reason: AppError): void => {};
  const close = liveStreamsOf(ctx.events).open(ctx, (reason) => {
    ended = reason;
    interrupt(reason);
  });
  const next = () =>
    new Promise<IteratorResult<T>>((resolve, reject) => {
      interrupt = reject;
      if (ended) reject(ended);
      else iterator.next().then(resolve, reject);
    });
  try {
    for (let item = await next(); !item.done; item = await next()) yield item.value;
  } finally {
    close();
    // not awaited: a source that waits for its next event answers only when its signal aborts
    void iterator.return?.().catch(() => {});
  }
}
