import type { DB } from '@oche/db';
import type { Picture } from '@oche/validators/uploads/schemas';
import { type RawBuilder, type Selectable, sql } from 'kysely';

/** The columns of `uploads` that a query selects to show the picture. */
export const pictureColumns = [
  'uploads.id',
  'uploads.width',
  'uploads.height',
  'uploads.widths',
  'uploads.colour',
] as const;

export type PictureRow = Pick<
  Selectable<DB['uploads']>,
  'id' | 'width' | 'height' | 'widths' | 'colour'
>;

/**
 * The same columns as one JSON value, for rows that contain more than a picture. It is null where a
 * left join found none: `pictureJson().as('photo')`, then `row.photo && toPicture(row.photo)`.
 * @param table the name or alias of `uploads` in the query
 */
export function pictureJson(table = 'uploads'): RawBuilder<PictureRow | null> {
  const column = (name: keyof PictureRow) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then jsonb_build_object(
    'id', ${column('id')}, 'width', ${column('width')}, 'height', ${column('height')},
    'widths', ${column('widths')}, 'colour', ${column('colour')}) end`;
}

/** The picture in the form that all outputs have. */
export function toPicture({ id, width, height, widths, colour }: PictureRow): Picture {
  const sources = widths.map((each) => ({ url: addressOf(id, each), width: each }));
  return { id, url: addressOf(id, width), width, height, sources, colour };
}

const addressOf = (id: string, width: number) => `/media/${id}/${width}.webp`;
