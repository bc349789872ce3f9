import type { Placeholders } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../seen.select.ts';

type Reader = Pick<Viewer, 'viewerId'>;

/**
 * Whether the reader blocks the member with this id. What blocked people have written in public stays there for others;
 * those who block them needn't read it.
 * @param person e.g. `sql.ref('post.author_id')`
 */
export const blocks = (
  p: Placeholders<Reader>,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_blocks where blocker_id = ${p('viewerId')}::text and blocked_id = ${person}
)`;

/** The same for each of many rows: those whom the reader blocks are looked up once for all rows. */
export const blocksAmong = (
  p: Placeholders<Reader>,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`${person} = any(array(
  select blocked_id from user_blocks where blocker_id = ${p('viewerId')}::text
))`;

/** Whether one of the two has blocked the other. */
export const isApartFrom = (
  p: Placeholders<Reader>,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_blocks where (blocker_id, blocked_id) in (
    (${p('viewerId')}::text, ${person}), (${person}, ${p('viewerId')}::text)
  )
)`;

/** The same for each of many rows: those who have such a block with the reader are looked up once for all rows. */
export const isApartAmong = (
  p: Placeholders<Reader>,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`${person} = any(array(
  select blocked_id from user_blocks where blocker_id = ${p('viewerId')}::text
  union all
  select blocker_id from user_blocks where blocked_id = ${p('viewerId')}::text
))`;
