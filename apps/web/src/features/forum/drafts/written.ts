import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import type { Draft } from '../../../lib/storage/drafts.ts';
import type { AnsweredPost } from '../data/answered-post.ts';

/** What stands in one of the forms in which members write in the forum. */
export interface Written {
  title: string;
  content: string;
  answered: AnsweredPost | null;
  pictures: readonly UploadedPicture[];
  poll: string | null;
  /** addresses */
  tags: readonly string[];
}

const NOTHING: Written = {
  title: '',
  content: '',
  answered: null,
  pictures: [],
  poll: null,
  tags: [],
};

/** @returns null where nothing is written; a tag alone is nothing */
export function writtenIn(parts: Partial<Written>): Written | null {
  const { title, content, answered, pictures, poll } = parts;
  const isSomething = title || content || answered || pictures?.length || poll;
  return isSomething ? { ...NOTHING, ...parts } : null;
}

/** What the tab has kept. What is unused for a day is removed; whoever sends a draft that is older is told so. */
export const picturesIn = (draft: Draft | null): UploadedPicture[] =>
  draft?.pictures ? JSON.parse(draft.pictures) : [];
