import { createRandom, type Random } from '../random.ts';

/** As many different words as a large forum has. */
const WORDS = 50_000;
const SYLLABLES = [
  ...['ba', 'ber', 'bu', 'da', 'del', 'dor', 'fa', 'fel', 'fi', 'ga', 'gro', 'gu', 'ha', 'hol'],
  ...['ka', 'kel', 'kro', 'la', 'lin', 'lu', 'ma', 'mel', 'mo', 'na', 'nor', 'pa', 'pel', 'pro'],
  ...['ra', 'rin', 'ro', 'sa', 'sil', 'so', 'ta', 'tel', 'tro', 'va', 'wei', 'wu', 'za', 'zin'],
];

/** The made-up word that is the n-th commonest, from 1 on: each has its own. */
export function scaleWord(rank: number): string {
  let word = '';
  // multiplied by a number that shares no factor with the modulus, so that neighbours differ
  let rest = (rank * 7_919) % SYLLABLES.length ** 3;
  for (let syllable = 0; syllable < 3; syllable++) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/** The n-th commonest word is chosen one n-th as often as the commonest (Zipf's law). */
const chooseWord = (random: Random): string => scaleWord(Math.ceil(WORDS ** random()));

const sentence = (random: Random, length: number): string =>
  Array.from({ length }, () => chooseWord(random)).join(' ');

/** Texts with common and rare words, to measure a search with. A number always gets the same. */
export const zipfTexts = {
  post(number: number): string {
    const random = createRandom(number);
    return sentence(random, 4 + Math.floor(60 * random() ** 2));
  },
  title(number: number): string {
    const random = createRandom(number + 13);
    return sentence(random, 3 + Math.floor(5 * random()));
  },
  name(number: number): { firstName: string; lastName: string } {
    const random = createRandom(number + 31);
    // no words of posts
    const name = () => capital([...scaleWord(Math.ceil(2_000 ** random()))].reverse().join(''));
    return { firstName: name(), lastName: name() };
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
