import { chakra } from '@chakra-ui/react';
import { Fragment, memo } from 'react';
import { type Mention, paragraphs, tokenize } from '../lib/plain-text.ts';
import { Anchor } from './link.tsx';

interface PlainTextProps {
  content: string;
  /** the members whom it names and who are linked */
  mentions?: readonly Mention[];
}

/**
 * A member's text as paragraphs and links. It is rendered as text nodes, so nothing in it can run.
 */
export const PlainText = memo(function PlainText({ content, mentions }: PlainTextProps) {
  return (
    <Paragraphs>
      {paragraphs(content).map((line, index) => (
        <p key={index}>
          <Line text={line} mentions={mentions} />
        </p>
      ))}
    </Paragraphs>
  );
});

/** Words with the addresses and members in them as links. */
export function Line({ text, mentions }: { text: string } & Pick<PlainTextProps, 'mentions'>) {
  return tokenize(text, mentions).map((token, index) => (
    <Fragment key={index}>
      {token.type === 'link' ? (
        <Anchor href={token.href} rel="nofollow ugc noopener">
          {token.text}
        </Anchor>
      ) : token.type === 'mention' ? (
        <Anchor href={`/profile/${encodeURIComponent(token.userId)}`}>{token.text}</Anchor>
      ) : (
        token.text
      )}
    </Fragment>
  ));
}

/** Paragraphs below each other, as wide as they can be read. */
export const Paragraphs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    maxWidth: 'measure',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& a': { hyphens: 'none' },
  },
});
