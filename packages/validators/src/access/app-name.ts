import { PRODUCT_NAME } from '../product.ts';

/** Our name at the beginning of a word, e.g. `OcheApp`; a German week ends with it. */
const OURS = new RegExp(`\\b${PRODUCT_NAME}`, 'i');
/** Letters that look like those of our name. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  о: 'o',
  ο: 'o',
  ö: 'o',
  с: 'c',
  ϲ: 'c',
  '¢': 'c',
  һ: 'h',
  հ: 'h',
  е: 'e',
  ё: 'e',
  '3': 'e',
  '€': 'e',
};

/** Whether an app is called as if it were ours. */
export const namesUs = (name: string): boolean =>
  OURS.test(
    [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
      .map((letter) => LOOKS_LIKE[letter] ?? letter)
      .join(''),
  );
