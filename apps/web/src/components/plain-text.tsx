import { chakra } from '@chakra-ui/react';
import { Fragment, memo } from 'react';
import { paragraphs, tokenize } from '../lib/plain-text.ts';
import { Anchor } from './link.tsx';

/**
 * A member's text as paragraphs and links. It is rendered as text nodes, so nothing in it can run.
 */
export const PlainText = memo(function PlainText({ content }: { content: string }) {
  return (
    <Root>
      {paragraphs(content).map((line, index) => (
        <p key={index}>
          <Line text={line} />
        </p>
      ))}
    </Root>
  );
});

function Line({ text }: { text: string }) {
  return tokenize(text).map((token, index) => (
    <Fragment key={index}>
      {token.type === 'link' ? (
        <Anchor href={token.href} rel="nofollow ugc noopener">
          {token.text}
        </Anchor>
      ) : (
        token.text
      )}
    </Fragment>
  ));
}

const Root = chakra('div', {
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
