import type { EventBus } from '../../../lib/events/event-bus.ts';
import '../games.events.ts';

/** Games with darts that nobody has entered yet; what is not entered for long was nothing. */
const MOST_PROPOSED = 1000;

/** What boards see of the visits that are being thrown, by game: known to each process, and stored nowhere. */
const proposedOf = new WeakMap<EventBus, Map<number, readonly string[]>>();

/** From the first call on, whatever the bus tells. Ask for it before hearing the same events. */
export function proposedDarts(events: EventBus): ReadonlyMap<number, readonly string[]> {
  const known = proposedOf.get(events);
  if (known) return known;
  const proposed = new Map<number, readonly string[]>();
  proposedOf.set(events, proposed);
  events.on('game.changed', ({ gameId }) => proposed.delete(gameId));
  events.on('game.proposed', ({ gameId, darts }) => {
    proposed.delete(gameId);
    proposed.set(gameId, darts);
    const [oldest] = proposed.size > MOST_PROPOSED ? proposed.keys() : [];
    if (oldest !== undefined) proposed.delete(oldest);
  });
  return proposed;
}
