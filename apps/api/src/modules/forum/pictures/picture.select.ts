import type { ShownPicture } from '@oche/validators/forum/pictures';
import { type RawBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';

type ShownPictureRow = PictureRow & { description: string | null };

type Pictures = RawBuilder<ShownPictureRow[] | null>;

/** Some pictures in their order; null for none. */
const picturesWhere = (holder: RawBuilder<boolean>): Pictures => sql`(
  select jsonb_agg(
    ${pictureJson('uploads')} || jsonb_build_object('description', picture.description)
    order by picture.position
  )
  from forum_pictures picture
  join uploads on uploads.id = picture.upload_id
  where ${holder}
)`;

/**
 * The pictures of a post in their order; null for one without, for which nothing is looked up.
 * @param post the alias of `forum_posts` in the query
 */
export const picturesOf = (post: string): Pictures =>
  sql`case when ${sql.ref(`${post}.picture_count`)} > 0
    then ${picturesWhere(sql`picture.post_id = ${sql.ref(`${post}.id`)}`)} end`;

/**
 * The same of what waits to become a post, or has become one.
 * @param submission the alias of `forum_submissions` in the query
 */
export const picturesOfSubmission = (submission: string): Pictures =>
  picturesWhere(sql`picture.submission_id = ${sql.ref(`${submission}.id`)}
    or picture.post_id = ${sql.ref(`${submission}.post_id`)}`);

export const toShownPicture = ({ description, ...row }: ShownPictureRow): ShownPicture => ({
  ...toPicture(row),
  description,
});

/** The pictures of something that moderators look at, as a part of it; nothing where there are none. */
export const withPictures = ({ pictures }: { pictures: readonly ShownPictureRow[] | null }) =>
  pictures ? { pictures: pictures.map(toShownPicture) } : undefined;
