import type { Locale } from '@oche/validators/common';
import type { Item } from '@oche/validators/market/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { type PageHead, shorten } from '../../../lib/head.ts';
import { euroText } from '../../../lib/money.ts';
import { keyFacts } from '../card/attribute-text.ts';

interface Site {
  texts: { item: TextsOf<'market/item'>; words: TextsOf<'market/words'> };
  locale: Locale;
}

/** Title, description and picture of an ad's page; what search engines read is in `item-json-ld.ts`. */
export function itemHead(item: Item, site: Site): PageHead {
  const { id, title, status, own } = item;
  const isShown = (status === 'active' || status === 'reserved') && !own?.review;
  return {
    title,
    description: shorten(sentenceOf(item, site)),
    path: `/marketplace/${id}`,
    isIndexed: isShown,
    ...(isShown && {
      image: {
        url: `/marketplace/${id}/picture.jpg?v=${Date.parse(item.updatedAt)}`,
        width: 1200,
        height: 630,
      },
    }),
  };
}

/** "23 g, 90 %, Steel, Gerade für 45 € in Dortmund. …" */
function sentenceOf(item: Item, { texts, locale }: Site): string {
  const facts = keyFacts(item, texts.words);
  const sentence = (item.intent === 'wanted' ? texts.item.headWanted : texts.item.head)({
    what: facts.length > 0 ? facts.join(', ') : texts.words.category[item.category](),
    price: euroText(item.price, locale),
    city: item.city ?? '',
  });
  return `${sentence} ${item.description}`;
}
