import { Readable } from 'node:stream';
import { withTransaction } from '@oche/db';
import { POST_PICTURES_MAX } from '@oche/validators/forum/limits';
import sharp from 'sharp';
import { actingAs } from '../../../lib/acting.ts';
import { AppError } from '../../../lib/errors.ts';
import { showMovedPictures } from '../../forum/index.ts';
import { setAvatar } from '../../people/index.ts';
import { createUpload, sniffType } from '../../uploads/index.ts';
import * as queries from '../imports.queries.ts';
import type { SourceAttachment, SourceFile } from '../sources/source.ts';
import { BoardFiles } from './files.ts';
import { listAuthors } from './pictures.queries.ts';
import type { Run } from './run.ts';

const SLICE = 200;
const DESCRIPTION_MAX = 200;
/** A picture that has more would take the machine's memory. */
const MAX_PIXELS = 50_000_000;

/** Pictures of posts, as many as a post may have; other files have no place here. */
export async function moveAttachments(run: Run): Promise<void> {
  const { source, report } = run;
  const files = run.files ? new BoardFiles(run.files) : null;
  let after = '0';
  for (;;) {
    const attachments = await source.attachments(after, SLICE);
    const last = attachments.at(-1);
    if (!last) return;
    after = last.id;
    const known = await queries.listMapped(
      run.deps.db,
      run.importId,
      'attachment',
      attachments.map(({ id }) => id),
    );
    const posts = await queries.listMapped(
      run.deps.db,
      run.importId,
      'post',
      attachments.map(({ postId }) => postId),
    );
    const byPost = Map.groupBy(
      attachments.filter(({ id }) => !known.has(id)),
      ({ postId }) => postId,
    );
    for (const [sourceId, those] of byPost) {
      const postId = Number(posts.get(sourceId) ?? 0);
      if (postId) await moveOfPost(run, files, postId, those);
      else report.leave('attachments of posts that don’t come', those.length);
      // a slice of pictures is a minute's work
      await run.onProgress(`attachments up to ${those.at(-1)?.id}`);
    }
  }
}

async function moveOfPost(
  run: Run,
  files: BoardFiles | null,
  postId: number,
  attachments: readonly SourceAttachment[],
): Promise<void> {
  const { deps, importId, report } = run;
  const author = (await listAuthors(deps.db, { ids: [postId] }))[0];
  if (!author) return;
  const room = POST_PICTURES_MAX - author.pictureCount;
  const uploaded: { attachment: SourceAttachment; uploadId: string }[] = [];
  for (const attachment of attachments) {
    if (uploaded.length >= room) {
      report.leave('attachments beyond the four pictures that a post can have');
      continue;
    }
    const bytes = await readFile(files, attachment);
    const uploadId = bytes
      ? await upload(run, author.authorId, bytes)
      : leave(run, 'attachments whose file is not in the folder');
    if (uploadId) uploaded.push({ attachment, uploadId });
  }
  if (uploaded.length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    await queries.lockImport(tx, importId);
    const ids = uploaded.map(({ attachment }) => attachment.id);
    if ((await queries.listMapped(tx, importId, 'attachment', ids)).size > 0) return;
    const shown = await showMovedPictures(
      tx,
      postId,
      uploaded.map(({ attachment: { description, name }, uploadId }) => ({
        id: uploadId,
        description: (description ?? name).slice(0, DESCRIPTION_MAX) || null,
      })),
    );
    await queries.insertMapped(
      tx,
      importId,
      'attachment',
      uploaded
        .slice(0, shown)
        .map(({ attachment, uploadId }) => [attachment.id, uploadId] as const),
    );
    report.add('pictures in posts', shown);
  });
}

/** From the board's database, where that keeps files. */
const readFile = async (files: BoardFiles | null, { read, paths }: SourceFile) =>
  (await read?.()) ?? (await files?.read(paths)) ?? null;

function leave({ report }: Run, why: string): null {
  report.leave(why);
  return null;
}

/** @returns null for what is no picture, or one that can't be read */
async function upload(run: Run, userId: string, file: Buffer): Promise<string | null> {
  try {
    const bytes = await asPicture(file);
    const type = bytes && sniffType(bytes);
    if (!bytes || !type) return leave(run, 'files that are no pictures');
    const ctx = actingAs(run.deps, userId, 'import');
    const picture = await createUpload(ctx, { type, body: Readable.from([bytes]) });
    return picture.id;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    return leave(run, 'pictures that are too large or broken');
  }
}

/** Old boards are full of GIFs, of which the first picture is taken. */
async function asPicture(file: Buffer): Promise<Buffer | null> {
  if (file.toString('latin1', 0, 3) !== 'GIF') return file;
  return sharp(file, { limitInputPixels: MAX_PIXELS })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** Of members who are new here, as those who were here have their own. */
export async function moveAvatars(run: Run): Promise<void> {
  const { deps, source, importId } = run;
  const files = run.files ? new BoardFiles(run.files) : null;
  let after = '0';
  for (;;) {
    const members = await source.members(after, SLICE);
    const last = members.at(-1);
    if (!last) return;
    after = last.id;
    const withAvatar = members.filter(({ avatar }) => avatar !== null);
    const ids = withAvatar.map(({ id }) => id);
    const known = await queries.listMapped(deps.db, importId, 'avatar', ids);
    const accounts = await queries.listImported(deps.db, importId, ids);
    for (const member of withAvatar) {
      const userId = accounts.get(member.id);
      if (!userId || known.has(member.id)) continue;
      if (member.avatar) await moveAvatar(run, files, { id: member.id, ...member.avatar }, userId);
      await run.onProgress(`avatars up to member ${member.id}`);
    }
  }
}

async function moveAvatar(
  run: Run,
  files: BoardFiles | null,
  { id, ...file }: SourceFile & { id: string },
  userId: string,
): Promise<void> {
  if (!files && !file.read) return run.report.leave('avatars: no folder was given');
  const bytes = await readFile(files, file);
  const uploadId = bytes
    ? await upload(run, userId, bytes)
    : leave(run, 'avatars whose file is not in the folder');
  if (!uploadId) return;
  await setAvatar(actingAs(run.deps, userId, 'import'), { uploadId });
  await withTransaction(run.deps.db, (tx) =>
    queries.insertMapped(tx, run.importId, 'avatar', [[id, uploadId]]),
  );
  run.report.add('avatars');
}
