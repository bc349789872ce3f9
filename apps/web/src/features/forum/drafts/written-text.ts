import type { ForumDraft } from '@oche/validators/forum/drafts/schemas';
import type { Written } from './written.ts';

/** As another device has kept it. */
export const writtenOf = (draft: ForumDraft): Written => ({
  title: draft.title,
  content: draft.content,
  answered: draft.answered,
  pictures: draft.pictures.map(({ description, ...picture }) => ({
    id: picture.id,
    picture,
    description: description ?? '',
  })),
  poll: draft.poll,
  tags: draft.tags,
});

/** The same for two texts that say the same. */
export const textOf = ({ title, content, answered, pictures, poll, tags }: Written): string =>
  JSON.stringify([
    title,
    content,
    answered && [answered.id, answered.quote !== null],
    pictures.map(({ id, description }) => [id, description]),
    poll,
    tags,
  ]);
