import type { Executor, Tx } from '@oche/db';
import type { ThingAction, ThingPicture } from '@oche/validators/moderation/schemas';

/** A thing as reporters and moderators see it, also while it is hidden or deleted. */
export interface Thing {
  id: string;
  /** what it is called, e.g. the thread's title for a post */
  title: string;
  /** what it says */
  text: string | null;
  /** what it shows; missing without any */
  pictures?: readonly ThingPicture[];
  /** what the house has noticed of it, as `signs` of a domain; missing without any */
  signs?: readonly string[];
  /** whose it is; null where nobody is to answer for it */
  author: { id: string; firstName: string; lastName: string } | null;
  /** where it is shown; null for what has no page */
  path: string | null;
  /** the part of the site whose moderators decide about it: `site`, or e.g. `forum/3` */
  scope: string;
  /** where that is, in words, e.g. the category's name; null for the whole site */
  place: string | null;
  /** whether everybody sees it */
  isShown: boolean;
  isLocked: boolean;
}

/** Both run in the transaction of the decision. `by` is null when the house itself acts. */
export interface Undoable<Deps> {
  /** @returns whether it changed anything: what is done already is not done again */
  do(deps: Deps, tx: Tx, id: string, by: string | null): Promise<boolean>;
  undo(deps: Deps, tx: Tx, id: string, by: string | null): Promise<boolean>;
}

/** A part of the site that can have moderators of its own. */
export interface Place {
  /** e.g. `forum`, or `forum/3` */
  scope: string;
  /** what it is called; null for all of a domain */
  name: string | null;
}

export interface AuthoredPeriod {
  authorId: string;
  /** ISO times; the end is not part of it */
  from: string;
  until: string;
  /** the thing before; empty for the first */
  after: string;
}

/**
 * What of a domain can be reported, declared in its folder (`<domain>.reports.ts`) and named in its
 * manifest. Moderation reads and acts through it, and knows no domain.
 */
export interface Reportable<Deps> {
  /** as in the tables, in addresses and as the key of its texts, e.g. `post` */
  kind: string;
  /** @returns those of the things that exist, in any order */
  read(db: Executor, ids: readonly string[]): Promise<Thing[]>;
  /**
   * Whether this member, or a visitor, may know that there is such a thing; without this everybody may. For those who
   * may not it is not found.
   */
  mayReport?(db: Executor, id: string, reporterId: string | null): Promise<boolean>;
  /**
   * Hides it until somebody looks, when several trusted members have reported it. `by` is null.
   */
  withhold?: Undoable<Deps>;
  /** two sides differ about it: both are told why it was decided so, whatever it was */
  isBetween?: true;
  /** it waits for approval, and can't be reported */
  isWaiting?: true;
  /** the latest texts that everybody sees, for what a pattern would have caught */
  recent?(db: Executor): Promise<{ id: string; text: string }[]>;
  /** the parts of the site in which such things are, the whole first, for deciding who moderates them */
  places?(db: Executor): Promise<Place[]>;
  /** what goes when moderators remove everything that a member wrote in a period */
  removal?: {
    action: Undoable<Deps>;
    /** @returns ids of things of the period that are shown, behind `after`, in their order; one is enough */
    list(db: Executor, period: AuthoredPeriod): Promise<string[]>;
  };
  /** what moderators can do with it */
  actions: { [Action in ThingAction]?: Undoable<Deps> };
}

/** All that can be reported, by its kind. */
export type Reportables<Deps> = ReadonlyMap<string, Reportable<Deps>>;

/** @throws Error when two modules have the same kind */
export function reportablesOf<Deps>(
  modules: readonly { reportable?: readonly Reportable<Deps>[] }[],
): Reportables<Deps> {
  const all = modules.flatMap(({ reportable = [] }) => reportable);
  const byKind = new Map(all.map((each) => [each.kind, each]));
  if (byKind.size < all.length) throw new Error('two modules report things of the same kind');
  return byKind;
}
