import type { Deps } from '../deps.ts';
import { jobDuration, timed } from '../jobs/job-metrics.ts';
import { addJobs, type JobModule, type NewJob, type RunningJob } from '../jobs/jobs.ts';
import { mergeDistinct } from '../merge.ts';
import { inSpan } from '../telemetry/tracing.ts';
import {
  type AppEvents,
  type Concerning,
  type EventName,
  type EventPlace,
  type Happened,
  REACTION_ATTEMPTS,
  type ReactionName,
  type Reactors,
  type Signals,
} from './events.ts';

/**
 * What a module does after an event, some time later, in a job that is written in the transaction that
 * publishes the event. It runs at least once, and in no order among the reactions to events.
 *
 * So running twice must do no harm. A reaction that computes from the tables what has to be there
 * now does none. One that adds something (a notification, points) stores the event's id in a unique
 * column and inserts with `on conflict do nothing`. One that sends something (a mail) queues a job
 * for it in the same transaction, if that insert was the first.
 *
 * @param eventId the same at every attempt, and for all reactions to this event
 * @param place where the event stands among others, for whoever tells of them in their order
 */
type Reaction<Name extends EventName> = (
  deps: Deps,
  event: AppEvents[Name],
  eventId: string,
  place: EventPlace,
) => Promise<void>;

/** A reaction that an event concerns only sometimes, as its payload tells. */
interface Concerned<Name extends EventName> {
  concerns: (event: AppEvents[Name]) => boolean;
  react: Reaction<Name>;
}

/**
 * Event → reactions by name. Waiting jobs carry this name, so a renamed reaction leaves its waiting
 * jobs behind. There are no reactions to `Signals`.
 */
export type Reactions = {
  [Name in Exclude<EventName, keyof Signals>]?: Record<string, Reaction<Name> | Concerned<Name>>;
};

/** The part of a module's manifest that reactions need. */
export interface Reacting {
  name: string;
  reactions?: Reactions;
}

interface ListedReaction extends Concerned<never> {
  event: EventName;
  job: ReactionName;
}

const always = () => true;

const reactionsOf = ({ name, reactions = {} }: Reacting): ListedReaction[] =>
  Object.entries(reactions).flatMap(([event, byName]) =>
    Object.entries<Reaction<never> | Concerned<never>>(byName).map(([reaction, given]) => ({
      ...(typeof given === 'function' ? { concerns: always, react: given } : given),
      event: event as EventName,
      job: `${name}.${reaction} on ${event}` as const,
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

/** For each event the reactions to it, as the event bus asks for them. */
export const reactorsOf = (modules: readonly Reacting[]): Reactors =>
  Map.groupBy(modules.flatMap(reactionsOf), ({ event }) => event);

/**
 * The tasks of all reactions, for the job worker. `events.react` runs all that a transaction's events concern, one after
 * the other; one that throws, or that only another version of the product knows, becomes a job of its own and is
 * tried again alone. If the process ends in the middle, all of them run again.
 * @throws Error when two modules have the same reaction
 */
export function reactionJobs(deps: Deps, modules: readonly Reacting[]): JobModule {
  const duration = jobDuration(deps.metrics);
  const tasks: { [Name in ReactionName]?: (happened: Happened, job: RunningJob) => Promise<void> } =
    mergeDistinct(
      'job',
      modules.flatMap(reactionsOf).map(({ job: name, react }) => ({
        [name]: ({ event, eventId, place }: Happened, { job }: RunningJob) =>
          react(deps, event as never, eventId, place ?? { job: job.id, part: 0 }),
      })),
    );

  async function isDone(
    name: ReactionName,
    happened: Happened,
    running: RunningJob,
  ): Promise<boolean> {
    const task = tasks[name];
    if (!task) return false;
    try {
      await inSpan(name, {}, () => timed(duration, name, () => task(happened, running)));
      return true;
    } catch (error) {
      deps.log.warn({ err: error, job: name }, 'a reaction failed, and becomes a job of its own');
      return false;
    }
  }

  async function reactToAll(all: readonly Concerning[], running: RunningJob): Promise<void> {
    const failed: NewJob[] = [];
    for (const [part, { reactions, ...concerning }] of all.entries()) {
      const happened = { ...concerning, place: { job: running.job.id, part } };
      for (const name of reactions) {
        if (await isDone(name, happened, running)) continue;
        failed.push({ name, payload: happened, maxAttempts: REACTION_ATTEMPTS });
      }
    }
    await addJobs(deps.db, failed);
  }

  return { tasks: { ...tasks, 'events.react': reactToAll } };
}
