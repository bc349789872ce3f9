import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

type Ids = { ids: readonly string[] };

/** Photos as moderators see them, also hidden ones; who uploaded them answers for them. */
export const listReportedPhotos = prepared(
  'lounges.listReportedPhotos',
  (db, p: Placeholders<Ids>) =>
    db
      .selectFrom('uploads')
      .innerJoin('users as uploader', 'uploader.id', 'uploads.owner_id')
      .leftJoin('lounge_photos as photo', 'photo.upload_id', 'uploads.id')
      .leftJoin('hidden_lounge_photos as hidden', 'hidden.upload_id', 'uploads.id')
      .innerJoin('lounges as lounge', (join) =>
        join.on((eb) =>
          eb('lounge.id', '=', eb.fn.coalesce('photo.lounge_id', 'hidden.lounge_id')),
        ),
      )
      .select([
        'uploads.id',
        'lounge.id as loungeId',
        'lounge.name',
        'lounge.is_active as isActive',
        sql<string | null>`coalesce(photo.description, hidden.description)`.as('description'),
        'photo.position',
        'uploader.id as authorId',
        'uploader.first_name as firstName',
        'uploader.last_name as lastName',
      ])
      .where('uploads.id', '=', sql<string>`any(${p('ids')}::text[])`),
);

/** In whose lounge a photo is, shown or hidden. */
export const getLoungeOfPhoto = prepared(
  'lounges.getLoungeOfPhoto',
  (db, p: Placeholders<{ uploadId: string }>) =>
    db
      .selectFrom('lounge_photos')
      .select('lounge_id as loungeId')
      .where('upload_id', '=', p('uploadId'))
      .unionAll(
        db
          .selectFrom('hidden_lounge_photos')
          .select('lounge_id as loungeId')
          .where('upload_id', '=', p('uploadId')),
      ),
);

export const insertHidden = prepared(
  'lounges.insertHiddenPhoto',
  (
    db,
    p: Placeholders<{
      loungeId: number;
      uploadId: string;
      position: number;
      description: string | null;
      hiddenBy: string | null;
      hiddenAt: string;
    }>,
  ) =>
    db.insertInto('hidden_lounge_photos').values({
      lounge_id: p('loungeId'),
      upload_id: p('uploadId'),
      position: p('position'),
      description: p('description'),
      hidden_by: p('hiddenBy'),
      hidden_at: p('hiddenAt'),
    }),
);

export const takeHidden = prepared(
  'lounges.takeHiddenPhoto',
  (db, p: Placeholders<{ uploadId: string }>) =>
    db
      .deleteFrom('hidden_lounge_photos')
      .where('upload_id', '=', p('uploadId'))
      .returning(['position', 'description']),
);

/** Hidden ones among these: their lounge's team can't set them again. */
export const listHiddenAmong = prepared('lounges.listHiddenAmong', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('hidden_lounge_photos')
    .select('upload_id as uploadId')
    .where('upload_id', '=', sql<string>`any(${p('ids')}::text[])`),
);
