import type { Db, Executor, Placeholders } from '@oche/db';
import type {
  FindInput,
  FindOutput,
  Found,
  SearchCategory,
  SearchType,
} from '@oche/validators/search/schemas';
import type { RawBuilder, SqlBool } from 'kysely';
import { type Actor, isModerator } from '../actor.ts';
import type { AppEvents, EventName, Signals } from '../events/events.ts';

/** A thing as it is found. */
export interface SearchDocument {
  id: string;
  /** by which it is completed while somebody types, and found when it is mistyped; may be empty */
  title: string;
  /** other words that name it; they count less than the title and more than the text */
  keywords: string;
  text: string;
  /** ISO time: when it was written or last of interest */
  happenedAt: string;
  /** how much is going on there, from 0 to 1 */
  weight: number;
  latitude?: number | null;
  longitude?: number | null;
  authorId?: string;
  /** what it belongs to, for a filter */
  groupId?: number;
  /** the tags that it bears */
  tags?: readonly string[];
}

/** What a found thing shows, read from its own table at the moment of the search. */
export interface SearchHit {
  id: string;
  title: string;
  /** where a click leads */
  path: string;
  /** the whole text; the answer has a part of it around the first match */
  text: string | null;
  /** what it belongs to */
  category: string | null;
  /** the id of what it belongs to, if that is a filter */
  groupId: number | null;
  author: { id: string; firstName: string; lastName: string } | null;
  location: string | null;
  /** ISO time */
  date: string | null;
  /** how many take part, where that is so */
  participants?: number;
  /** what is asked for it, where it is an ad */
  ad?: Found['ad'];
  /** what tells it apart from others of the same title, e.g. its town; shown beside a suggestion */
  remark: string | null;
  /** a face or a photo, if it has one */
  imageUrl: string | null;
}

/** Who searches, as parameters of a statement. */
export interface Reader {
  /** empty for a visitor */
  viewerId: string;
  /** whether it is a moderator or admin of the site */
  isStaff: boolean;
}

export const readerOf = (actor: Actor | null): Reader => ({
  viewerId: actor?.id ?? '',
  isStaff: isModerator(actor),
});

type OriginWish = Pick<FindInput, 'latitude' | 'longitude' | 'zipCode' | 'country'>;
type FoundOrigin = Pick<FindOutput, 'origin' | 'unknownZipCode'>;

/** Things of which there are documents. */
interface Indexed {
  /** Of these ids, the documents of those that can be found. */
  documents: (db: Executor, ids: readonly string[]) => Promise<SearchDocument[]>;
  /** The ids behind this one, in the order of the table's key. */
  idsAfter: (db: Executor, after: string | null, limit: number) => Promise<string[]>;
}

/** Things that are found by nothing but their names, with the indexes that the domain has anyway. */
export interface Named {
  /**
   * Selects `id` (as text), folded `name` and `happened_at` of those that a folded text names. The text
   * is a placeholder, and has nothing but letters, digits and single spaces.
   */
  named: (needle: string, limit: number) => RawBuilder<unknown>;
  /** Selects the same for things whose names begin with the text, which may end with a space. */
  begun: (needle: string | RawBuilder<string>, limit: number) => RawBuilder<unknown>;
  /** Selects `id` and `name` of those whose name is spelled like this word. */
  spelledLike: (word: string) => RawBuilder<unknown>;
}

/**
 * Things of one kind that can be found. The functions take ids as text, as some domains' are.
 *
 * What nobody may find has no document. What changes from reader to reader, or must be gone at once, is decided by
 * `isVisible` when somebody searches.
 */
export interface SearchKind {
  /** if there are documents, the name of a partition of `search_documents` */
  kind: string;
  type: SearchType;
  category: SearchCategory;
  /** false for things without a title of their own: they are in no suggestions */
  isNamed: boolean;
  /** whether the latest of many matches are looked at, or those with the greatest weight */
  prefers: 'latest' | 'heaviest';
  source: Indexed | Named;
  /** words by which people ask for things of its category */
  calledBy?: CalledBy;
  /** whether its things are somewhere: then a place in a question is a circle, and no word */
  isSomewhere?: true;
  /** whether it takes place when it `happenedAt`: then a time in a question is a filter, and no word */
  isDated?: true;
  /** what a question says of its attributes; null: nothing */
  readWish?: (question: string) => Wished | null;
  /** Whether the reader may find the thing with `document.id` now; the same text for all readers. */
  isVisible: (reader: Placeholders<Reader>) => RawBuilder<SqlBool>;
  /** Whether that thing bears this tag now; missing where things bear none. */
  bearsTag?: (tagId: number) => RawBuilder<SqlBool>;
  hits: (db: Executor, ids: readonly string[], reader: Actor | null) => Promise<SearchHit[]>;
}

/** A tag by which things are narrowed down. */
export interface SearchTag {
  id: number;
  /** as documents have it: also those that were merged into it, and its own of former times */
  written: readonly string[];
}

/** Words that name things, with / between, in German and English. */
export interface CalledBy {
  always: string;
  /** those that only name them beside a place: somewhere to play */
  besidePlace?: string;
  /** those that only name them beside other words, as they say too little alone */
  besideWords?: string;
}

/** Attributes that a question asks for. */
export interface Wished {
  /** the words that say them, and where they stand */
  understood: readonly { at: number; text: string }[];
  /** as long as the question, with line breaks where something was understood */
  left: string;
  /** whether nothing else can be meant by it: then only these things are listed */
  isTelling: boolean;
  /** about the row `document` */
  condition: RawBuilder<SqlBool>;
}

/** A place that a question names. */
export interface NamedPlace {
  /** as it was asked for */
  asked: string;
  name: string;
  latitude: number;
  longitude: number;
  /** how many postal codes it has */
  codes: number;
}

/** Numbers by which players know each other. */
export interface HitFigures {
  rating: number | null;
  /** three darts */
  average: number | null;
}

type Changed<Name extends EventName> = (
  db: Executor,
  event: AppEvents[Name],
) => Promise<readonly ChangedDocuments[]>;

interface ChangedDocuments {
  kind: string;
  ids: readonly string[];
}

/**
 * Something else in which a domain stores stems, e.g. queries. Like documents, it is rebuilt beside the traffic when
 * another PostgreSQL stems differently.
 */
export type StoredStems = { kind: string } & (
  | {
      /** The ids behind this one, in the order of the table's key. */
      idsAfter: Indexed['idsAfter'];
      /** @param since ISO time at which the rebuilding of the whole kind began */
      renew: (deps: { db: Db }, ids: readonly string[], since: string) => Promise<void>;
    }
  | {
      /** At once, and not in a transaction: what was interrupted is begun again. */
      renewAll: (db: Db) => Promise<void>;
    }
);

/** What a domain adds to the search, declared in its `<domain>.search.ts`. */
export interface Searchable {
  kinds: readonly SearchKind[];
  stored?: readonly StoredStems[];
  /** the documents that an event makes stale */
  changed: { [Name in Exclude<EventName, keyof Signals>]?: Changed<Name> };
  /**
   * What the domain knows of another domain's things, by their ids, as far as the reader may know it. That is how
   * members are found with their averages, though their domain knows nothing of games.
   */
  figures?: {
    kind: string;
    read: (
      db: Executor,
      ids: readonly string[],
      reader: Actor | null,
    ) => Promise<ReadonlyMap<string, HitFigures>>;
  };
  /** where distances are measured from, for the domain that knows places */
  findOrigin?: (asked: { db: Db; actor: Actor | null }, wish: OriginWish) => Promise<FoundOrigin>;
  /** those of these names and postal codes that are places, for the same domain */
  findPlaces?: (db: Executor, names: readonly string[]) => Promise<NamedPlace[]>;
  /** the tag with this address, for the domain that knows tags; null: there is none */
  findTag?: (db: Executor, slug: string) => Promise<SearchTag | null>;
  /** words that mean the same though they have other stems, with / between; the first is what most write */
  synonyms?: readonly string[];
}
