import type { Executor } from '@oche/db';
import type { ConversationSubject } from '@oche/validators/conversations/schemas';

/** What in a text makes its readers careful. */
interface Warning {
  /** as they are stored and shown, e.g. `payment_link` */
  kinds: readonly string[];
  /** whether the moderators should look at it, too */
  isGrave: boolean;
}

/** Who a conversation is between, before it exists. */
interface ConversationOpening {
  /** what exactly it is about, beginning with the kind */
  about: string;
  /** distinct; for a team, those who are in it now */
  memberIds: readonly string[];
  /** of two people, so that a block between them closes it; false where one side is a team */
  isPair: boolean;
}

/**
 * What conversations of one kind are about, declared in its domain's folder and named in its manifest as
 * `conversational`. The module `conversations` knows no domain.
 */
export interface Conversational {
  /** the first part of `about`, e.g. `market` of `market/12/<buyer>` */
  kind: string;
  /** @returns what they are about, as this member may see it; what is gone is missing */
  read(
    db: Executor,
    abouts: readonly string[],
    viewerId: string,
  ): Promise<ReadonlyMap<string, ConversationSubject>>;
  /** Whether this member of the conversation can say something in it now. */
  mayWrite(db: Executor, about: string, userId: string): Promise<boolean>;
  /**
   * Who the conversation about a thing is between, if this member may open it; a domain without this opens its
   * conversations by calls of its own.
   */
  open?(db: Executor, id: number, userId: string): Promise<ConversationOpening | null>;
  /** What makes a message's readers careful, at the moment at which it is written. */
  warn?(db: Executor, about: string, text: string): Promise<Warning>;
}

/** All that conversations can be about, by kind. */
export type Conversationals = ReadonlyMap<string, Conversational>;

/** @throws Error when two modules have conversations of the same kind */
export function conversationalsOf(
  modules: readonly { conversational?: readonly Conversational[] }[],
): Conversationals {
  const all = modules.flatMap(({ conversational }) => conversational ?? []);
  const byKind = new Map(all.map((each) => [each.kind, each]));
  if (byKind.size < all.length) throw new Error('two modules have conversations of the same kind');
  return byKind;
}
