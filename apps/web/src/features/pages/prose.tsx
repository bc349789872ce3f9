import { chakra } from '@chakra-ui/react';

/**
 * Running text: blank lines separate paragraphs, and lines that begin with "- " are a list. There
 * is no other markup.
 */
export function Prose({ text }: { text: string }) {
  return (
    <Root>
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    maxWidth: 'measure',
    '& ul': { display: 'grid', gap: '1.5' },
    '& li': { position: 'relative', paddingInlineStart: '5' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.55em',
      width: '2.5',
      height: '0.45em',
      bg: 'accent.solid',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
});
