/**
 * How the documented REST paths write a quote: into the content of the post. The database and the
 * web keep it apart, as a reference and a text.
 *
 *     [Zitat #3]
 *     > first line of the quoted text
 *     > second line
 *
 *     the post's own text
 *
 * The marker names the quoted post by its number in the thread. The quoted text ends at the first
 * line without `>`, one empty line follows, and the rest is the post's own text, untouched. A text
 * without a quote whose first line looks like a marker gets a backslash in front, so that
 * `readQuoteMarker(writeQuoteMarker(x))` is always x.
 */
export interface MarkedContent {
  /** number of the quoted post in its thread; null without a quote */
  quotedNumber: number | null;
  quotedText: string | null;
  content: string;
}

const MARKER = /^\[Zitat #([1-9]\d{0,8})\][ \t]*(?:\r?\n|$)/;
/** The beginning of a text that would be read as a marker, or as one with backslashes in front. */
const MARKER_LIKE = /^\\*\[Zitat #/;
const ESCAPED_MARKER_LIKE = /^\\+\[Zitat #/;
const QUOTED_LINE = /^> ?/;

export function writeQuoteMarker({ quotedNumber, quotedText, content }: MarkedContent): string {
  if (quotedNumber === null) return MARKER_LIKE.test(content) ? `\\${content}` : content;
  const quoted = (quotedText ?? '').split('\n').map((line) => `> ${line}`);
  return [`[Zitat #${quotedNumber}]`, ...quoted, '', content].join('\n');
}

/** Also takes a marker without quoted lines, and a text that follows without an empty line. */
export function readQuoteMarker(text: string): MarkedContent {
  const marker = MARKER.exec(text);
  if (!marker) {
    const content = ESCAPED_MARKER_LIKE.test(text) ? text.slice(1) : text;
    return { quotedNumber: null, quotedText: null, content };
  }
  const lines = text.slice(marker[0].length).split('\n');
  const end = lines.findIndex((line) => !QUOTED_LINE.test(line));
  const quoted = end === -1 ? lines : lines.slice(0, end);
  const rest = end === -1 ? [] : lines.slice(end);
  return {
    quotedNumber: Number(marker[1]),
    quotedText: quoted.map((line) => line.replace(QUOTED_LINE, '')).join('\n'),
    content: (isEmptyLine(rest[0]) ? rest.slice(1) : rest).join('\n'),
  };
}

const isEmptyLine = (line: string | undefined) => line === '' || line === '\r';
