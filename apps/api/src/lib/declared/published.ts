import type { Executor, Tx } from '@oche/db';
import type { ScopeDomain } from '@oche/validators/access/scopes';
import type { Locale } from '@oche/validators/locale';
import type { z } from 'zod';
import type { EventBus } from '../events/event-bus.ts';
import type { Clock } from '../time/clock.ts';

/** Something of which others can hear, e.g. `{ kind: 'club', id: '5' }`. */
export interface HeardOf {
  kind: string;
  id: string;
}

/** What an event of a kind carries: ids, and nothing that can change. */
export type PublishedIds = Readonly<Record<string, number | string>>;

declare module '../events/events.ts' {
  interface AppEvents {
    /** Something has happened of which other people's programs can hear. Nobody else listens. */
    'thing.published': { kind: string; ids: PublishedIds; at: string };
  }
}

/**
 * One kind of what other people's programs can hear, declared in its domain's folder (`<domain>.published.ts`) and named
 * in its manifest (ADR 72).
 */
export interface PublishedKind<Ctx, Ids extends PublishedIds = PublishedIds, Data = unknown> {
  /** domain.what.happened, for ever */
  kind: `${string}.${string}`;
  /** the scope by whose `:read` a token may read the same, e.g. `games` */
  scope: ScopeDomain;
  texts: Record<Locale, { name: string; about: string }>;
  ids: z.ZodType<Ids>;
  /** what receivers get; the document of the API is written from it, so fields have descriptions where names don't do */
  data: z.ZodType<Data>;
  /** What is told in its order, e.g. `game/5`: of one thing nobody hears the later before the earlier. */
  thingOf(ids: Ids): string;
  /** the kinds of things to which a hook can be narrowed, in which `around` finds it; `member` is whoever listens */
  narrows: readonly string[];
  /** Where it has happened: those of these things that have to do with it. `member` has members' ids. */
  around(db: Executor, ids: Ids): Promise<readonly HeardOf[]>;
  /** only for those who run the thing to which the hook is narrowed */
  isForTeam?: boolean;
  /**
   * What the member is told, as it is now.
   * @param ctx acts as the member, without special rights
   * @returns null for what the member may not see, or is gone
   */
  read(ctx: Ctx, ids: Ids): Promise<Data | null>;
  /** Whether the member may still hear it, asked before it is sent; without it `read` is asked. */
  mayHear?(ctx: Ctx, ids: Ids): Promise<boolean>;
}

/** Keeps the types of a declaration together; as part of a list it is then a kind like all others. */
export const publishedKind = <Ctx, Ids extends PublishedIds, Data>(
  kind: PublishedKind<Ctx, Ids, Data>,
): PublishedKind<Ctx, Ids, Data> => kind;

/** What whoever publishes has to know of a kind: lower files than those that read what is told. */
export type ToldKind<Ids extends PublishedIds> = Pick<PublishedKind<never, Ids>, 'kind' | 'ids'>;

/** A kind's name and ids, for `<domain>.outside.ts`, of which its declaration is made. */
export const toldKind = <Ids extends PublishedIds>(
  kind: ToldKind<Ids>['kind'],
  ids: z.ZodType<Ids>,
): ToldKind<Ids> => ({ kind, ids });

/** A thing as whoever makes a hook chooses it. */
export interface HearableThing {
  id: string;
  name: string;
  /** of its page */
  path: string;
  /** whether the member runs it */
  isRun: boolean;
}

/** Things of a kind to which a hook can be narrowed, declared by their domain as `hearable`. */
export interface Hearable<Ctx> {
  /** as in `HeardOf` */
  kind: string;
  /** e.g. "Verein" */
  texts: Record<Locale, string>;
  /** the paths of its pages; the first group is the id */
  path: RegExp;
  /** @returns those of them that the member may see now, in any order */
  read(ctx: Ctx, ids: readonly string[]): Promise<readonly HearableThing[]>;
  /** @returns those that the member runs or belongs to, at most some dozens: what is offered first */
  offered(ctx: Ctx): Promise<readonly string[]>;
}

/** All kinds, by their name, in the order of the list of modules. */
export type PublishedKinds<Ctx> = ReadonlyMap<string, PublishedKind<Ctx>>;
export type Hearables<Ctx> = ReadonlyMap<string, Hearable<Ctx>>;

/** @throws Error when two modules have the same kind */
function byKind<One extends { kind: string }>(all: readonly One[], what: string) {
  const known = new Map(all.map((each) => [each.kind, each]));
  if (known.size < all.length) throw new Error(`two modules have the same kind of ${what}`);
  return known;
}

/**
 * What other people's programs can hear, of all domains; the document of the API has it, too.
 * @throws Error when two modules have the same kind
 */
export const publishedOf = <Ctx>(
  modules: readonly { published?: readonly PublishedKind<Ctx>[] }[],
): PublishedKinds<Ctx> =>
  byKind(
    modules.flatMap(({ published = [] }) => published),
    'published event',
  );

/** @throws Error when two modules have the same kind */
export const hearablesOf = <Ctx>(
  modules: readonly { hearable?: readonly Hearable<Ctx>[] }[],
): Hearables<Ctx> =>
  byKind(
    modules.flatMap(({ hearable = [] }) => hearable),
    'hearable thing',
  );

/** What `publishOutside` needs of whoever acts. */
export interface Publishing {
  events: Pick<EventBus, 'publishLater'>;
  clock: Clock;
}

/**
 * Tells other people's programs what has happened, some time later and surely, if any listens. It costs the transaction
 * no statement of its own. Call it behind the lock of the thing: in that order it is told.
 */
export const publishOutside = <Ids extends PublishedIds>(
  { events, clock }: Publishing,
  tx: Tx,
  { kind }: ToldKind<Ids>,
  ids: Ids,
): Promise<void> =>
  events.publishLater(tx, 'thing.published', { kind, ids, at: clock.now().toISOString() });
