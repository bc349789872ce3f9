import { ImportError } from '../import-error.ts';

export type Value = string | number | Uint8Array | null;

/**
 * What bytes of the file, each a character, are: text of its code page, or bytes.
 * @param place of the value in its row, from 0
 */
export type Decode = (bytes: string, place: number) => string | Uint8Array;

const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  0: '\0',
  Z: '\x1a',
};

/**
 * The next row of an INSERT.
 * @returns null when the text ends before the row does
 */
export function readRow(
  text: string,
  from: number,
  decode: Decode,
): { values: Value[]; end: number } | 'end' | null {
  let at = from;
  while (/[\s,]/.test(text[at] ?? 'x')) at++;
  if (at >= text.length) return null;
  if (text[at] !== '(') return 'end';
  at++;
  const values: Value[] = [];
  for (;;) {
    while (text[at] === ' ' || text[at] === '\n') at++;
    const found = readValue(text, at, decode, values.length);
    if (!found) return null;
    values.push(found.value);
    at = found.end;
    while (text[at] === ' ' || text[at] === '\n') at++;
    const sign = text[at];
    if (sign === undefined) return null;
    at++;
    if (sign === ')') return { values, end: at };
    if (sign !== ',')
      throw new ImportError(`The dump has ${JSON.stringify(sign)} between two values.`);
  }
}

const BARE = /[^\s,)']*/y;

function readValue(
  text: string,
  from: number,
  decode: Decode,
  place: number,
): { value: Value; end: number } | null {
  const decoded = (quoted: { bytes: string; end: number } | null) =>
    quoted && { value: decode(quoted.bytes, place), end: quoted.end };
  if (text[from] === "'") return decoded(readQuoted(text, from + 1));
  BARE.lastIndex = from;
  const [word = ''] = BARE.exec(text) ?? [];
  const end = from + word.length;
  // with what follows it is sure that the word has ended
  if (end + 1 >= text.length) return null;
  if (/^_[a-z0-9]+$/i.test(word)) {
    let at = end;
    while (text[at] === ' ') at++;
    return readValue(text, at, decode, place);
  }
  if (/^[xXbBnN]$/.test(word) && text[end] === "'") {
    const quoted = readQuoted(text, end + 1);
    return decoded(quoted && /x/i.test(word) ? { ...quoted, bytes: ofHex(quoted.bytes) } : quoted);
  }
  if (/^NULL$/i.test(word)) return { value: null, end };
  if (/^0x[0-9a-f]*$/i.test(word)) return decoded({ bytes: ofHex(word.slice(2)), end });
  const number = Number(word);
  if (word === '' || Number.isNaN(number)) {
    throw new ImportError(
      `The dump has ${JSON.stringify(word.slice(0, 40))} where a value should be.`,
    );
  }
  return { value: Number.isSafeInteger(number) || word.includes('.') ? number : word, end };
}

const ofHex = (digits: string): string => Buffer.from(digits, 'hex').toString('latin1');

function readQuoted(text: string, from: number): { bytes: string; end: number } | null {
  const signs = /['\\]/g;
  let bytes = '';
  let at = from;
  for (;;) {
    signs.lastIndex = at;
    const sign = signs.exec(text);
    if (!sign || sign.index + 1 >= text.length) return null;
    bytes += text.slice(at, sign.index);
    const next = text[sign.index + 1] ?? '';
    if (sign[0] === '\\') {
      bytes += ESCAPED[next] ?? next;
      at = sign.index + 2;
    } else if (next === "'") {
      bytes += "'";
      at = sign.index + 2;
    } else return { bytes, end: sign.index + 1 };
  }
}
