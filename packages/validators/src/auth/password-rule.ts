import { plainWord } from '../search/folded-word.ts';

/**
 * Which passwords are too easy to guess, whatever signs they have (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5,
 * 6.2.4 and 6.2.11). The server decides with it; forms ask the same while somebody types, without the list.
 */

/** Keys of `validation.ts`. */
export type PasswordFlaw =
  | 'passwordCommon'
  | 'passwordOwn'
  | 'passwordProduct'
  | 'passwordSequence';

interface Known {
  /** what strangers know about the member; see `ownWords` */
  own?: readonly string[];
  /** whether a word in small letters is a common password or a word of a dictionary */
  isCommon?: (word: string) => boolean;
}

/** What everybody thinks of here first. */
const PRODUCT =
  /darts?(?:scheibe|board|spieler|verein|club)?|oche|bulls?(?:eye)?|tripp?le|treble|double|doppel|single|checkout|finish|pfeile?|steeldart|leg|oneeighty|einhundertachtzig|hundertachtzig|180|501|301|170|marktplatz|lounge/g;

/** Rows of keys, the alphabet and the digits; both ways. */
const ROWS = [
  'qwertzuiopü',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjklöä',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
].flatMap((row) => [row, [...row].reverse().join('')]);

const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** As many digits as a date has. */
const DATE = 8;

/**
 * @param password at least ten characters, as `newPassword` asks for
 * @returns why it is refused; null when it may be used
 */
export function passwordFlaw(
  password: string,
  { own = [], isCommon = () => false }: Known = {},
): PasswordFlaw | null {
  for (const spelling of spellingsOf(password)) {
    if (isPredictable(spelling)) return 'passwordSequence';
    if (coresOf(spelling).some(isCommon)) return 'passwordCommon';
    const withoutOwn = own.reduce((rest, word) => rest.replaceAll(word, ' '), spelling);
    const isLittle = (rest: string) => rest !== spelling && addsLittle(rest, isCommon);
    if (isLittle(withoutOwn)) return 'passwordOwn';
    if (isLittle(withoutOwn.replace(PRODUCT, ' '))) return 'passwordProduct';
  }
  return isCommon(password.toLowerCase()) ? 'passwordCommon' : null;
}

/**
 * The words that strangers know of a member.
 * @param texts names and addresses
 */
export const ownWords = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => wordsOf(text ?? '')))].sort((a, b) => b.length - a.length);

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Shorter ones are in everything. */
const wordsOf = (text: string): string[] => {
  const written = text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  const words = `${plainWord(text)} ${plainWord(written)}`.split(/[^\p{L}\p{N}]+/u);
  return [...words, ...words.map((word) => word.replace(/\d+$/, ''))].filter(
    (word) => word.length >= 3,
  );
};

/** In small letters and without signs between them: as it is, and with digits read as letters. */
function spellingsOf(password: string): string[] {
  const plain = plainWord(password.normalize('NFKC'));
  const read = (one: string) =>
    plain.replace(/[\d@$!€]/g, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)));
  // digits at the end are a year more often than letters
  const [tail = ''] = /[^\p{L}]*$/u.exec(plain) ?? [];
  const head = (text: string) => text.slice(0, text.length - tail.length) + tail;
  const readings = [plain, read('i'), read('l'), head(read('i')), head(read('l'))];
  return [...new Set(readings.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, '')))];
}

/** The word without the digits around it, and once where it is repeated; each of these also backwards. */
function coresOf(spelling: string): string[] {
  const inner = spelling.replace(/^\d+|\d+$/g, '');
  const words = spelling.length - inner.length > DATE ? [spelling] : [spelling, inner];
  const single = words.flatMap((word) => [word, oneOf(word)]);
  return [...single, ...single.map(backwards)].filter((word) => word.length >= 4);
}

const oneOf = (word: string): string => /^(.+?)\1+$/.exec(word)?.[1] ?? word;

const backwards = (word: string): string => [...word].reverse().join('');

function addsLittle(rest: string, isCommon: (word: string) => boolean): boolean {
  const added = rest.replaceAll(' ', '');
  if (added.length <= 4 || /^\d+$/.test(added)) return true;
  return isPredictable(added) || coresOf(added).some(isCommon);
}

/** Digits alone, few different signs, something short again and again, keys in a row. */
function isPredictable(word: string): boolean {
  if (word.length < 5) return false;
  if (/^\d{1,15}$/.test(word) || new Set(word).size <= 3 || oneOf(word).length <= 3) return true;
  return isOfRows(word);
}

function isOfRows(word: string): boolean {
  let rest = word;
  while (rest.length >= 3) {
    const run = longestRun(rest);
    if (run < 3) return false;
    rest = rest.slice(run);
  }
  return rest.length < 3;
}

function longestRun(text: string): number {
  let length = 0;
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}
