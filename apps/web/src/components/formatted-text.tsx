import { chakra } from '@chakra-ui/react';
import type { FormattedLine, TextRun } from '@oche/validators/forum/formatting';
import { Fragment, type ReactNode } from 'react';
import type { Mention } from '../lib/plain-text.ts';
import { Anchor } from './link.tsx';
import { Line, Paragraphs } from './plain-text.tsx';

/** What stands in place of a line that is not quoted or listed; null: the line. */
type CardOf = (line: FormattedLine) => ReactNode;

interface FormattedTextProps {
  cardOf?: CardOf | undefined;
  lines: readonly FormattedLine[];
  /** the members whom it names and who are linked */
  mentions?: readonly Mention[];
}

/** A member's formatted text. The server has parsed it; its words are text nodes, so nothing in it can run. */
export function FormattedText({ lines, mentions, cardOf }: FormattedTextProps) {
  return <Look>{blocksOf(lines, 0, mentions, cardOf)}</Look>;
}

type Mentions = FormattedTextProps['mentions'];

/** Lines in the same number of quotes; those that are quoted once more are in a block of their own. */
function blocksOf(
  lines: readonly FormattedLine[],
  depth: number,
  mentions: Mentions,
  cardOf?: CardOf,
): ReactNode[] {
  return groupsOf(lines, (line) =>
    (line.quote ?? 0) > depth ? 'quote' : line.list ? 'list' : null,
  ).map(([kind, group], index) => {
    if (kind === 'quote') {
      return <blockquote key={index}>{blocksOf(group, depth + 1, mentions)}</blockquote>;
    }
    if (kind === 'list')
      return listsOf(group, 1, mentions).map((list, place) => (
        <div key={`${index}-${place}`}>{list}</div>
      ));
    return group.map((line, place) => (
      <Fragment key={`${index}-${place}`}>
        {cardOf?.(line) || <Block line={line} mentions={mentions} />}
      </Fragment>
    ));
  });
}

/** Lists of one depth, one after the other. */
function listsOf(lines: readonly FormattedLine[], depth: number, mentions: Mentions): ReactNode[] {
  const lists = splitAt(lines, (line, former) => {
    const isItem = line.list?.depth === depth && line.list.isFirst;
    return isItem && (line.list?.number === null) !== (former.list?.number === null);
  });
  return lists.map((list, index) => {
    const items = splitAt(list, (line) => line.list?.depth === depth && line.list.isFirst);
    const number = list[0]?.list?.number ?? null;
    const shown = items.map((item, place) => <li key={place}>{itemOf(item, depth, mentions)}</li>);
    return number === null ? (
      <ul key={index}>{shown}</ul>
    ) : (
      <ol key={index} start={number}>
        {shown}
      </ol>
    );
  });
}

function itemOf(lines: readonly FormattedLine[], depth: number, mentions: Mentions): ReactNode {
  return groupsOf(lines, (line) => ((line.list?.depth ?? 0) > depth ? 'list' : null)).map(
    ([kind, group], index) =>
      kind === 'list'
        ? listsOf(group, depth + 1, mentions).map((list, place) => (
            <div key={`${index}-${place}`}>{list}</div>
          ))
        : group.map((line, place) => (
            <Block key={`${index}-${place}`} line={line} mentions={mentions} />
          )),
  );
}

function Block({ line: { runs, isCode }, mentions }: { line: FormattedLine; mentions: Mentions }) {
  if (isCode) {
    return (
      <pre>
        <code>{runs.map(({ text }) => text).join('')}</code>
      </pre>
    );
  }
  return (
    <p>
      {runs.map((run, index) => (
        <Run key={index} run={run} mentions={mentions} />
      ))}
    </p>
  );
}

function Run({ run, mentions }: { run: TextRun; mentions: Mentions }) {
  let shown: ReactNode = run.text;
  if (run.code) shown = <code>{shown}</code>;
  else if (run.href === undefined) shown = <Line text={run.text} mentions={mentions} />;
  if (run.italic) shown = <em>{shown}</em>;
  if (run.bold) shown = <strong>{shown}</strong>;
  return run.href === undefined ? (
    shown
  ) : (
    <Anchor href={run.href} rel="nofollow ugc noopener">
      {shown}
    </Anchor>
  );
}

/** Lines that follow one another and are of one kind. */
function groupsOf<Kind>(
  lines: readonly FormattedLine[],
  kindOf: (line: FormattedLine) => Kind,
): [Kind, FormattedLine[]][] {
  const groups: [Kind, FormattedLine[]][] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last && last[0] === kind) last[1].push(line);
    else groups.push([kind, [line]]);
  }
  return groups;
}

/** Splits the lines into parts, each of which begins where `begins` says so. */
function splitAt(
  lines: readonly FormattedLine[],
  begins: (line: FormattedLine, former: FormattedLine) => boolean | undefined,
): FormattedLine[][] {
  const parts: FormattedLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const former = last?.findLast((each) => each.list?.depth === line.list?.depth) ?? last?.at(-1);
    if (last && former && !begins(line, former)) last.push(line);
    else parts.push([line]);
  }
  return parts;
}

const Look = chakra(Paragraphs, {
  base: {
    '& strong': { fontWeight: 'bold' },
    '& em': { fontStyle: 'italic' },
    '& ul, & ol': { display: 'grid', gap: '1', paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'fg.muted', fontWeight: 'semibold' },
    '& li ul, & li ol': { marginTop: '1' },
    '& blockquote': {
      display: 'grid',
      gap: '2',
      paddingBlock: '1',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid {colors.border.strong}',
      color: 'fg.muted',
    },
    '& code': {
      paddingInline: '0.25em',
      bg: 'bg.sunken',
      borderRadius: 'sm',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.92em',
      hyphens: 'none',
    },
    '& pre': {
      padding: '3',
      bg: 'bg.sunken',
      borderInlineStart: '3px solid {colors.border}',
      lineHeight: '1.45',
      /* what scrolled sideways would need a pointer */
      whiteSpace: 'pre-wrap',
    },
    '& pre code': { padding: '0', bg: 'transparent' },
  },
});
