import type { Post } from '@oche/validators/forum/schemas';
import { lazy, Suspense } from 'react';
import { PlainText } from '../../../components/plain-text.tsx';
import { mayHaveCards } from '../body/may-have-cards.ts';
import { plainOf } from '../data/plain-of.ts';

type Shown = Pick<Post, 'content' | 'mentions' | 'formatted' | 'pictures'>;

/* most posts need none of it; a page that the server renders has it at once */
const RichBody = import.meta.env.SSR
  ? (await import('../body/rich-body.tsx')).RichBody
  : lazy(async () => ({ default: (await import('../body/rich-body.tsx')).RichBody }));

/** What a post says and shows. */
export function PostBody({ post }: { post: Shown }) {
  const { content, mentions, formatted, pictures } = post;
  return formatted || pictures || mayHaveCards(content) ? (
    <Suspense fallback={<PlainText content={plainOf(post)} mentions={mentions} />}>
      <RichBody post={post} />
    </Suspense>
  ) : (
    <PlainText content={content} mentions={mentions} />
  );
}
