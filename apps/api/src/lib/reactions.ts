import type { Deps } from './deps.ts';
import type { AppEvents, EventName, Happened, ReactionName, Reactors, Signals } from './events.ts';
import type { JobModule } from './jobs.ts';

/**
 * What a module does, some time later, about what happened: a job that is written in the transaction
 * which publishes the event. It runs at least once, and with others of the same event in no order.
 *
 * Twice does no harm where it computes from the tables what has to be so now. What only adds (a
 * notification, a number of points) stores the event's id beside it, unique, and inserts
 * `on conflict do nothing`; what leaves the house (a mail) is a job that the same transaction queues
 * when that insert was the first.
 *
 * @param eventId the same at every attempt, and for all reactions to this event
 */
type Reaction<Name extends EventName> = (
  deps: Deps,
  event: AppEvents[Name],
  eventId: string,
) => Promise<void>;

/**
 * Event → reactions by name. Jobs that wait carry this name: who renames one leaves them behind.
 * Events that a statement publishes itself can't be reacted to.
 */
export type Reactions = {
  [Name in Exclude<EventName, keyof Signals>]?: Record<string, Reaction<Name>>;
};

/** A module, as far as it reacts. */
export interface Reacting {
  name: string;
  reactions?: Reactions;
}

interface ListedReaction {
  event: EventName;
  job: ReactionName;
  react: Reaction<never>;
}

const reactionsOf = ({ name, reactions = {} }: Reacting): ListedReaction[] =>
  Object.entries(reactions).flatMap(([event, byName]) =>
    Object.entries<Reaction<never>>(byName).map(([reaction, react]) => ({
      event: event as EventName,
      job: `${name}.${reaction} on ${event}` as const,
      react,
    })),
  );

/** Who reacts to what, for the event bus. */
export function reactorsOf(modules: readonly Reacting[]): Reactors {
  const byEvent = Map.groupBy(modules.flatMap(reactionsOf), ({ event }) => event);
  return new Map([...byEvent].map(([event, list]) => [event, list.map(({ job }) => job)]));
}

/** The jobs that are a module's reactions. */
export function reactionJobs(deps: Deps, module: Reacting): JobModule {
  const tasks = reactionsOf(module).map(({ job, react }) => [
    job,
    ({ event, eventId }: Happened) => react(deps, event as never, eventId),
  ]);
  return { tasks: Object.fromEntries(tasks) };
}
