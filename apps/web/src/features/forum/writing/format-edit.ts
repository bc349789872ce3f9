/** What the buttons above a text do. */
export type Format = 'bold' | 'italic' | 'code' | 'link' | 'list' | 'numbers' | 'quote';

/** A text and what is selected in it. */
export interface Written {
  value: string;
  start: number;
  end: number;
}

/** What takes the place of a part of the text, and what is selected then. */
interface Edit extends Written {
  /** instead of the characters from `from` to `to` */
  text: string;
  from: number;
  to: number;
}

const SIGNS = { bold: '**', italic: '*', code: '`' } as const;
const PREFIXES = { list: '- ', quote: '> ' } as const;
const ADDRESS = 'https://';

/** The same format twice takes it away again. */
export function editFor(format: Format, written: Written): Edit {
  switch (format) {
    case 'link':
      return linked(written);
    case 'list':
    case 'quote':
      return prefixed(written, () => PREFIXES[format], PREFIXES[format]);
    case 'numbers':
      return prefixed(written, (index) => `${index + 1}. `, /^\d+\. /);
    case 'code':
      return selected(written).includes('\n') ? fenced(written) : wrapped(written, SIGNS.code);
    default:
      return wrapped(written, SIGNS[format]);
  }
}

const selected = ({ value, start, end }: Written): string => value.slice(start, end);

function edit(
  { value }: Written,
  from: number,
  to: number,
  text: string,
  select: [number, number],
): Edit {
  return {
    text,
    from,
    to,
    value: value.slice(0, from) + text + value.slice(to),
    start: select[0],
    end: select[1],
  };
}

/** Signs stand at the words, not at the blanks around them. */
function trimmed({ value, start, end }: Written): [number, number] {
  const words = value.slice(start, end);
  const lead = words.length - words.trimStart().length;
  if (lead === words.length) return [start, end];
  return [start + lead, end - (words.length - words.trimEnd().length)];
}

function wrapped(written: Written, sign: string): Edit {
  const { value } = written;
  const [start, end] = trimmed(written);
  const { length } = sign;
  const isSigned =
    value.slice(start - length, start) === sign &&
    value.slice(end, end + length) === sign &&
    // within bold words one star is no sign of its own
    (length > 1 || (value[start - 2] !== sign && value[end + 1] !== sign));
  const words = value.slice(start, end);
  return isSigned
    ? edit(written, start - length, end + length, words, [start - length, end - length])
    : edit(written, start, end, `${sign}${words}${sign}`, [start + length, end + length]);
}

function fenced(written: Written): Edit {
  const { start, end } = written;
  const words = selected(written).replace(/\n$/, '');
  const text = `${isLineStart(written) ? '' : '\n'}\`\`\`\n${words}\n\`\`\`\n`;
  const first = start + text.indexOf(words, text.indexOf('```\n'));
  return edit(written, start, end, text, [first, first + words.length]);
}

const isLineStart = ({ value, start }: Written) => start === 0 || value[start - 1] === '\n';

function linked(written: Written): Edit {
  const [start, end] = trimmed(written);
  const words = written.value.slice(start, end);
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(words)) {
    return edit(written, start, end, `[](${words})`, [start + 1, start + 1]);
  }
  const text = `[${words}](${ADDRESS})`;
  const address = start + words.length + 3;
  return words === ''
    ? edit(written, start, end, text, [start + 1, start + 1])
    : edit(written, start, end, text, [address, address + ADDRESS.length]);
}

function prefixed(
  written: Written,
  prefix: (index: number) => string,
  known: string | RegExp,
): Edit {
  const { value, start, end } = written;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', Math.max(end - 1, start));
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const without = (line: string): string | null => {
    const length =
      typeof known === 'string'
        ? line.startsWith(known)
          ? known.length
          : 0
        : (known.exec(line)?.[0].length ?? 0);
    return length === 0 ? null : line.slice(length);
  };
  const isPrefixed = lines.every((line) => without(line) !== null);
  const text = lines
    .map((line, index) => (isPrefixed ? (without(line) ?? line) : prefix(index) + line))
    .join('\n');
  return edit(written, from, to, text, [from + text.length, from + text.length]);
}
