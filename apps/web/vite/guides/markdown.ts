import MarkdownIt, { type Token } from 'markdown-it';
import type {
  Block,
  Guide,
  GuideSection,
  Inline,
} from '../../src/features/pages/developers/guide.ts';
import { partsOf } from './highlight.ts';

const parser = new MarkdownIt('default', { html: true });
/** what a test keeps between two of these is written from declarations */
const MARK = /^<!-- [\w-/ ]+ -->\n?$/;

/** Where a link of a file leads on the page. @throws Error for what no reader of the page can open */
type AddressOf = (href: string) => string;

/**
 * Takes a guide apart: its title, what comes first, and its sections, each with its anchor.
 * @throws Error for what a page has no place for: HTML, pictures, a heading within a list
 */
export function guideOf(source: string, addressOf: AddressOf): Guide {
  const reader = new Reader(parser.parse(source, {}), addressOf);
  const [title] = reader.headings(1);
  if (title === undefined) throw new Error('a guide begins with its title');
  const intro = reader.blocks();
  const sections: GuideSection[] = [];
  for (const heading of reader.headings(2)) {
    sections.push({ ...heading, blocks: reader.blocks() });
  }
  reader.end();
  const [first] = intro;
  if (first?.kind !== 'p') throw new Error('a guide begins with what it is about');
  return { title: title.title, description: plain(first.text), intro, sections };
}

const plain = (text: readonly Inline[]): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      return plain('strong' in part ? part.strong : 'em' in part ? part.em : part.text);
    })
    .join('');

/** As GitHub makes them, so that one anchor serves in both places. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

class Reader {
  readonly #tokens: readonly Token[];
  readonly #addressOf: AddressOf;
  #at = 0;

  constructor(tokens: readonly Token[], addressOf: AddressOf) {
    this.#tokens = tokens;
    this.#addressOf = addressOf;
  }

  /** Headings of a level, as long as they follow; between two of them one reads what stands there. */
  *headings(level: number): Generator<{ id: string; title: string }> {
    while (this.#is('heading_open', `h${level}`)) {
      const title = plain(this.#heading());
      yield { id: slugOf(title), title };
    }
  }

  /** Everything up to the next heading of a section, or the end of what it stands in. */
  blocks(): Block[] {
    const blocks: Block[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (!token || token.nesting < 0 || this.#is('heading_open', 'h2')) return blocks;
      const block = this.#block(token);
      if (block) blocks.push(block);
    }
  }

  end(): void {
    const token = this.#tokens[this.#at];
    if (token) throw new Error(`a guide has no place for ${token.type} ${token.tag}`);
  }

  #block(token: Token): Block | null {
    switch (token.type) {
      case 'paragraph_open':
        return { kind: 'p', text: this.#text() };
      case 'heading_open': {
        if (token.tag !== 'h3') throw new Error(`a guide has no place for a heading ${token.tag}`);
        const text = this.#heading();
        return { kind: 'heading', id: slugOf(plain(text)), text };
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#list();
      case 'table_open':
        return this.#table();
      case 'fence':
        this.#at += 1;
        return { kind: 'code', ...codeOf(token) };
      case 'html_block':
        if (!MARK.test(token.content)) throw new Error(`no HTML in guides: ${token.content}`);
        this.#at += 1;
        return null;
      default:
        throw new Error(`a guide has no place for ${token.type}`);
    }
  }

  #list(): Block {
    const isOrdered = this.#take().type === 'ordered_list_open';
    const items: Block[][] = [];
    while (this.#is('list_item_open')) {
      this.#at += 1;
      items.push(this.blocks());
      this.#at += 1;
    }
    this.#at += 1;
    return { kind: 'list', isOrdered, items };
  }

  #table(): Block {
    const rows: Inline[][][] = [];
    let token = this.#take();
    while (token.type !== 'table_close') {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type === 'inline') rows.at(-1)?.push(this.#inlineOf(token));
      token = this.#take();
    }
    const [head = [], ...others] = rows;
    return { kind: 'table', head, rows: others };
  }

  #heading = (): Inline[] => this.#text();

  /** A paragraph or heading: its opening, its text, its end. */
  #text(): Inline[] {
    this.#at += 1;
    const text = this.#inlineOf(this.#take());
    this.#at += 1;
    return text;
  }

  #inlineOf = (token: Token): Inline[] => {
    const stack: Inline[][] = [[]];
    for (const child of token.children ?? []) this.#inline(child, stack);
    return joined(stack[0] ?? []);
  };

  #inline(token: Token, stack: Inline[][]): void {
    const here = stack.at(-1) ?? [];
    if (token.nesting > 0) {
      stack.push([]);
      here.push(this.#opened(token, stack.at(-1) ?? []));
    } else if (token.nesting < 0) stack.pop();
    else if (token.type === 'text') here.push(token.content);
    else if (token.type === 'softbreak') here.push(' ');
    else if (token.type === 'code_inline') here.push({ code: token.content });
    else throw new Error(`a guide has no place for ${token.type} ${token.content}`);
  }

  #opened(token: Token, text: Inline[]): Inline {
    if (token.type === 'strong_open') return { strong: text };
    if (token.type === 'em_open') return { em: text };
    if (token.type !== 'link_open') throw new Error(`a guide has no place for ${token.type}`);
    return { href: this.#addressOf(String(token.attrGet('href'))), text };
  }

  #is(type: string, tag?: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.type === type && (tag === undefined || token.tag === tag);
  }

  #take(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error('a guide ends too early');
    this.#at += 1;
    return token;
  }
}

/** What stands behind the language is for the test that runs the examples. */
function codeOf({ info, content }: Token) {
  const [language = ''] = info.trim().split(' ');
  return { language, parts: partsOf(content.replace(/\n$/, ''), language) };
}

/** Texts that follow one another are one. */
function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline === '') continue;
    if (typeof inline === 'string' && typeof last === 'string')
      result[result.length - 1] = last + inline;
    else result.push(inline);
  }
  return result;
}
