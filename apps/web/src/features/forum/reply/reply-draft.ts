import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { type Draft, draftOf } from '../../../lib/storage/drafts.ts';
import type { AnsweredPost } from '../data/answered-post.ts';

export const replyDraft = (memberId: string, threadId: number) =>
  draftOf(memberId, `thread:${threadId}`);

interface Unsent {
  content: string;
  answered: AnsweredPost | null;
  pictures: readonly UploadedPicture[];
}

/** A draft has nothing but texts in it. */
export const draftOfReply = ({ content, answered, pictures }: Unsent): Draft => ({
  content,
  ...(pictures.length > 0 && { pictures: JSON.stringify(pictures) }),
  ...(answered && {
    id: String(answered.id),
    number: String(answered.number),
    firstName: answered.firstName,
    ...(answered.quote !== null && { quote: answered.quote }),
  }),
});

export function answeredIn(draft: Draft | null): AnsweredPost | null {
  if (!draft?.id || !draft.number || !draft.firstName) return null;
  const { id, number, firstName, quote = null } = draft;
  return { id: Number(id), number: Number(number), firstName, quote };
}
