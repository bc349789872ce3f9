import { foldWord } from './folded-word.ts';

/** What words mean to a domain; also what they mean only beside others. */
export interface Entry<Means> {
  /** as people write it, with / between: one word or two, in any case, with or without umlauts */
  words: string;
  means: Means;
  /** what the words are named by in `beside` of others */
  key?: string;
  /** means it only where this is in the text, too: a short barrel is no short shaft */
  beside?: string;
}

/** What is written in numbers. */
export interface Pattern<Means> {
  pattern: RegExp;
  /** null: this is something else */
  read: (match: RegExpExecArray) => Means | null;
}

export interface Vocabulary<Means> {
  patterns: readonly Pattern<Means>[];
  /** What a word, or two, means; also when one letter of a longer one is wrong. */
  meaningOf: (words: string) => Entry<Means> | undefined;
}

export interface Understood<Means> {
  /** where it begins in the text */
  at: number;
  /** as it was typed */
  text: string;
  means: Means;
}

interface TakenApart<Means> {
  understood: Understood<Means>[];
  /** as long as the text, with line breaks where something was understood */
  left: string;
}

/** A number in a text, without the rest of a word before it. */
export const writtenAs = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'giu');

/**
 * Takes what it understands out of a text; what it doesn't understand stays where it is.
 *
 * @param present what else the text is known to name, for words that mean something only beside it
 */
export function takeApart<Means>(
  text: string,
  { patterns, meaningOf }: Vocabulary<Means>,
  present: readonly string[] = [],
): TakenApart<Means> {
  const understood: Understood<Means>[] = [];
  let left = text;
  const take = (at: number, taken: string, means: Means) => {
    understood.push({ at, text: taken, means });
    left = withoutPart(left, at, taken.length);
  };
  for (const { pattern, read } of patterns) {
    for (const match of left.matchAll(pattern)) {
      const means = read(match);
      if (means) take(match.index, match[0].trimEnd(), means);
    }
  }
  const keys = new Set([...present, ...wordsIn(left).map(({ word }) => meaningOf(word)?.key)]);
  for (const { at, word } of [...pairsIn(left), ...wordsIn(left)]) {
    if (left.slice(at, at + word.length) !== word) continue;
    const meaning = meaningOf(word);
    const isMeant = meaning && (!meaning.beside || keys.has(meaning.beside));
    if (isMeant) take(at, word, meaning.means);
  }
  understood.sort((one, other) => one.at - other.at);
  return { understood, left };
}

/** As long as before, so that places in the text stay. */
export const withoutPart = (text: string, at: number, length: number): string =>
  text.slice(0, at) + '\n'.repeat(length) + text.slice(at + length);

export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Part {
  at: number;
  word: string;
}
/** Words without quotation marks, and without a minus before them. */
const WORD = String.raw`(?<![\p{L}\p{N}"„“”«»-])[\p{L}\p{M}]+(?![\p{L}\p{N}"„“”«»])`;
const partsOf = (text: string, source: string): Part[] =>
  [...text.matchAll(new RegExp(source, 'gu'))].map((match) => ({
    at: match.index,
    word: match[0],
  }));
export const wordsIn = (text: string): Part[] => partsOf(text, WORD);
/** Two words that follow each other, every two of them. */
const pairsIn = (text: string): Part[] =>
  wordsIn(text).flatMap(({ at, word }) => {
    const pair = /^[ -][\p{L}\p{M}]+/u.exec(text.slice(at + word.length));
    return pair ? [{ at, word: word + pair[0] }] : [];
  });

const folded = (words: string): string =>
  words
    .split(/[\s-]+/)
    .map(foldWord)
    .join(' ');

/** Shorter words are one letter away from too many others. */
const MISTYPED_MIN = 6;

/** Looks up what words mean. */
export function meaningsOf<Means>(
  entries: readonly Entry<Means>[],
): Vocabulary<Means>['meaningOf'] {
  const meanings = new Map(
    entries.flatMap((entry) => entry.words.split('/').map((words) => [folded(words), entry])),
  );
  return (words) => {
    const typed = folded(words);
    const known = meanings.get(typed);
    if (known || typed.length < MISTYPED_MIN) return known;
    for (const [word, entry] of meanings) if (isOneOff(typed, word)) return entry;
    return undefined;
  };
}

/** Whether one letter was changed, added, forgotten, or two were swapped. */
function isOneOff(typed: string, word: string): boolean {
  if (word.length < MISTYPED_MIN - 1 || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  const shorter = Math.min(typed.length, word.length) - start;
  while (end < shorter && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [
    typed.slice(start, typed.length - end),
    word.slice(start, word.length - end),
  ];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || Math.max(left.length, right.length) <= 1;
}
