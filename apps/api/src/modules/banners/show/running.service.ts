import { primaryOf } from '@oche/db';
import type { BannerFace } from '@oche/validators/banners/schemas';
import type { Deps } from '../../../lib/deps.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { toPicture } from '../../uploads/index.ts';
import '../banners.events.ts';
import { listRunning } from './running.queries.ts';

/** Should an event get lost, what is shown is never older. */
const KEPT_MS = 5000;

/** A banner with what decides when and where it is shown. */
export interface RunningBanner extends BannerFace {
  id: number;
  startsAt: string | null;
  endsAt: string | null;
  priority: number;
}

interface Kept {
  banners: Promise<readonly RunningBanner[]>;
  until: number;
}

/**
 * There are few banners, and every page asks for them: each process keeps them for some seconds, and events drop
 * them at once. When one begins and ends is looked at with each use.
 */
class RunningBanners {
  readonly #events: EventBus;
  #kept: Kept | null = null;

  constructor(events: EventBus) {
    this.#events = events;
    const forget = () => this.forget();
    events.on('banner.changed', forget);
    events.onLost(forget);
  }

  forget(): void {
    this.#kept = null;
  }

  /** @throws what `read` throws, and asks again next time */
  get(read: () => Promise<readonly RunningBanner[]>): Promise<readonly RunningBanner[]> {
    if (!this.#events.isListening) return read();
    if (this.#kept && this.#kept.until > Date.now()) return this.#kept.banners;
    const kept: Kept = { banners: read(), until: Date.now() + KEPT_MS };
    this.#kept = kept;
    kept.banners.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.banners;
  }
}

/** One per API process, as there is one event bus. Tests have several "processes" in one. */
const ofBus = new WeakMap<EventBus, RunningBanners>();

export function runningBannersOf(events: EventBus): RunningBanners {
  const running = ofBus.get(events) ?? new RunningBanners(events);
  ofBus.set(events, running);
  return running;
}

/** All banners that are shown at this moment, those of a position in their order. */
export async function listRunningBanners({
  db,
  clock,
  events,
}: Pick<Deps, 'db' | 'clock' | 'events'>): Promise<RunningBanner[]> {
  const now = clock.now().toISOString();
  const known = await runningBannersOf(events).get(async () => {
    const rows = await listRunning(primaryOf(db), { now });
    return rows.flatMap(({ picture, narrowPicture, ...row }) =>
      picture
        ? [
            {
              ...row,
              picture: toPicture(picture),
              narrowPicture: narrowPicture && toPicture(narrowPicture),
            },
          ]
        : [],
    );
  });
  return known.filter(
    ({ startsAt, endsAt }) =>
      (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now),
  );
}
