import type { Item } from '@oche/validators/market/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { itemHead } from './item-head.ts';
import { itemJsonLd } from './item-json-ld.ts';

const picture = {
  id: 'p',
  url: '/media/p/960.webp',
  width: 960,
  height: 720,
  sources: [],
  colour: '#000000',
};
const item = {
  id: 12,
  intent: 'sell',
  status: 'active',
  title: 'Target Swiss Point',
  description: 'Zwei Abende gespielt.',
  category: 'darts',
  condition: 'like_new',
  price: 45,
  currency: 'EUR',
  city: 'Dortmund',
  images: [picture.url],
  attributes: {
    brand: 'Target',
    model: null,
    tip: 'steel',
    weight: 23,
    tungsten: 90,
    barrelShape: 'straight',
    barrelLength: null,
    barrelDiameter: null,
    grip: null,
    points: null,
    shaftLength: null,
    shaftMaterial: null,
    flightShape: null,
    boardSegments: null,
  },
  seller: { id: 'u', firstName: 'Anna', lastName: 'Auge' },
  trader: null,
  own: null,
  updatedAt: '2026-11-22T21:00:00.000Z',
} as unknown as Item;

let texts: Parameters<typeof itemJsonLd>[1]['texts'];
beforeAll(async () => {
  const i18n = new I18n('de');
  await i18n.load('market/item', 'market/words');
  texts = { item: i18n.texts('market/item'), words: i18n.texts('market/words') };
});
const headOf = (changes: Partial<Item> = {}) =>
  itemHead({ ...item, ...changes } as Item, { texts, locale: 'de' });
const productOf = (changes: Partial<Item> = {}) => {
  const { '@graph': graph } = itemJsonLd({ ...item, ...changes } as Item, {
    origin: 'https://oche.example',
    texts,
  });
  return graph as Record<string, unknown>[];
};

describe('an ad that everybody sees', () => {
  it('says in a sentence what it is, for how much and where', () => {
    const head = headOf();
    expect(head.description?.replaceAll('\u00a0', ' ')).toContain(
      '23 g, 90 %, Steel, Gerade für 45 € in Dortmund. Zwei Abende gespielt.',
    );
    expect(head).toMatchObject({ path: '/marketplace/12', isIndexed: true });
    expect(head.image?.url).toMatch(/^\/marketplace\/12\/picture\.jpg\?v=\d+$/);
  });

  it('is a product with an offer for search engines, by a person or a business', () => {
    const [product, crumbs] = productOf();
    expect(product).toMatchObject({
      '@type': 'Product',
      image: ['https://oche.example/media/p/960.webp'],
      weight: { value: 23, unitCode: 'GRM' },
      offers: {
        '@type': 'Offer',
        price: 45,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Person', name: 'Anna Auge' },
      },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const [business] = productOf({ trader: { name: 'Dartshop GmbH' } as Item['trader'] });
    expect(business).toMatchObject({
      offers: { seller: { '@type': 'Organization', name: 'Dartshop GmbH' } },
    });
  });
});

it('one that others do not see is no page for search engines', () => {
  for (const changes of [
    { status: 'paused' as const },
    { own: { review: 'waiting' } as Item['own'] },
    { status: 'sold' as const },
  ]) {
    const head = headOf(changes);
    expect(head.isIndexed).toBe(false);
    expect(head.image).toBeUndefined();
  }
});

it('what somebody looks for is no product', () => {
  const graph = productOf({ intent: 'wanted' });
  expect(graph.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
});
