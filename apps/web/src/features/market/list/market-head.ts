import type { TextsOf } from '../../../i18n/namespaces.ts';
import type { PageHead } from '../../../lib/head.ts';
import { chosenOf, countFilters, type MarketSearch } from './market-search.ts';

interface Texts {
  list: TextsOf<'market/list'>;
  words: TextsOf<'market/words'>;
}

/** One kind of things is a page of its own for search engines; everything narrower is a search. */
export function marketHead(search: MarketSearch, { list, words }: Texts): PageHead {
  const [category, ...others] = chosenOf('category', search.category);
  const isKind = category !== undefined && others.length === 0 && countFilters(search) === 1;
  const isPlain = isKind || countFilters(search) === 0;
  return {
    title: isKind ? list.titleOf({ category: words.category[category]() }) : list.title(),
    description: list.description(),
    path: isKind ? `/marketplace?category=${category}` : '/marketplace',
    isIndexed: isPlain && !search.q && !search.intent && !search.cursor,
  };
}
