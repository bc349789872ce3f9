import { type KnownTag, knownTags } from './tags.ts';
import type { Element, Losses, Piece } from './tree.ts';

/** What is nested deeper stays text: nobody does, and each would be a step of a recursion. */
const MAX_DEPTH = 40;
/** Characters between the brackets of one tag. */
const MAX_TAG = 500;

/** More than any board takes; a post has room for a quarter of it. */
const MAX_SOURCE = 400_000;

interface Opening {
  name: string;
  value: string;
  attributes: Record<string, string>;
  /** as it was written */
  source: string;
}

interface Open {
  name: string;
  source: string;
  element: Element;
  known: KnownTag;
}

/**
 * Reads BBCode. A tag that is known nowhere, or that nothing ends, stays text; one that another's end has crossed ends
 * there. Each character is looked at a limited number of times, whatever is written.
 */
export function parseBbcode(source: string, losses: Losses): Piece[] {
  return new Parser(source.slice(0, MAX_SOURCE), losses).parse();
}

class Parser {
  readonly #source: string;
  readonly #losses: Losses;
  readonly #root: Piece[] = [];
  readonly #stack: Open[] = [];
  /** tags that nothing ends from here on: looked for once */
  readonly #endless = new Set<string>();
  /** the end of each tag that was found last */
  readonly #nextEnds = new Map<string, number>();
  #lower: string | undefined;
  #at = 0;

  constructor(source: string, losses: Losses) {
    this.#source = source;
    this.#losses = losses;
  }

  parse(): Piece[] {
    const source = this.#source;
    while (this.#at < source.length) {
      const bracket = source.indexOf('[', this.#at);
      if (bracket < 0) {
        this.#addText(source.slice(this.#at));
        break;
      }
      this.#addText(source.slice(this.#at, bracket));
      this.#at = bracket;
      if (!this.#readTag()) {
        this.#addText('[');
        this.#at = bracket + 1;
      }
    }
    while (this.#stack.length > 0) this.#giveUp();
    return this.#root;
  }

  get #pieces(): Piece[] {
    return this.#stack.at(-1)?.element.pieces ?? this.#root;
  }

  #addText(text: string): void {
    if (text !== '') addTo(this.#pieces, text);
  }

  /** @returns false when there is none here */
  #readTag(): boolean {
    const end = endOf(this.#source, this.#at);
    if (end < 0) return false;
    const written = this.#source.slice(this.#at, end);
    const [, closing] = /^\[\/([a-z*][a-z0-9_-]*)(?::[a-z0-9:]+)?\]$/i.exec(written) ?? [];
    if (closing) return this.#close(closing.toLowerCase(), written);
    const opening = readOpening(written);
    return opening !== null && this.#open(opening);
  }

  #open(opening: Opening): boolean {
    const { name, source } = opening;
    const known = Object.hasOwn(knownTags, name) ? knownTags[name] : undefined;
    if (!known) {
      // what nobody would take for a tag is none: [1], [sic]
      if (this.#isEnded(name)) this.#losses.keepAsText(name);
      return false;
    }
    if (known.isSingle) {
      this.#pieces.push({ tag: known.tag, value: '', pieces: [] });
      this.#at += source.length;
      return true;
    }
    if (name === '*') this.#endItem();
    if (this.#stack.length >= MAX_DEPTH) return false;
    if (known.isRaw) return this.#openRaw(opening, known);
    if (name !== '*' && !this.#isEnded(name)) return false;
    const element = elementOf(opening, known);
    this.#pieces.push(element);
    this.#stack.push({ name, source, element, known });
    this.#at += source.length;
    return true;
  }

  #openRaw(opening: Opening, known: KnownTag): boolean {
    const begin = this.#at + opening.source.length;
    const [end, length] = this.#findEnd(opening.name, begin);
    if (end < 0) return false;
    const element = elementOf(opening, known);
    const text = this.#source.slice(begin, end);
    if (text !== '') element.pieces.push(text);
    this.#pieces.push(element);
    this.#at = end + length;
    return true;
  }

  #isEnded(name: string): boolean {
    return this.#findEnd(name, this.#at)[0] >= 0;
  }

  /** Where the next `[/name]` is. A tag without one is looked for only once, however often it is written. */
  #findEnd(name: string, from: number): [at: number, length: number] {
    if (this.#endless.has(name)) return [-1, 0];
    this.#lower ??= this.#source.toLowerCase();
    let at = this.#nextEnds.get(name) ?? -1;
    if (at < from) at = this.#lower.indexOf(`[/${name}`, from);
    while (at >= 0) {
      this.#nextEnds.set(name, at);
      const close = this.#lower
        .slice(at, at + name.length + 60)
        .match(/^\[\/[a-z0-9_*-]+(?::[a-z0-9:]+)?\]/);
      if (close && close[0].slice(2, 2 + name.length + 1).replace(/[:\]]$/, '') === name) {
        return [at, close[0].length];
      }
      at = this.#lower.indexOf(`[/${name}`, at + 1);
    }
    this.#endless.add(name);
    return [-1, 0];
  }

  #close(name: string, written: string): boolean {
    const at = this.#stack.findLastIndex((open) => open.name === name);
    if (at < 0) return false;
    while (this.#stack.length > at) this.#finish();
    this.#at += written.length;
    return true;
  }

  #finish(): void {
    const open = this.#stack.pop();
    if (open?.known.losesLook) this.#losses.dropLook(open.name);
  }

  /** An item ends with the next one of the same list. */
  #endItem(): void {
    const at = this.#stack.findLastIndex(({ element: { tag } }) =>
      ['item', 'list', 'numbers'].includes(tag),
    );
    if (this.#stack[at]?.element.tag !== 'item') return;
    while (this.#stack.length > at) this.#finish();
  }

  /** At the end of the text: what was opened and never ended was no tag. */
  #giveUp(): void {
    const open = this.#stack.pop();
    if (!open) return;
    if (open.name === '*') return;
    const pieces = this.#pieces;
    pieces.pop();
    addTo(pieces, open.source);
    for (const piece of open.element.pieces) addTo(pieces, piece);
  }
}

function addTo(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (typeof piece === 'string' && typeof last === 'string')
    pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

/** Behind the bracket that ends the tag; brackets between quotation marks don't. */
function endOf(source: string, from: number): number {
  const limit = Math.min(source.length, from + MAX_TAG);
  let quote = '';
  for (let at = from + 1; at < limit; at++) {
    const sign = source[at] ?? '';
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (sign === ']') return at + 1;
    else if (sign === '[' || sign === '\n') return -1;
    else if ((sign === '"' || sign === "'") && /[=,]/.test(source[at - 1] ?? '')) quote = sign;
  }
  // a mark that nothing ends is a part of a name
  return quote ? source.slice(from, limit).search(/\]/) + from + 1 || -1 : -1;
}

const NAME = /^\[([a-z*][a-z0-9_-]*)(?::[a-z0-9]+)*(?=[=\s\]:])/i;

function readOpening(written: string): Opening | null {
  const [begin, name] = NAME.exec(written) ?? [];
  if (!begin || !name) return null;
  const rest = written.slice(begin.length, -1);
  const attributes: Record<string, string> = {};
  const own =
    /^=\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|&quot;.*?&quot;|[^\s"']+(?:\s+[^\s=]+(?=\s|$))*)/.exec(
      rest,
    );
  const more = own ? rest.slice(own[0].length) : rest;
  for (const [, key = '', value = ''] of more.matchAll(/([a-z_]+)=("[^"]*"|'[^']*'|[^\s"']+)/gi)) {
    attributes[key.toLowerCase()] = unquoted(value);
  }
  const value = own ? unquoted(own[1] ?? '') + (/^[,;]/.test(more) ? more : '') : '';
  return { name: name.toLowerCase(), value, attributes, source: written };
}

const unquoted = (value: string): string =>
  value.replace(/^(["']|&quot;)([\s\S]*)\1$/, '$2').replace(/\\(["'])/g, '$1');

function elementOf({ name, value, attributes }: Opening, known: KnownTag): Element {
  const element: Element = { tag: known.tag, value, pieces: [] };
  if (name === 'list' && /^[1aAiI]$|decimal/.test(value)) element.tag = 'numbers';
  if (known.tag === 'quote') return quoteOf(element, attributes);
  if (known.tag === 'attachment') element.value = value;
  return element;
}

/** `Name;123` (vBulletin), `'Name','https://…/?postID=123'` (WoltLab), `"Name" post_id=123` (phpBB). */
function quoteOf(element: Element, attributes: Record<string, string>): Element {
  const [, name = element.value, after] = /^(.*?);\s*n?(\d+)$/.exec(element.value) ?? [];
  const [, woltlabName, link = ''] = /^(.*?)'?,\s*'?(https?:\S*?)'?$/.exec(element.value) ?? [];
  const linked = /postID=(\d+)|#post(\d+)/.exec(link);
  const postId = attributes.post_id ?? after ?? linked?.[1] ?? linked?.[2];
  element.value =
    (woltlabName ?? name).replace(/^['"]|['"]$/g, '').trim() || (attributes.author ?? '');
  return { ...element, ...(postId && /^\d{1,15}$/.test(postId) && { postId }) };
}
