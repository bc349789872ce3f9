import { chakra } from '@chakra-ui/react';
import { SNIPPET_LENGTH } from '@oche/validators/forum/limits';
import type { Post } from '@oche/validators/forum/schemas';
import { CornerDownRight, Quote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { PostLink } from '../data/post-link.tsx';
import { LinkInThread } from './link-in-thread.tsx';

/**
 * The parent of this post, with a link to it: the beginning of its text, or of the quoted text, which is shown as a
 * whole on demand, or a note that it was deleted. Renders nothing for a post that replies to the thread.
 */
export function ParentPost({ post }: { post: Post }) {
  const { thread: texts } = useTexts('forum');
  const { parent, quote } = post;
  const [isWhole, setIsWhole] = useState(false);
  if (!parent) return null;
  const beginning = quote ? quote.text : parent.snippet;
  const Sign = quote ? Quote : CornerDownRight;
  return (
    <Box>
      <Head>
        <Sign aria-hidden="true" />
        {parent.threadId ? (
          <PostLink threadId={parent.threadId} number={parent.number}>
            {texts.replyElsewhere()}
          </PostLink>
        ) : (
          <LinkInThread number={parent.number}>
            {texts.replyTo({ number: parent.number })}
          </LinkInThread>
        )}
      </Head>
      {quote?.text && isWhole ? (
        <PlainText content={quote.text} />
      ) : (
        <Snippet>{beginning === null ? texts.replyToDeleted() : cut(beginning)}</Snippet>
      )}
      {quote?.text && isLong(quote.text) && !isWhole ? (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setIsWhole(true)}>
          {texts.wholeQuote()}
        </Button>
      ) : null}
    </Box>
  );
}

const isLong = (text: string) => [...text].length >= SNIPPET_LENGTH;

/** The API cuts snippets at 100 characters, too, without saying so. */
const cut = (text: string) =>
  isLong(text) ? `${[...text].slice(0, SNIPPET_LENGTH).join('').trimEnd()}…` : text;

const Box = chakra('blockquote', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    maxWidth: 'measure',
    marginBottom: '3',
    paddingBlock: '2',
    paddingInline: '3',
    layerStyle: 'sunken',
    borderInlineStart: '3px solid {colors.border.strong}',
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const Head = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    '& svg': { flexShrink: '0', width: '1em', height: '1em' },
  },
});
const Snippet = chakra('p', { base: { hyphens: 'auto' } });
