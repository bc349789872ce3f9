import { type Expression, type RawBuilder, sql } from 'kysely';

/** Nearly all texts name nobody, and this is seen at a glance. */
const namesNobody = (content: Expression<string | null>) => sql`strpos(${content}, '@[u:') = 0`;

/** A stored text as it is read, with the usernames of today. Of a deleted account reads `@deleted`. */
export const readableText = <Text extends string | null>(
  content: Expression<Text>,
): RawBuilder<Text> =>
  sql<Text>`case when ${namesNobody(content)} then ${content} else readable_mentions(${content}) end`;

/** Who is named in a stored text; null for a text that names nobody. */
export const mentionIdsOf = (content: Expression<string>) =>
  sql<string[] | null>`case when not ${namesNobody(content)} then mention_ids(${content}) end`;
