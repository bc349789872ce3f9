import { type Placeholders, prepared, type Tx } from '@oche/db';

interface Row {
  uploadId: string;
  description: string | null;
}

/** What shows pictures: a post, or what waits to become one. The other one is null. */
export interface Holder {
  postId: number | null;
  submissionId: number | null;
}

/** In their order. */
export const listPictures = prepared('forum.listPictures', (db, p: Placeholders<Holder>) =>
  db
    .selectFrom('forum_pictures')
    .select(['upload_id as uploadId', 'description'])
    .where((eb) =>
      eb.or([eb('post_id', '=', p('postId')), eb('submission_id', '=', p('submissionId'))]),
    )
    .orderBy('position'),
);

export const deletePictures = prepared('forum.deletePictures', (db, p: Placeholders<Holder>) =>
  db
    .deleteFrom('forum_pictures')
    .where((eb) =>
      eb.or([eb('post_id', '=', p('postId')), eb('submission_id', '=', p('submissionId'))]),
    ),
);

export async function insertPictures(
  tx: Tx,
  { postId, submissionId }: Holder,
  rows: readonly Row[],
): Promise<void> {
  await tx
    .insertInto('forum_pictures')
    .values(
      rows.map(({ uploadId, description }, index) => ({
        upload_id: uploadId,
        post_id: postId,
        submission_id: submissionId,
        position: index + 1,
        description,
      })),
    )
    .execute();
}

/** Of what a member has written and nobody has approved. */
export const deleteWaitingPictures = prepared(
  'forum.deleteWaitingPictures',
  (db, p: Placeholders<{ authorId: string }>) =>
    db
      .deleteFrom('forum_pictures')
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('forum_submissions').select('id').where('author_id', '=', p('authorId')),
      )
      .returning('upload_id as uploadId'),
);
