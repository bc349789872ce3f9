import type { Deps } from '../deps.ts';
import type { JobModule } from '../jobs/jobs.ts';
import { mergeDistinct } from '../merge.ts';
import type { AppEvents, EventName, Happened, ReactionName, Reactors, Signals } from './events.ts';

/**
 * What a module does after an event, some time later: a job that is written in the transaction that
 * publishes the event. It runs at least once, and in no order among the reactions to events.
 *
 * So running twice must do no harm. A reaction that computes from the tables what has to be there
 * now does none. One that adds something (a notification, points) stores the event's id in a unique
 * column and inserts with `on conflict do nothing`. One that sends something (a mail) queues a job
 * for it in the same transaction, if that insert was the first.
 *
 * @param eventId the same at every attempt, and for all reactions to this event
 */
type Reaction<Name extends EventName> = (
  deps: Deps,
  event: AppEvents[Name],
  eventId: string,
) => Promise<void>;

/**
 * Event → reactions by name. Waiting jobs carry this name, so a renamed reaction leaves its waiting
 * jobs behind. There are no reactions to `Signals`.
 */
export type Reactions = {
  [Name in Exclude<EventName, keyof Signals>]?: Record<string, Reaction<Name>>;
};

/** The part of a module's manifest that reactions need. */
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

/**
 * The reactions of several parts of a module as one list, also where they react to the same event.
 * @throws Error when two parts have a reaction of the same name to the same event
 */
export function joinReactions(...parts: readonly Reactions[]): Reactions {
  const joined: Record<string, object> = {};
  for (const [event, added] of parts.flatMap((part) => Object.entries(part))) {
    joined[event] = mergeDistinct(`reaction to ${event}`, [joined[event] ?? {}, added]);
  }
  return joined;
}

/** For each event the jobs that the event bus writes. */
export function reactorsOf(modules: readonly Reacting[]): Reactors {
  const byEvent = Map.groupBy(modules.flatMap(reactionsOf), ({ event }) => event);
  return new Map([...byEvent].map(([event, list]) => [event, list.map(({ job }) => job)]));
}

/** The tasks of a module's reactions, for the job worker. */
export function reactionJobs(deps: Deps, module: Reacting): JobModule {
  const tasks = reactionsOf(module).map(({ job, react }) => [
    job,
    ({ event, eventId }: Happened) => react(deps, event as never, eventId),
  ]);
  return { tasks: Object.fromEntries(tasks) };
}
