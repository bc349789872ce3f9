import type { FormattedLine, TextRun } from '@oche/validators/forum/formatting';
import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { parseTokens } from './parser.ts';
import { runsOf } from './runs.ts';
import { isPiled, linesOf, mayBeFormatted, parserSource } from './source.ts';

/** Deeper ones look like these. */
const MAX_DEPTH = 4;
/** A text of more lines or runs is made to be large: each is many times as long here as it is written. */
const MAX_LINES = 500;
const MAX_RUNS = 1500;
/** Characters of texts whose lines are kept. */
const KEPT_CHARACTERS = 4_000_000;

type Parsed = { lines: FormattedLine[] | null };
const kept = new LRUCache<string, Parsed>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (_, text) => Math.max(1, text.length),
});

/**
 * A text as it is shown.
 * @returns null when nothing in it is formatted: each line of the text then is a paragraph
 */
export function formattedOf(text: string): FormattedLine[] | null {
  if (!mayBeFormatted(text)) return null;
  const known = kept.get(text);
  if (known) return known.lines;
  const lines = isPiled(text) ? null : linesOfTokens(parseTokens(parserSource(text)));
  const parsed: Parsed = { lines: lines && isFormatted(lines, text) ? lines : null };
  kept.set(text, parsed);
  return parsed.lines;
}

/** Also a text with nothing but an escaped sign is shown otherwise than it is written. */
function isFormatted(lines: readonly FormattedLine[], text: string): boolean {
  const runCount = lines.reduce((sum, { runs }) => sum + runs.length, 0);
  if (lines.length > MAX_LINES || runCount > MAX_RUNS) return false;
  const isMarked = lines.some(
    ({ runs, quote, list, isCode }) =>
      quote ||
      list ||
      isCode ||
      runs.some(({ bold, italic, code, href }) => bold || italic || code || href),
  );
  if (isMarked) return true;
  const written = linesOf(text).flatMap((line) => line.trim() || []);
  return written.join('\n') !== lines.map(wordsOf).join('\n');
}

const wordsOf = ({ runs }: FormattedLine): string => runs.map(({ text }) => text).join('');

/** A list whose items are being read. */
interface List {
  isNumbered: boolean;
  /** the number or point of the item that is being read */
  marker: string;
  number: number | null;
  /** no line of this item has been read */
  isFirst: boolean;
  /** a list that begins with another number than 1 is none: `26. November` */
  isShown: boolean;
}

/** Where in the text the tokens are. */
interface Place {
  quotes: number;
  lists: List[];
}

function linesOfTokens(tokens: readonly Token[]): FormattedLine[] {
  const place: Place = { quotes: 0, lists: [] };
  return tokens.flatMap((token): FormattedLine[] => {
    if (token.type === 'fence') {
      const text = token.content.replace(/\n$/, '');
      return text === '' ? [] : [{ ...standing(place), isCode: true, runs: [{ text }] }];
    }
    if (token.type === 'inline') {
      return runsOf(token.children ?? []).flatMap((runs) => lineOf(place, runs));
    }
    move(place, token);
    return [];
  });
}

function move(place: Place, token: Token): void {
  switch (token.type) {
    case 'blockquote_open':
    case 'blockquote_close':
      place.quotes += token.nesting;
      return;
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const isNumbered = token.type === 'ordered_list_open';
      // markdown-it names the number only where it isn't 1
      const isShown = !isNumbered || token.attrGet('start') === null;
      place.lists.push({ isNumbered, isShown, marker: '', number: null, isFirst: true });
      return;
    }
    case 'bullet_list_close':
    case 'ordered_list_close':
      place.lists.pop();
      return;
    case 'list_item_open': {
      const list = place.lists.at(-1);
      if (!list) return;
      list.marker = `${token.info}${token.markup}`;
      list.number = list.isNumbered ? (list.number ?? 0) + 1 : null;
      list.isFirst = true;
    }
  }
}

function lineOf(place: Place, runs: TextRun[]): FormattedLine[] {
  const list = place.lists.at(-1);
  if (runs.every(({ text }) => text.trim() === '')) return [];
  if (!list || list.isShown || !list.isFirst) return [{ ...standing(place), runs }];
  return [{ ...standing(place), runs: [{ text: `${list.marker} ` }, ...runs] }];
}

/** In which quotes and lists the next line stands. It is the first of its item only once. */
function standing({ quotes, lists }: Place): Pick<FormattedLine, 'quote' | 'list'> {
  const shown = lists.filter(({ isShown }) => isShown);
  const list = shown.at(-1);
  const isFirst = list?.isFirst ?? false;
  for (const each of lists) each.isFirst = false;
  return {
    ...(quotes > 0 && { quote: Math.min(quotes, MAX_DEPTH) }),
    ...(list && {
      list: { depth: Math.min(shown.length, MAX_DEPTH), number: list.number, isFirst },
    }),
  };
}
