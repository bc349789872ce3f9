/** Who reads messages. */
export interface MessageReader {
  /** null: a moderator */
  id: string | null;
  /** the two of a conversation of two */
  pair: readonly string[];
  /** what was said up to this message is not theirs */
  sinceId: number;
  /** in a group: whom they block, and who blocks them */
  blockedIds: readonly string[];
}
