import type { SuspicionKind } from '@oche/validators/market/limits';
import { fold } from './folded.ts';
import { termPattern } from './term-pattern.ts';
import { terms } from './terms.ts';

/** A place in a text that makes readers careful. */
export interface Suspicion {
  kind: SuspicionKind;
  /** where in the text it begins and ends, in UTF-16 units */
  from: number;
  to: number;
}

/** A dot, also one that is written out. */
const DOT = String.raw`\s?(?:\.|[([{]\s?(?:punkt|dot|\.)\s?[)\]}]|\s(?:punkt|dot)\s)\s?`;
const ENDINGS =
  'com|de|net|org|info|shop|store|eu|io|me|link|site|online|app|xyz|ru|ch|at|top|pw|ly|gg|to|co|pay|cc|biz';
const HOST = `(?:[a-z0-9][a-z0-9-]*${DOT}){1,4}(?:${ENDINGS})(?![a-z0-9])`;

const LINK = new RegExp(`(?<![\\w@.])(?:https?://\\S+|www\\.\\S+|${HOST}(?:\\s?/\\S*)?)`, 'g');
/** in an address: it takes money, or pretends to */
const PAYS =
  /pay|bezahl|zahlung|checkout|klarna|revolut|stripe|wise|escrow|treuhand|kaufer-?schutz|kaeufer-?schutz|sicher|transfer|kasse|transaktion/;
const LOCAL = '(?<![a-z0-9._+-])[a-z0-9][a-z0-9._+-]{0,63}';
const EMAIL = new RegExp(
  `${LOCAL}\\s?(?:@|[([{]\\s?(?:at|@)\\s?[)\\]}]|\\sklammeraffe\\s)\\s?${HOST}`,
  'g',
);
/** a bare “at” is a word of English, so what follows has to be where people have their mail */
const SPELLED_EMAIL = new RegExp(
  `${LOCAL}\\sat\\s(?:gmail|googlemail|gmx|web|outlook|hotmail|yahoo|icloud|proton|t-online)${DOT}(?:${ENDINGS})\\b`,
  'g',
);
/** of Germany, Austria, Switzerland and their neighbours, at most 34 characters */
const BANK_ACCOUNT =
  /(?<![a-z0-9])(?:de|at|ch|li|nl|be|lt|ie|es|pl)\s?\d{2}(?:\s?[a-z0-9]{2,4}){4,7}(?![a-z0-9])/g;
const GAP = String.raw`[\s/().\-–_*]{0,3}`;
/** as numbers of phones begin and as long as they are; dates, articles and parcels have others */
const PHONE = new RegExp(
  `(?<![\\d.,])(?!\\d{1,2}\\.\\s?\\d{1,2}\\.)(?:(?:\\+|00)(?:${GAP}\\d){8,13}|0(?=\\s?[1-9(])(?:${GAP}\\d){8,11})(?!\\d)`,
  'g',
);
const NUMERALS =
  'null|eins|ein|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zero|one|two|three|four|five|six|seven|eight|nine';
const SPELLED_PHONE = new RegExp(`(?:\\b(?:${NUMERALS}|\\d)\\b[\\s,.\\-]{0,3}){8,}`, 'g');

const patterns: readonly [SuspicionKind, RegExp][] = [
  ['email', EMAIL],
  ['email', SPELLED_EMAIL],
  ['bank_account', BANK_ACCOUNT],
  ['link', LINK],
  ['phone', PHONE],
  ['phone', SPELLED_PHONE],
  ...Object.entries(terms).map(
    ([kind, words]) => [kind as SuspicionKind, termPattern(words)] as [SuspicionKind, RegExp],
  ),
];

/**
 * What in a text of an ad or a message is typical of fraud, also where it is disguised: by letters of other
 * scripts, by signs between or in place of letters, by dots that are written out.
 * @param text as it was typed
 * @returns in the order of the text, no two of them overlapping; empty for what is fine
 */
export function suspicionsIn(text: string): Suspicion[] {
  const folded = fold(text);
  const found: Suspicion[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of folded.text.matchAll(pattern)) {
      const from = folded.places[match.index] ?? 0;
      const to = folded.places[match.index + match[0].trimEnd().length] ?? text.length;
      // what comes first in the list knows better what it is: an address of mail holds a link
      if (found.some((other) => from < other.to && other.from < to)) continue;
      found.push({ kind: kindOf(kind, match[0]), from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

const kindOf = (kind: SuspicionKind, match: string): SuspicionKind =>
  kind === 'link' && PAYS.test(match) ? 'payment_link' : kind;
