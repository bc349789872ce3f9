import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A stored text as it is read, with the usernames of today. A deleted account reads `@deleted`. Nearly all texts name
 * nobody, which costs next to nothing to find out. Where many texts are read at once, `readTexts` costs less.
 */
export const readableText = <Text extends string | null>(
  content: Expression<Text>,
): RawBuilder<Text> =>
  sql<Text>`case when strpos(${content}, '@[u:') = 0 then ${content}
    else readable_mentions(${content}) end`;
