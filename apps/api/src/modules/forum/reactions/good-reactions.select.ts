import { GOOD_REACTIONS } from '@oche/validators/forum/reading-limits';
import { sql } from 'kysely';

/** How often readers said that a post is good; `counts` is that of `forum_post_reactions`. */
export const goodReactions = sql<number>`(${sql.join(
  GOOD_REACTIONS.map((kind) => sql`coalesce((counts ->> ${sql.lit(kind)})::int, 0)`),
  sql` + `,
)})`;

/** How many members said so: one with several kinds of reactions is one. Looks up those of a post, so for few of them. */
export const membersWhoLike = (postId: string) => sql<number>`(
  select count(distinct reaction.user_id)::int from forum_reactions reaction
  where reaction.post_id = ${sql.ref(postId)}
    and reaction.kind in (${sql.join(GOOD_REACTIONS.map((kind) => sql.lit(kind)))})
)`;
