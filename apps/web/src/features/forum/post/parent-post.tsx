import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum';
import { SNIPPET_LENGTH } from '@oche/validators/forum-limits';
import { CornerDownRight, Quote } from 'lucide-react';
import { PlainText } from '../../../components/plain-text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { LinkInThread } from '../thread/link-in-thread.tsx';

/**
 * The parent of this post, with a link to it: the beginning of its text, or for a quote the quoted
 * text, or a note that it was deleted. Renders nothing for a post that replies to the thread.
 */
export function ParentPost({ post }: { post: Post }) {
  const { thread: texts } = useTexts('forum');
  const { parent, quote } = post;
  if (!parent) return null;
  const Sign = quote ? Quote : CornerDownRight;
  return (
    <Box>
      <Head>
        <Sign aria-hidden="true" />
        <LinkInThread number={parent.number}>
          {texts.replyTo({ number: parent.number })}
        </LinkInThread>
      </Head>
      {quote && quote.text !== null ? (
        <PlainText content={quote.text} />
      ) : (
        <Snippet>{parent.snippet === null ? texts.replyToDeleted() : cut(parent.snippet)}</Snippet>
      )}
    </Box>
  );
}

/** The API cuts at 100 characters without saying so. */
const cut = (snippet: string) =>
  [...snippet].length < SNIPPET_LENGTH ? snippet : `${snippet.trimEnd()}…`;

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
