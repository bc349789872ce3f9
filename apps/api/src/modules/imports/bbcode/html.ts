import { Parser } from 'htmlparser2';
import { knownTags } from './tags.ts';
import type { Element, Losses, Piece, Tag } from './tree.ts';

/** What is nested deeper stands beside. */
const MAX_DEPTH = 60;

/** HTML tags that stand for themselves, by ours. */
const TAGS: Readonly<Record<string, Tag>> = {
  b: 'bold',
  strong: 'bold',
  h1: 'bold',
  h2: 'bold',
  h3: 'bold',
  h4: 'bold',
  i: 'italic',
  em: 'italic',
  kbd: 'code',
  tt: 'code',
  code: 'code',
  pre: 'block',
  ul: 'list',
  ol: 'numbers',
  li: 'item',
  a: 'link',
  hr: 'line',
};

/** Lines of their own. */
const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'tr',
  'table',
  'blockquote',
  'ul',
  'ol',
]);
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'object']);
const LOOKS = new Set(['u', 's', 'del', 'sub', 'sup', 'table', 'mark', 'small', 'font']);
const EMPTY = new Set([
  'p',
  'div',
  'span',
  'br',
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'woltlab-mention',
]);

type Attributes = Record<string, string>;

/** HTML as WoltLab stores it, with its own elements. What is no text of a tag that is known is counted. */
export function parseHtml(html: string, losses: Losses): Piece[] {
  const root: Piece[] = [];
  const stack: { name: string; pieces: Piece[]; isSilent: boolean }[] = [];
  const pieces = () => stack.at(-1)?.pieces ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isSilent = SILENT.has(name) || (stack.at(-1)?.isSilent ?? false);
        const into = pieces();
        if (isSilent || stack.length >= MAX_DEPTH) {
          if (SILENT.has(name)) losses.keepAsText(name);
          stack.push({ name, pieces: isSilent ? [] : into, isSilent });
          return;
        }
        if (name === 'br' || BLOCKS.has(name)) into.push('\n');
        const element = elementOf(name, attributes, losses);
        if (element) into.push(element);
        stack.push({ name, pieces: element?.pieces ?? into, isSilent });
      },
      ontext(text) {
        if (stack.at(-1)?.isSilent) return;
        // outside of code, a line of the source is none of the text
        const isCode = stack.some(({ name }) => name === 'pre' || name === 'code');
        pieces().push(isCode ? text : text.replace(/\s*\n\s*/g, ' ').replaceAll('\u200b', ''));
      },
      onclosetag(name) {
        stack.pop();
        if (BLOCKS.has(name)) pieces().push('\n');
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return root;
}

/** @returns null for what only holds its text */
function elementOf(name: string, attributes: Attributes, losses: Losses): Element | null {
  const of = (tag: Tag, value = ''): Element => ({ tag, value, pieces: [] });
  if (name === 'woltlab-metacode') return ofMetacode(attributes, losses);
  if (name === 'img') return ofImage(attributes);
  if (name === 'woltlab-quote' || name === 'blockquote') return ofQuote(attributes);
  if (name === 'woltlab-spoiler') return of('spoiler', attributes['data-label'] ?? '');
  const tag = TAGS[name];
  if (tag) return of(tag, name === 'a' ? (attributes.href ?? '') : '');
  if (LOOKS.has(name)) losses.dropLook(name);
  else if (!EMPTY.has(name)) losses.keepAsText(name);
  return null;
}

function ofImage({ class: names = '', src = '', alt = '', ...more }: Attributes): Element {
  const attachment = more['data-attachment-id'];
  if (/smiley/.test(names)) return { tag: 'plain', value: '', pieces: [alt] };
  return attachment
    ? { tag: 'attachment', value: attachment, pieces: [] }
    : { tag: 'image', value: '', pieces: [src] };
}

function ofQuote(attributes: Attributes): Element {
  const link = attributes['data-link'] ?? '';
  const [, one, other] = /postID=(\d+)|#post(\d+)/.exec(link) ?? [];
  const postId = one ?? other;
  return {
    tag: 'quote',
    value: attributes['data-author'] ?? '',
    ...(postId && { postId }),
    pieces: [],
  };
}

/** A BBCode that WoltLab has no element for: its attributes are JSON in base64. */
function ofMetacode(attributes: Attributes, losses: Losses): Element | null {
  const name = (attributes['data-name'] ?? '').toLowerCase();
  const known = Object.hasOwn(knownTags, name) ? knownTags[name] : undefined;
  if (!known) {
    losses.keepAsText(name || 'woltlab-metacode');
    return null;
  }
  if (known.losesLook) losses.dropLook(name);
  return { tag: known.tag, value: firstOf(attributes['data-attributes'] ?? ''), pieces: [] };
}

function firstOf(encoded: string): string {
  try {
    const values: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    return Array.isArray(values) && values[0] !== undefined ? String(values[0]) : '';
  } catch {
    return '';
  }
}
