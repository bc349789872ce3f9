import { id, marks, number, type Row, type SourceDatabase, text } from '../database.ts';
import type { SourceAttachment, SourceFile } from '../source.ts';
import type { Woltlab } from './board.ts';

interface StoredFile {
  name: string;
  path: string;
}

/** Since 6.1 files are things of their own: pictures where a browser may read them, all else where it may not. */
async function readFiles(db: SourceDatabase, ids: readonly number[]) {
  const keys = [...new Set(ids.filter((key) => key > 0))];
  const files = new Map<string, StoredFile>();
  if (keys.length === 0) return files;
  const rows = await db.all(
    `select fileID, filename, fileHash, fileExtension from \`wcf1_file\` where fileID in (${marks(keys)})`,
    keys,
  );
  for (const row of rows) {
    const [hash, extension] = [text(row.fileHash), text(row.fileExtension)];
    const folder = `_data/${extension === 'bin' ? 'private' : 'public'}/files`;
    files.set(id(row.fileID), {
      name: text(row.filename),
      path: `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${id(row.fileID)}-${hash}.${extension}`,
    });
  }
  return files;
}

export async function attachmentsOf(
  db: SourceDatabase,
  rows: readonly Row[],
): Promise<SourceAttachment[]> {
  const files = await readFiles(
    db,
    rows.map((row) => number(row.fileID)),
  );
  return rows.map((row) => {
    const hash = text(row.fileHash);
    const folder = `attachments/${hash.slice(0, 2)}`;
    const name = `${id(row.attachmentID)}-${hash}`;
    const file = files.get(id(row.fileID));
    return {
      id: id(row.attachmentID),
      postId: id(row.objectID),
      // what was moved to the files may have left its name there
      name: text(row.filename) || (file?.name ?? ''),
      description: null,
      // since 5.2 files have an ending that nothing runs
      paths: file ? [file.path] : [`${folder}/${name}.bin`, `${folder}/${name}`],
      read: null,
    };
  });
}

/** @param members rows of the table of members, which since 6.2 know their file */
export async function readAvatars(
  { db }: Woltlab,
  members: readonly Row[],
): Promise<Map<string, SourceFile>> {
  const avatars = new Map<string, SourceFile>();
  const set = (userId: string, path: string) => avatars.set(userId, { paths: [path], read: null });
  const keys = members.map((row) => number(row.userID));
  for (const row of await db.all(
    `select avatarID, avatarExtension, userID, fileHash from \`wcf1_user_avatar\` where userID in (${marks(keys)})`,
    keys,
  )) {
    const hash = text(row.fileHash);
    const name = `${id(row.avatarID)}-${hash}.${text(row.avatarExtension)}`;
    set(id(row.userID), `images/avatars/${hash.slice(0, 2)}/${name}`);
  }
  const files = await readFiles(
    db,
    members.map((row) => number(row.avatarFileID)),
  );
  for (const row of members) {
    const file = files.get(id(row.avatarFileID));
    if (file) set(id(row.userID), file.path);
  }
  return avatars;
}
