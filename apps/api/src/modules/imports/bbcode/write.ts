import { writeLine, writePlainLine } from './line.ts';
import type { Line, Run } from './lines.ts';
import type { Element, Piece } from './tree.ts';

export interface Writing {
  /** a whole address, also of what was written as a part of the old board's; null for what is no link here */
  resolve: (address: string) => string | null;
  /** what stands where an attachment was shown */
  attachment: (id: string, name: string) => string;
}

/** The formatting knows four; what is deeper would only look like them. */
const MAX_QUOTES = 4;
const MAX_LISTS = 4;

/** Pieces as a text with our signs (`docs/forum-formatting.md`). */
export const writeText = (pieces: readonly Piece[], writing: Writing): string =>
  linesToText(linesOf(pieces, writing), writeLine);

/** Pieces as words for where our signs mean nothing: nothing is bold there, and nothing is escaped. */
export const writeWords = (pieces: readonly Piece[], writing: Writing): string =>
  linesToText(linesOf(pieces, writing), writePlainLine);

function linesOf(pieces: readonly Piece[], writing: Writing): Line[] {
  const writer = new Writer(writing);
  writer.addAll(pieces);
  return writer.finish();
}

function linesToText(lines: readonly Line[], write: (line: Line) => string): string {
  const written: string[] = [];
  lines.forEach((line, index) => {
    const former = lines[index - 1];
    // a quote and a list right behind another one would go on in it
    if (former && former.quotes === line.quotes && Boolean(former.list) !== Boolean(line.list)) {
      written.push(line.quotes > 0 ? '>'.repeat(line.quotes) : '');
    } else if (former && former.quotes > line.quotes) written.push('');
    written.push(write(line));
  });
  return written.join('\n').trim();
}

interface Look {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}

class Writer {
  readonly #writing: Writing;
  readonly #lines: Line[] = [];
  readonly #lists: { number: number | null; isFirst: boolean }[] = [];
  #runs: Run[] = [];
  #quotes = 0;
  #look: Look = { bold: false, italic: false, href: undefined };

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  finish(): Line[] {
    this.#endLine();
    return this.#lines;
  }

  addAll(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#addText(piece);
      else this.#addElement(piece);
    }
  }

  #addText(text: string): void {
    text
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .forEach((part, index) => {
        if (index > 0) this.#endLine();
        if (part !== '') this.#addRun(part);
      });
  }

  #addRun(text: string, more: Partial<Run> = {}): void {
    const { bold, italic, href } = this.#look;
    this.#runs.push({
      text,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(href && { href }),
      ...more,
    });
  }

  #endLine(): void {
    const runs = this.#runs;
    this.#runs = [];
    if (runs.every(({ text }) => text.trim() === '')) return;
    const list = this.#lists.at(-1);
    this.#lines.push({
      quotes: this.#quotes,
      list: list
        ? {
            depth: Math.min(this.#lists.length, MAX_LISTS),
            number: list.number,
            isFirst: list.isFirst,
          }
        : null,
      runs,
    });
    if (list) list.isFirst = false;
  }

  #with(look: Partial<Look>, pieces: readonly Piece[]): void {
    const former = this.#look;
    this.#look = { ...former, ...look };
    this.addAll(pieces);
    this.#look = former;
  }

  #addElement(element: Element): void {
    const { tag, value, pieces } = element;
    switch (tag) {
      case 'plain':
        this.addAll(pieces);
        break;
      case 'bold':
        this.#with({ bold: true }, pieces);
        break;
      case 'italic':
        this.#with({ italic: true }, pieces);
        break;
      case 'code':
        this.#addCode(textOf(pieces));
        break;
      case 'block':
        this.#addBlock(textOf(pieces));
        break;
      case 'link':
        this.#addLink(value || textOf(pieces).trim(), pieces);
        break;
      case 'image':
        this.#addLink(textOf(pieces).trim(), []);
        break;
      case 'attachment':
        this.#addRun(this.#writing.attachment(value, textOf(pieces).trim()));
        break;
      case 'line':
        this.#endLine();
        this.#addRun('———');
        this.#endLine();
        break;
      case 'quote':
      case 'spoiler':
        this.#addQuote(element);
        break;
      case 'list':
      case 'numbers':
        this.#addList(pieces, tag === 'numbers');
        break;
      case 'item':
        this.addAll(pieces);
        this.#endLine();
        break;
    }
  }

  #addCode(text: string): void {
    if (text.includes('\n') || text.includes('`')) this.#addBlock(text);
    else if (text.trim() !== '') this.#addRun(text.trim(), { code: true });
  }

  #addBlock(text: string): void {
    this.#endLine();
    const code = text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
    if (code === '') return;
    this.#lines.push({ quotes: this.#quotes, list: null, runs: [{ text: code }], isCode: true });
  }

  #addLink(address: string, pieces: readonly Piece[]): void {
    const href = this.#writing.resolve(address);
    const hasWords = textOf(pieces).trim() !== '';
    if (href === null) {
      if (hasWords) this.addAll(pieces);
      if (address !== textOf(pieces).trim() && address !== '') {
        this.#addRun(hasWords ? ` (${address})` : address);
      }
    } else if (hasWords) this.#with({ href }, pieces);
    else this.#addRun(href, { href });
  }

  #addQuote({ tag, value, pieces }: Element): void {
    this.#endLine();
    const lists = this.#lists.splice(0);
    this.#quotes = Math.min(this.#quotes + 1, MAX_QUOTES);
    const former = this.#quotes;
    const title = tag === 'spoiler' ? value || 'Spoiler' : value;
    if (title) {
      this.#addRun(`${title}:`, { bold: true });
      this.#endLine();
    }
    this.addAll(pieces);
    this.#endLine();
    this.#quotes = former - 1;
    this.#lists.push(...lists);
  }

  #addList(pieces: readonly Piece[], isNumbered: boolean): void {
    this.#endLine();
    const list = { number: isNumbered ? 0 : null, isFirst: true };
    this.#lists.push(list);
    for (const piece of pieces) {
      if (typeof piece !== 'string' && piece.tag === 'item') {
        if (list.number !== null) list.number += 1;
        list.isFirst = true;
      }
      this.addAll([piece]);
    }
    this.#endLine();
    this.#lists.pop();
  }
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.pieces))).join('');
