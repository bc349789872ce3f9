import { anyOf } from '../terms/terms.ts';
import { lexemesOf, wordKeysOf } from './keys.ts';

/** What a stored search looks for, as far as it depends on how PostgreSQL reads words. */
export interface StoredWords {
  /** as text of the type tsquery */
  query: string;
  keys: readonly string[];
}

/** Words as PostgreSQL reads them now, and terms. */
interface Texts {
  query: string;
  terms: readonly string[];
}

/** Terms begin so; a word never does. */
const isTerm = (lexeme: string): boolean => lexeme.startsWith('+');
/** Brands and places, whose terms are folded names. */
const isName = (lexeme: string): boolean => /^\+[bo]/.test(lexeme);
const isText = (part: string): boolean =>
  lexemesOf(part).some((lexeme) => !isTerm(lexeme) || isName(lexeme));

/**
 * A stored search with the words and names as they are read now. All else in it stays, as where the member was at home
 * and what their set was when they saved it stands nowhere else.
 */
export function withTexts({ query, keys }: StoredWords, texts: Texts): StoredWords {
  const names = texts.terms.filter(isName);
  // what no longer has a word that is looked for would find everything
  if (!texts.query && lexemesOf(query).some((lexeme) => !isTerm(lexeme))) return { query, keys };
  const parts = [
    ...partsOf(query).filter((part) => !isText(part)),
    ...names.map((name) => anyOf([name])),
    ...(texts.query ? [texts.query] : []),
  ];
  return { query: parts.map((part) => `(${part})`).join(' & '), keys: keysWith(keys, texts) };
}

/** Whether two look for the same words; made of the same wish, they differ in nothing else. */
export const isSame = (one: StoredWords, other: StoredWords): boolean =>
  sorted(lexemesOf(one.query)) === sorted(lexemesOf(other.query)) &&
  sorted(one.keys) === sorted(other.keys);

const sorted = (words: readonly string[]): string => JSON.stringify([...new Set(words)].sort());

function keysWith(keys: readonly string[], { query, terms }: Texts): readonly string[] {
  const [first = ''] = keys;
  if (first !== '*' && !isTerm(first)) return wordKeysOf(query);
  const renewed = isName(first) && terms.find((term) => term.startsWith(first.slice(0, 2)));
  return renewed ? [renewed] : keys;
}

/** The parts of which a tsquery's text has all. */
function partsOf(query: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of query.matchAll(/'(?:[^']|'')*'|./gsu)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    // one of several is one part
    if (piece === '|' && depth === 0) return [query];
    if (piece === '&' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
