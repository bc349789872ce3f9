import { foldWord } from '@oche/validators/search/folded-word';
import type { Searchable } from '../../../lib/declared/searchable.ts';
import { type TypedQuery, wantedText } from '../typed-query.ts';

/** Words as they are looked for: each with those that mean the same. */
export interface Variant {
  words: readonly (readonly string[])[];
  /** of each word whether it says too little to be looked for */
  noise: readonly boolean[];
  phrases: readonly string[];
  excluded: readonly string[];
  /** everything wanted, as one text */
  wanted: string;
}

/** What people say around what they look for; everything here is about darts. */
const NOISE = new Set(
  (
    'dart darts darten gibt gibts zeig zeige finde finden suche suchen bitte mal nochmal man show find any some ' +
    'best beste bester gut gute guter gutes good cheap billig billige günstig günstige komme nicht weiter weit passiert ' +
    'für über können könnte würde während wäre about eigentlich genau brauche brauch möchte will want need where what how does geht gehen zum zur beim ' +
    'score scoring'
  )
    .split(' ')
    .map(foldWord),
);

const meaningsOf = (searchables: readonly Searchable[]): Map<string, string[]> =>
  new Map(
    searchables
      .flatMap(({ synonyms = [] }) => synonyms)
      .flatMap((each) => {
        const group = each.split('/');
        return group.map((word) => [foldWord(word), group] as const);
      }),
  );

/** At most so many words are looked for: with more of them nothing has two more of them than others. */
const WORDS_MAX = 12;

/**
 * Words with those that mean the same. What says little is only looked for where there is nothing else.
 *
 * @param isFiltered whether there is something else: a place, a time, attributes
 */
export function variantOf(
  searchables: readonly Searchable[],
  typed: TypedQuery,
  isFiltered = false,
): Variant {
  const known = meaningsOf(searchables);
  const isNoise = (word: string) => NOISE.has(foldWord(word));
  const hasOthers =
    isFiltered || typed.phrases.length > 0 || typed.words.some((word) => !isNoise(word));
  return {
    words: typed.words.slice(0, WORDS_MAX).map((word) => {
      const same = known.get(foldWord(word)) ?? [];
      return [word, ...same.filter((each) => each !== word)];
    }),
    noise: typed.words.map((word) => hasOthers && isNoise(word)),
    phrases: typed.phrases,
    excluded: typed.excluded,
    wanted: wantedText(typed),
  };
}
