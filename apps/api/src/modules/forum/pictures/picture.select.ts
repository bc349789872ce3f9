import type { ShownPicture } from '@oche/validators/forum-pictures';
import { type RawBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';

type ShownPictureRow = PictureRow & { description: string | null };

/**
 * The pictures of a post in their order; null for one without, for which nothing is looked up.
 * @param post the alias of `forum_posts` in the query
 */
export const picturesOf = (post: string): RawBuilder<ShownPictureRow[] | null> =>
  sql`case when ${sql.ref(`${post}.picture_count`)} > 0 then (
    select jsonb_agg(
      ${pictureJson('uploads')} || jsonb_build_object('description', picture.description)
      order by picture.position
    )
    from forum_pictures picture
    join uploads on uploads.id = picture.upload_id
    where picture.post_id = ${sql.ref(`${post}.id`)}
  ) end`;

export const toShownPicture = ({ description, ...row }: ShownPictureRow): ShownPicture => ({
  ...toPicture(row),
  description,
});
