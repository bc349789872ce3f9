import type { Post } from '@oche/validators/forum/schemas';
import { lazy, Suspense } from 'react';
import { FormattedText } from '../../../components/formatted-text.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { mayHaveCards } from './may-have-cards.ts';
import { PostPictures } from './post-pictures.tsx';

type Shown = Pick<Post, 'content' | 'mentions' | 'formatted' | 'pictures'>;

/* few texts link things of ours; a page that the server renders has it at once */
const CardedText = import.meta.env.SSR
  ? (await import('./carded-text.tsx')).CardedText
  : lazy(async () => ({ default: (await import('./carded-text.tsx')).CardedText }));

/** A formatted text, with cards of what it links, and the pictures below it. */
export function RichBody({ post }: { post: Shown }) {
  const { content, mentions, formatted, pictures } = post;
  const text = formatted ? (
    <FormattedText lines={formatted} mentions={mentions} />
  ) : (
    <PlainText content={content} mentions={mentions} />
  );
  return (
    <>
      {mayHaveCards(content) ? (
        <Suspense fallback={text}>
          <CardedText {...post} />
        </Suspense>
      ) : (
        text
      )}
      {pictures ? <PostPictures pictures={pictures} /> : null}
    </>
  );
}
