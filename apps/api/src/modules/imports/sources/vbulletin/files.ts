import { decode } from '../../bbcode/entities.ts';
import { bytes, id, number, type Row, type SourceDatabase, text } from '../database.ts';
import type { SourceAttachment, SourceFile } from '../source.ts';

/** Of bytes that may be many: how many, as they are read one file at a time. */
export const sizeOf = (column: string): string => `coalesce(length(${column}), 0)`;

/** vBulletin keeps files in its database unless an admin has moved them out. */
export const fileOf = (
  db: SourceDatabase,
  { table, key }: { table: string; key: string },
  file: { id: string; size: number; paths: string[] },
): SourceFile => ({
  paths: file.paths,
  read:
    file.size > 0
      ? async () => {
          const sql = `select filedata from ${table} where ${key} = ?`;
          return bytes((await db.all(sql, [number(file.id)]))[0]?.filedata);
        }
      : null,
});

/** Below `attachments` there is a folder for each digit of who has uploaded it. */
const attachmentPaths = (userId: string, fileId: string): string[] => [
  `attachments/${[...userId].join('/')}/${fileId}.attach`,
  `${[...userId].join('/')}/${fileId}.attach`,
];

/** @param row id, post, filename, caption, file (its id), user, size */
export const attachmentOf =
  (db: SourceDatabase, place: { table: string; key: string }) =>
  (row: Row): SourceAttachment => ({
    id: id(row.id),
    postId: id(row.post),
    name: decode(text(row.filename)),
    description: decode(text(row.caption)).trim() || null,
    ...fileOf(db, place, {
      id: id(row.file),
      size: number(row.size),
      paths: attachmentPaths(id(row.user), id(row.file)),
    }),
  });
