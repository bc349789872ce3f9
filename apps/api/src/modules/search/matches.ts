import { foldWord, plainWord } from '@oche/validators/search/folded-word';

/** Ranges of a text: from the first character to behind the last one. */
export type Mark = [from: number, to: number];

/** What a match is recognised by in a text that is shown. */
export interface Wanted {
  /** stems of both languages */
  stems: readonly string[];
  /** folded words as they were typed */
  words: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** The longest ending that a stemmer takes away, as in Spiel-ern. */
const ENDING_MAX = 4;
/** Shorter ones are parts of too many words. */
const PART_MIN = 3;

/** The part of a word that matches. */
function markIn(word: string, { stems, words }: Wanted): Mark | null {
  const folded = foldWord(word);
  const isForm = [folded, plainWord(word)].some((form) =>
    stems.some((stem) => form.startsWith(stem) && form.length <= stem.length + ENDING_MAX),
  );
  if (isForm) return [0, word.length];
  for (const typed of words) {
    const at = typed.length >= PART_MIN ? folded.indexOf(typed) : -1;
    if (at < 0) continue;
    // where folding has changed the length, the place in the folded word is no place in the word
    return folded.length === word.length ? [at, at + typed.length] : [0, word.length];
  }
  return null;
}

/** Where a text matches. */
export function marksIn(text: string, wanted: Wanted): Mark[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const mark = markIn(word, wanted);
    return mark ? [[index + mark[0], index + mark[1]] satisfies Mark] : [];
  });
}

/** Where words of a text begin like one of these folded words. */
export function beginningsIn(text: string, typed: readonly string[]): Mark[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word);
    const length = Math.max(
      0,
      ...typed.filter((each) => folded.startsWith(each)).map((each) => each.length),
    );
    if (length === 0) return [];
    // where folding has changed the length, the place in the folded word is no place in the word
    return [[index, index + (folded.length === word.length ? length : word.length)] satisfies Mark];
  });
}

const EXCERPT_LENGTH = 220;
/** How many characters stand before the first match. */
const LEAD = 60;

/** The part of a text around its first match, on one line, with ellipses where it was cut. */
export function excerptAround(text: string, wanted: Wanted): { content: string; marks: Mark[] } {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = marksIn(line, wanted);
  const wish = first && line.length > EXCERPT_LENGTH ? Math.max(0, first[0] - LEAD) : 0;
  const start = wish === 0 ? 0 : line.indexOf(' ', wish) + 1 || wish;
  const cut = line.slice(start, start + EXCERPT_LENGTH);
  const isEnd = start + EXCERPT_LENGTH >= line.length;
  const end = isEnd ? cut.length : Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2);
  const content = `${start > 0 ? '… ' : ''}${cut.slice(0, end).toWellFormed()}${isEnd ? '' : ' …'}`;
  return { content, marks: marksIn(content, wanted) };
}
