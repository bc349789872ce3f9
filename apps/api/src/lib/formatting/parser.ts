import { hrefOf } from '@oche/validators/text-address';
import MarkdownIt, { type MarkdownIt as Parser, type StateInline, type Token } from 'markdown-it';

/*
 * The subset of Markdown that members write (`docs/forum-formatting.md`): what isn't listed here stays text, so also
 * HTML, pictures by their address, headings and tables. The parser is linear also for texts that are made to be slow.
 */

const BLOCKS = ['blockquote', 'list', 'fence'];
const SIGNS = ['newline', 'escape', 'backticks', 'emphasis', 'link'];

/** The address that is being written at the end of a text. */
const ADDRESS_SO_FAR = /(?:https?:\/\/|www\.)[^\s<>"'`]*$/i;
/** Longer ones exist, but nobody types them. */
const ADDRESS_WINDOW = 500;

/** An underscore in the middle of a bare address is no sign of formatting: it would break the address. */
function keepUnderscores(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '_') return false;
  if (!/[\p{L}\p{N}/_-]/u.test(state.src[state.pos + 1] ?? ' ')) return false;
  const before = state.src.slice(Math.max(0, state.pos - ADDRESS_WINDOW), state.pos);
  if (!ADDRESS_SO_FAR.test(before)) return false;
  if (!silent) state.pending += '_';
  state.pos += 1;
  return true;
}

function createParser(): Parser {
  const parser = new MarkdownIt('zero', { maxNesting: 100 });
  parser.block.ruler.enable(BLOCKS);
  parser.inline.ruler.enable(SIGNS);
  parser.inline.ruler2.enable(['emphasis']);
  parser.inline.ruler.before('emphasis', 'address', keepUnderscores);
  parser.validateLink = (address) => hrefOf(address) !== null;
  parser.normalizeLink = (address) => hrefOf(address) ?? '';
  return parser;
}

const parser = createParser();

export const parseTokens = (source: string): Token[] => parser.parse(source, {});
