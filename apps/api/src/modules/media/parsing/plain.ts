import { EPISODE_SUMMARY_MAX } from '@oche/validators/media/feeds';
import { Parser } from 'htmlparser2';

/** They change the direction of the text that follows, even beyond its end. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
/** PostgreSQL can't store NUL, and nobody needs the other ones either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Beyond ten on a character they only cover the lines around it. */
const PILED_MARKS = /(\p{M}{10})\p{M}+/gu;
/** Longer texts are cut before anything is done with them. */
const LONGEST = 20_000;

const SILENT = new Set(['script', 'style', 'template', 'svg', 'head']);

const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Shortened at a word, with a mark that there is more. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const short = text.slice(0, max - 2);
  const end = short.lastIndexOf(' ');
  return `${(end > max / 2 ? short.slice(0, end) : short).toWellFormed().replace(/\uFFFD$/, '')} …`;
}

/** A title on one line. */
export const titleOf = (text: string, max: number): string =>
  cut(onOneLine(text.slice(0, LONGEST)), max);

/** What a reader would see of a piece of HTML, on one line; a text without tags stays as it is. */
export function textOf(html: string, max = EPISODE_SUMMARY_MAX): string {
  const pieces: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent += 1;
      else pieces.push(' ');
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
    },
    ontext: (text) => {
      if (silent === 0) pieces.push(text);
    },
  });
  parser.end(html.slice(0, LONGEST));
  return cut(onOneLine(pieces.join('')), max);
}

/** A web address, also one that begins at the document's; null for anything else. */
export function addressIn(base: string, address: string | undefined): string | null {
  if (!address) return null;
  const url = URL.parse(address.trim(), base);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.username + url.password === '' && url.href.length <= 2000 ? url.href : null;
}
