import type { MemberContext } from '../../../lib/deps.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { createUpload, sniffType } from '../../uploads/index.ts';
import type { ReadMail } from '../reading/read-mail.ts';
import { type MailRow, savePictures } from '../receiving/inbound.queries.ts';

/** Names that are told; a mail can have hundreds of files. */
const LEFT_OUT_MAX = 20;

/**
 * Uploads the pictures of a mail as the member's. They are noted before they are used, so that a second attempt says the
 * same and its key holds.
 * @returns also the names of all that is left out: other files, what is no picture, and what is too much
 */
export async function uploadPictures(
  ctx: MemberContext,
  mail: MailRow,
  files: ReadMail['files'],
  max: number,
): Promise<{ pictureIds: string[]; leftOut: string[] }> {
  if (mail.pictureIds) return { pictureIds: mail.pictureIds, leftOut: mail.leftOut };
  const pictureIds: string[] = [];
  const leftOut: string[] = [];
  for (const { name, bytes } of files) {
    const id = pictureIds.length < max ? await upload(ctx, bytes) : null;
    if (id !== null) pictureIds.push(id);
    else if (leftOut.length < LEFT_OUT_MAX) leftOut.push(name);
  }
  await savePictures(ctx.db, mail.id, { pictureIds, leftOut });
  return { pictureIds, leftOut };
}

/** @returns null for what is no picture, or none that we take */
async function upload(ctx: MemberContext, bytes: Buffer): Promise<string | null> {
  const type = sniffType(bytes);
  if (!type) return null;
  await ctx.limits.use('upload', ctx.actor.id);
  try {
    const { id } = await createUpload(ctx, { type, body: once(bytes) });
    return id;
  } catch (error) {
    if (isFinalRefusal(error)) return null;
    throw error;
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
