import type { ErrorCode } from '@oche/validators/errors';
import { POST_MAX_LENGTH, POST_PICTURES_MAX } from '@oche/validators/forum/limits';
import { createPostInput } from '@oche/validators/forum/schemas';
import type { Answerable, AnsweredInWords, MailedText } from '../../../lib/declared/answerable.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { createPost } from '../post/post.service.ts';
import { getThread } from '../thread/thread.service.ts';
import { placeOfPost } from './place-of-post.service.ts';

const asPost: Pick<
  AnsweredInWords<MemberContext>,
  'form' | 'area' | 'limit' | 'picturesMax' | 'maxLength' | 'texts'
> = {
  form: 'words',
  area: 'forum',
  limit: 'posting',
  picturesMax: POST_PICTURES_MAX,
  maxLength: POST_MAX_LENGTH,
  texts: {
    de: {
      hint: 'Antworte einfach auf diese Mail: Dein Text steht dann im Thread, wo ihn alle lesen.',
      link: 'Per Mail antworten',
    },
    en: {
      hint: 'Simply answer this mail: your text then stands in the thread, where everybody reads it.',
      link: 'Answer by mail',
    },
  },
};

/** An answer beneath the post that somebody was told of. */
const toPost: Answerable<MemberContext> = {
  ...asPost,
  letter: 'p',
  async take(ctx, answer) {
    const { threadId } = await placeOfPost(ctx, answer.id);
    return write(ctx, threadId, answer, answer.id);
  },
  pathOf: (ctx, postId) =>
    orNull(async () => {
      const { threadId, number } = await placeOfPost(ctx, postId);
      await getThread(ctx, { id: threadId });
      return `/forum/thread/${threadId}?post=${number}#post-${number}`;
    }),
};

/** An answer at the end of the thread, where several posts were told together. */
const toThread: Answerable<MemberContext> = {
  ...asPost,
  letter: 't',
  take: (ctx, answer) => write(ctx, answer.id, answer, null),
  pathOf: (ctx, threadId) =>
    orNull(async () => {
      await getThread(ctx, { id: threadId });
      return `/forum/thread/${threadId}`;
    }),
};

async function write(
  ctx: MemberContext,
  threadId: number,
  { text, pictureIds, idempotencyKey }: MailedText,
  parentPostId: number | null,
): Promise<ErrorCode | null> {
  const input = createPostInput.safeParse({
    threadId,
    parentPostId,
    content: text,
    pictures: pictureIds.map((id) => ({ id, description: null })),
    idempotencyKey,
  });
  if (!input.success) throw new AppError('BAD_INPUT');
  try {
    await createPost(ctx, input.data);
    return null;
  } catch (error) {
    // it has arrived, and is only not there yet
    if (error instanceof AppError && error.code === 'POST_WAITS') return error.code;
    throw error;
  }
}

/** What is gone, or not this member's to see, has no path. */
async function orNull(path: () => Promise<string>): Promise<string | null> {
  try {
    return await path();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const forumAnswers: readonly Answerable<MemberContext>[] = [toPost, toThread];
