import type { FormattedLine, TextRun } from '@oche/validators/forum/formatting';
import { formattedOf } from './formatted.ts';
import { escaped } from './markup.ts';
import { linesOf } from './source.ts';

/** What is open where the next line begins. */
interface Open {
  quotes: number;
  lists: ('ul' | 'ol')[];
}

/**
 * A member's text as HTML, for readers that aren't ours. All of its words are escaped, and it has no tags but those that
 * stand here.
 */
export function htmlOf(content: string): string {
  const lines = formattedOf(content);
  if (!lines) return linesOf(content).map(paragraph).join('');
  const open: Open = { quotes: 0, lists: [] };
  const shown = lines.map((line) => moved(open, line) + bodyOf(line)).join('');
  return shown + closed(open, 0) + '</blockquote>'.repeat(open.quotes);
}

const paragraph = (line: string) => (line.trim() === '' ? '' : `<p>${escaped(line.trim())}</p>`);

function bodyOf({ runs, isCode, list }: FormattedLine): string {
  const words = runs.map(wordsOf).join('');
  if (isCode) return `<pre><code>${words}</code></pre>`;
  return list ? words : `<p>${words}</p>`;
}

function wordsOf({ text, bold, italic, code, href }: TextRun): string {
  let words = escaped(text);
  if (code) words = `<code>${words}</code>`;
  if (italic) words = `<em>${words}</em>`;
  if (bold) words = `<strong>${words}</strong>`;
  return href === undefined
    ? words
    : `<a href="${escaped(href)}" rel="nofollow ugc noopener">${words}</a>`;
}

/** Closes and opens what stands between a line and the one before it. */
function moved(open: Open, { quote = 0, list, isCode }: FormattedLine): string {
  let tags = '';
  if (quote !== open.quotes) {
    tags += closed(open, 0);
    tags += '</blockquote>'.repeat(Math.max(0, open.quotes - quote));
    tags += '<blockquote>'.repeat(Math.max(0, quote - open.quotes));
    open.quotes = quote;
  }
  tags += closed(open, list?.depth ?? 0);
  if (!list) return tags;
  const kind = list.number === null ? 'ul' : 'ol';
  const isDeeper = open.lists.length < list.depth;
  while (open.lists.length < list.depth) {
    open.lists.push(kind);
    tags += `<${kind}><li>`;
  }
  if (isDeeper) return tags;
  if (!list.isFirst) return tags + (isCode ? '' : '<br/>');
  if (open.lists.at(-1) === kind) return `${tags}</li><li>`;
  tags += closed(open, list.depth - 1);
  open.lists.push(kind);
  return `${tags}<${kind}><li>`;
}

/** Closes lists until so many are open. */
function closed(open: Open, depth: number): string {
  let tags = '';
  while (open.lists.length > depth) tags += `</li></${open.lists.pop()}>`;
  return tags;
}
