import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Anchor, TextLink } from '../../../components/link.tsx';
import { Heading } from '../../../components/text.tsx';
import { CodeBlock } from './code-block.tsx';
import type { Block, Inline } from './guide.ts';

/** What a guide says, as the build has taken it apart. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Look>
      {blocks.map((block, index) => (
        <One key={index} block={block} />
      ))}
    </Look>
  );
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case 'p':
      return <p>{inlines(block.text)}</p>;
    case 'heading':
      return (
        <Heading as="h3" id={block.id} size="subheading">
          {inlines(block.text)}
        </Heading>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{itemOf(item)}</li>);
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table {...block} />;
    case 'code':
      return <CodeBlock language={block.language} parts={block.parts} />;
  }
}

/** An item of one paragraph is its text, as lists in running text are. */
const itemOf = (blocks: readonly Block[]): ReactNode =>
  blocks.map((block, index) =>
    block.kind === 'p' && index === 0 ? (
      <span key="text">{inlines(block.text)}</span>
    ) : (
      <One key={index} block={block} />
    ),
  );

/** On a phone it scrolls by itself, by keys, too, and its rows stay rows. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const names = head.map(inlines);
  return (
    <Scroll tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Words without a paragraph around them. */
export const Inlines = ({ text }: { text: readonly Inline[] }): ReactNode => inlines(text);

const inlines = (text: readonly Inline[]): ReactNode =>
  text.map((part, index) => <Run key={index} part={part} />);

function Run({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  if ('code' in part) return <Code>{part.code}</Code>;
  if ('strong' in part) return <strong>{inlines(part.strong)}</strong>;
  if ('em' in part) return <em>{inlines(part.em)}</em>;
  // pages of the app; what is below /api is none
  return /^\/(?!api\/)/.test(part.href) ? (
    <TextLink to={part.href}>{inlines(part.text)}</TextLink>
  ) : (
    <Anchor href={part.href}>{inlines(part.text)}</Anchor>
  );
}

const Look = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    width: 'full',
    '& > :is(p, ul, ol)': { maxWidth: 'measure' },
    '& :is(ul, ol)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      paddingInlineStart: '6',
    },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'fg.muted', fontWeight: 'semibold' },
    '& li > * + *': { marginTop: '3' },
    '& strong': { fontWeight: 'bold' },
  },
});
const Code = chakra('code', {
  base: {
    paddingInline: '0.25em',
    bg: 'bg.sunken',
    borderRadius: 'sm',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.88em',
    hyphens: 'none',
    overflowWrap: 'anywhere',
    /* on the black band of a page's head, which is as dark */
    'header &': { bg: 'transparent', padding: '0' },
  },
});
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& th': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      borderBottomWidth: '1px',
      borderColor: 'border.strong',
      textAlign: 'start',
      textStyle: 'label',
      color: 'fg.muted',
    },
    '& td': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      textStyle: 'small',
      minWidth: '8rem',
    },
    '& td > code:only-child': { whiteSpace: 'nowrap' },
  },
});
