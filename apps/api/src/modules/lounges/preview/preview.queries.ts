import { type Placeholders, prepared } from '@oche/db';
import { pictureJson } from '../../uploads/index.ts';

/** What the picture for shared links shows of an active lounge. */
export const getPreviewLounge = prepared(
  'lounges.getPreviewLounge',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('lounges')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('lounge_photos as first')
            .innerJoin('uploads', 'uploads.id', 'first.upload_id')
            .select(pictureJson().as('photo'))
            .whereRef('first.lounge_id', '=', 'lounges.id')
            .orderBy('first.position')
            .limit(1)
            .as('shown'),
        (join) => join.onTrue(),
      )
      .select([
        'lounges.name',
        'lounges.city',
        'lounges.zip_code as zipCode',
        'lounges.lounge_type as type',
        'lounges.number_of_boards as boards',
        'lounges.price_from_cents as cents',
        'lounges.price_unit as priceUnit',
        'lounges.rating',
        'lounges.rating_count as ratings',
        'shown.photo',
      ])
      .where('lounges.id', '=', p('id'))
      .where('lounges.is_active', '=', true),
);
