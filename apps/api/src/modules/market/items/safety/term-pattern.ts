/** What is written in place of a letter. */
const SIGNS: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|l',
  l: 'l1|i',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
};

/** Between the letters of a word: one sign or space, as in `w.h.a t s`. */
const BETWEEN = String.raw`[\s._\-*~/\\·•'’]?`;
/** Between words: whatever separates them, and one short word such as `per` or `&`. */
const GAP = String.raw`[^\p{L}\p{N}]{0,3}(?:(?:&|\+|und|and|an|per|via)[^\p{L}\p{N}]{1,2})?`;

const letter = (character: string): string =>
  SIGNS[character] ? `[${SIGNS[character].replace(/[|+$]/g, '\\$&')}]` : character;

const word = (text: string): string => [...text].map(letter).join(BETWEEN);

/**
 * Finds any of the terms in a folded text, as whole words.
 * @param terms folded; a space stands for any gap
 */
export function termPattern(terms: readonly string[]): RegExp {
  const each = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.split(' ').map(word).join(GAP));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${each.join('|')})(?![\p{L}\p{N}])`, 'gu');
}
