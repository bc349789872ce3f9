import type { Area } from '@oche/validators/site/limits';
import type { ServiceContext } from '../lib/deps.ts';
import { toAppError } from '../lib/error-shape.ts';
import { AppError } from '../lib/errors.ts';
import type { EventBus } from '../lib/events/event-bus.ts';
import { limitOwner } from '../lib/limits/limit-owner.ts';
import { isTokenGood } from '../modules/access/index.ts';
import { isSignedIn } from '../modules/auth/index.ts';
import { requireOpen } from '../modules/site/index.ts';

/** How often sessions are checked in any case, so that a lost event doesn't keep a stream alive. */
const RECHECK_MS = 4000;

/** This process stops, so the reader is sent to another one: a stream's normal end, no failure. */
export class ProcessStops extends AppError {
  constructor() {
    super('UNAVAILABLE');
  }
}

interface OpenStream {
  ctx: ServiceContext;
  /** the member, board or address for whose limit the stream counts */
  owner: string;
  /** with which it ends when that is switched off */
  area: Area | null | undefined;
  end(reason: AppError): void;
}

/**
 * The open live streams of this process. A member's stream ends within five seconds after the
 * session or the token with which it was opened; a visitor's stream has none that could end.
 */
export class LiveStreams {
  readonly #streams = new Set<OpenStream>();
  readonly #countOfOwner = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #checking: Promise<void> | null = null;
  #checkAgain = false;

  constructor(events: EventBus) {
    // checks only this member's sessions; checking all takes seconds when many people watch
    events.on('session.ended', ({ userId }) => void this.#endThoseSignedOut(userId));
    events.on('token.ended', ({ userId }) => void this.#endThoseSignedOut(userId));
    events.on('site.changed', () => void this.#endThoseOfClosedAreas());
    events.onResync(() => {
      this.#check();
      void this.#endThoseOfClosedAreas();
    });
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * @param end called when the stream has to stop before its reader leaves
   * @returns a function to call when the stream is over
   * @throws AppError RATE_LIMITED when this member or address has too many streams open
   */
  open(
    ctx: ServiceContext,
    area: Area | null | undefined,
    end: (reason: AppError) => void,
  ): () => void {
    const owner = limitOwner(ctx);
    const count = this.#countOfOwner.get(owner) ?? 0;
    if (count >= ctx.env.STREAMS_PER_CLIENT) throw new AppError('RATE_LIMITED', { retryAfter: 60 });
    this.#countOfOwner.set(owner, count + 1);
    const stream = { ctx, owner, area, end };
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#check(), RECHECK_MS).unref();
    // the session may have ended after the request was admitted
    if (ctx.session) void this.#endThoseSignedOut(ctx.session.userId);
    return () => this.#close(stream);
  }

  /** Ends all streams when the process stops. Their readers connect again, to another process. */
  endAll(): void {
    for (const stream of this.#streams) stream.end(new ProcessStops());
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

  /** Runs one check at a time. If more are asked for meanwhile, one more check follows. */
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

  /** Their readers try again now and then, and are let in when the area is open. */
  async #endThoseOfClosedAreas(): Promise<void> {
    for (const { ctx, area, end } of this.#streams) {
      if (!area) continue;
      try {
        await requireOpen(ctx, area);
      } catch (error) {
        end(toAppError(error));
      }
    }
  }

  /** Asks the tables who is signed in; events only say when to ask. */
  async #endThoseSignedOut(userId?: string): Promise<void> {
    for (const streams of this.#streamsOfSessions(userId).values()) {
      const [{ ctx }] = streams;
      try {
        if (await isStillIn(ctx)) continue;
      } catch (error) {
        // while the database is away nobody can sign out either, and the next check comes soon
        ctx.log.debug({ err: error }, 'sessions of live streams not checked');
        return;
      }
      const code = ctx.token ? 'UNKNOWN_TOKEN' : 'UNAUTHENTICATED';
      for (const stream of streams) stream.end(new AppError(code));
    }
  }

  #streamsOfSessions(userId?: string): Map<string, [OpenStream, ...OpenStream[]]> {
    const sessions = new Map<string, [OpenStream, ...OpenStream[]]>();
    for (const stream of this.#streams) {
      const { actor, session, token } = stream.ctx;
      if (!actor || !session) continue;
      if (userId !== undefined && session.userId !== userId) continue;
      const id = token ? `token/${token.id}` : session.id;
      const known = sessions.get(id);
      if (known) known.push(stream);
      else sessions.set(id, [stream]);
    }
    return sessions;
  }
}

const isStillIn = (ctx: ServiceContext): Promise<boolean> =>
  ctx.token ? isTokenGood(ctx, ctx.token.id) : isSignedIn(ctx, ctx.session?.id ?? '');

/** One for each event bus, that is for each API process; tests simulate several in one process. */
const ofBus = new WeakMap<EventBus, LiveStreams>();

export function liveStreamsOf(events: EventBus): LiveStreams {
  const streams = ofBus.get(events) ?? new LiveStreams(events);
  ofBus.set(events, streams);
  return streams;
}

/**
 * Passes on a stream's items until its reader leaves, its source ends, or the reader is signed out.
 * @throws AppError UNAUTHENTICATED after a sign-out, AREA_OFF when the stream's area is switched off,
 *   RATE_LIMITED, UNAVAILABLE when the process stops
 */
export async function* whileSignedIn<T>(
  ctx: ServiceContext,
  source: AsyncIterable<T>,
  area?: Area | null,
): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]();
  let ended: AppError | null = null;
  let interrupt = (_reason: AppError): void => {};
  const close = liveStreamsOf(ctx.events).open(ctx, area, (reason) => {
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
    for (let item = await next(); !item.done; item = await next()) {
      // whoever hears of something new asks for it at once, maybe another process, which reads on a standby
      await ctx.replicas?.settled();
      yield item.value;
    }
  } finally {
    close();
    // not awaited, as a source that waits for an event reacts only when its signal aborts
    void iterator.return?.().catch(() => {});
  }
}
