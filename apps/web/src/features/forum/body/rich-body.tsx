import type { Post } from '@oche/validators/forum/schemas';
import { FormattedText } from '../../../components/formatted-text.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { PostPictures } from './post-pictures.tsx';

interface RichBodyProps {
  post: Pick<Post, 'content' | 'mentions' | 'formatted' | 'pictures'>;
}

/** A formatted text, and the pictures below it. */
export function RichBody({ post: { content, mentions, formatted, pictures } }: RichBodyProps) {
  return (
    <>
      {formatted ? (
        <FormattedText lines={formatted} mentions={mentions} />
      ) : (
        <PlainText content={content} mentions={mentions} />
      )}
      {pictures ? <PostPictures pictures={pictures} /> : null}
    </>
  );
}
