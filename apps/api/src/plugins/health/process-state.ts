import type { EventBus } from '../../lib/events/event-bus.ts';

/** What a process says about itself when it is asked for its health. */
interface ProcessState {
  /** It ends: requests belong to others from now on. */
  isClosing: boolean;
  /** whether its worker runs; undefined where it has none */
  isWorking: (() => boolean) | undefined;
}

/** One for each event bus, that is for each API process; tests simulate several in one. */
const ofBus = new WeakMap<EventBus, ProcessState>();

export function processStateOf(events: EventBus): ProcessState {
  const state = ofBus.get(events) ?? { isClosing: false, isWorking: undefined };
  ofBus.set(events, state);
  return state;
}
