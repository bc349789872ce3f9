import { plainOf } from '../../../lib/formatting/plain.ts';
import type { Line, Run } from './lines.ts';

/** A line with signs of ours; one that would be read otherwise than it is meant has none but those of its place. */
export function writeLine(line: Line): string {
  const begin = '> '.repeat(line.quotes);
  if (line.isCode) return writeCode(line, begin);
  const place = begin + listOf(line);
  const runs = trimmed(line.runs);
  const meant = runs.map(({ text }) => text).join('');
  const formatted = marked(runs);
  if (isRead(formatted, meant)) return place + formatted;
  return place + escaped(wordsOf(runs));
}

/** The same where nothing is a sign: it has its place, and code has no fences. */
export function writePlainLine(line: Line): string {
  const begin = '> '.repeat(line.quotes);
  if (line.isCode) return wordsOf(line.runs).replace(/^/gm, begin);
  return begin + listOf(line) + wordsOf(trimmed(line.runs));
}

const wordsOf = (runs: readonly Run[]): string =>
  runs.map(({ text, href }) => (href && href !== text ? `${text} ${href}` : text)).join('');

const isRead = (written: string, meant: string): boolean =>
  plainOf(written).replace(/\s+/g, ' ') === meant.replace(/\s+/g, ' ');

function listOf({ list }: Line): string {
  if (!list) return '';
  const marker = list.number === null ? '- ' : `${list.number}. `;
  const indent = ' '.repeat(3 * (list.depth - 1));
  return list.isFirst ? indent + marker : `${indent}   `;
}

/** The fence is longer than any in the code. */
function writeCode({ runs }: Line, begin: string): string {
  const code = runs.map(({ text }) => text).join('');
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([signs]) => signs.length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...code.split('\n'), fence].map((each) => begin + each).join('\n');
}

/** Spaces at the ends of a line mean nothing, or an indented one. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept = runs.map((run) => ({ ...run }));
  const [first] = kept;
  if (first) first.text = first.text.trimStart();
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  return kept.filter(({ text }) => text !== '');
}

/** Bold around italic around all else. */
function marked(runs: readonly Run[]): string {
  const line = groups(runs, ({ bold }) => bold === true)
    .map(({ isIn, runs: inner }) => surround(isIn ? '**' : '', italics(inner)))
    .join('');
  return escapeBegin(line);
}

const italics = (runs: readonly Run[]): string =>
  groups(runs, ({ italic }) => italic === true)
    .map(({ isIn, runs: inner }) => surround(isIn ? '*' : '', inner.map(written).join('')))
    .join('');

function groups(runs: readonly Run[], isIn: (run: Run) => boolean) {
  const found: { isIn: boolean; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last?.isIn === isIn(run)) last.runs.push(run);
    else found.push({ isIn: isIn(run), runs: [run] });
  }
  return found;
}

/** Signs stand right at the words. */
function surround(sign: string, text: string): string {
  const words = text.trim();
  if (sign === '' || words === '') return text;
  const begin = text.length - text.trimStart().length;
  return text.slice(0, begin) + sign + words + sign + text.slice(begin + words.length);
}

function written({ text, code, href }: Run): string {
  if (code) return `\`${text}\``;
  if (!href) return escaped(text);
  if (href === text || isShortened(text, href)) return href;
  const words = escaped(text).replace(/[[\]]/g, '\\$&');
  return `[${words.replaceAll('\\\\[', '\\[').replaceAll('\\\\]', '\\]')}](${href})`;
}

/** Boards shorten the words of long addresses: the address is what was meant. */
function isShortened(text: string, href: string): boolean {
  const [begin = '', end] = text.trim().split(/\s*(?:\.{3}|…)\s*/, 2);
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?|^www\./, '');
  if (end === undefined) return bare(text.trim()) === bare(href).replace(/\/$/, '');
  return begin.length > 8 && bare(href).startsWith(bare(begin)) && href.endsWith(end);
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'`]+/gi;

/** What looks like a sign and was none. Addresses stay as they are. */
function escaped(text: string): string {
  let written = '';
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    written += escapeWords(text.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return written + escapeWords(text.slice(at));
}

const escapeWords = (text: string): string =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/[*`]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\](?=\()/g, '\\]');

/** At the beginning of a line there are more signs. */
const escapeBegin = (line: string): string =>
  line.replace(/^(?=>|[-+](?:\s|$)|~{3})/, '\\').replace(/^(0*1)([.)])(?=\s|$)/, '$1\\$2');
