import type { Item } from '@oche/validators/market/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { fullName } from '../../../lib/person-name.ts';

interface Site {
  /** public origin */
  origin: string;
  texts: { item: TextsOf<'market/item'>; words: TextsOf<'market/words'> };
}

const AVAILABILITY: Partial<Record<Item['status'], string>> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};

/** An ad for search engines (schema.org): the thing and what it costs, or what somebody looks for. */
export function itemJsonLd(item: Item, { origin, texts }: Site) {
  const { id, title, category } = item;
  const url = `${origin}/marketplace/${id}`;
  const market = `${origin}/marketplace`;
  const crumbs = [
    { name: texts.item.market(), item: market },
    { name: texts.words.category[category](), item: `${market}?category=${category}` },
    { name: title, item: url },
  ];
  return {
    '@graph': [
      ...(item.intent === 'sell' ? [productOf(item, url, { origin, texts })] : []),
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
}

function productOf(item: Item, url: string, { origin, texts }: Site) {
  const { brand, model, weight } = item.attributes;
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: item.title,
    description: item.description,
    category: texts.words.category[item.category](),
    image: item.images.length
      ? item.images.map((address) => new URL(address, origin).href)
      : undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    model: model ?? undefined,
    weight:
      weight === null
        ? undefined
        : { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url,
      price: item.price,
      priceCurrency: item.currency,
      availability: `https://schema.org/${AVAILABILITY[item.status] ?? 'OutOfStock'}`,
      itemCondition: `https://schema.org/${item.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      seller: item.trader
        ? { '@type': 'Organization', name: item.trader.name }
        : { '@type': 'Person', name: fullName(item.seller) },
    },
  };
}
