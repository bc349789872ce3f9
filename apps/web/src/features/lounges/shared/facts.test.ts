import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { euroText } from '../../../lib/money.ts';
import { distanceText } from '../../../lib/places/distance.ts';
import { addressLines } from './address.ts';
import { priceText } from './price.ts';

/** Intl uses non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('money', () => {
  it.each([
    [12, '12 €', '€12'],
    [12.5, '12,50 €', '€12.50'],
    [0, '0 €', '€0'],
    [1250, '1.250 €', '€1,250'],
  ])('%d', (euro, german, english) => {
    expect(plain(euroText(euro, 'de'))).toBe(german);
    expect(euroText(euro, 'en')).toBe(english);
  });
});

describe('a price', () => {
  const german = new I18n('de');
  const english = new I18n('en');
  beforeAll(async () => {
    await Promise.all([german.load('venues'), english.load('venues')]);
  });
  const price = {
    pricePerHour: 12,
    priceFrom: 9,
    priceUnit: 'board',
    hasPriceRules: false,
  } as const;
  const inGerman = (lounge: Parameters<typeof priceText>[0]) =>
    plain(priceText(lounge, german.texts('venues'), 'de'));

  it('is an hour’s, for a board or a person', () => {
    expect(inGerman(price)).toBe('12 € / Std. je Board');
    expect(inGerman({ ...price, priceUnit: 'person' })).toBe('12 € / Std. je Person');
    expect(priceText(price, english.texts('venues'), 'en')).toBe('€12 / hour per board');
  });

  it('says "from" where some hours cost something else', () => {
    expect(inGerman({ ...price, hasPriceRules: true })).toBe('ab 9 € / Std. je Board');
  });

  it('is free only where no hour costs anything', () => {
    expect(inGerman({ ...price, pricePerHour: 0 })).toBe('Kostenlos');
    expect(inGerman({ ...price, pricePerHour: 0, priceFrom: 0, hasPriceRules: true })).toBe(
      'ab 0 € / Std. je Board',
    );
  });
});

it.each([
  [0, 'unter 1 km'],
  [0.99, 'unter 1 km'],
  [3.42, '3,4 km'],
  [9.96, '10 km'],
  [57.4, '57 km'],
])('a distance of %d', (kilometres, text) => {
  expect(plain(distanceText(kilometres, 'de'))).toBe(text);
});

describe('an address', () => {
  const place = { address: 'Am Bull 20', zipCode: '60311', city: 'Frankfurt', country: 'DE' };

  it('names the country only abroad', () => {
    expect(addressLines(place, 'de')).toEqual(['Am Bull 20', '60311 Frankfurt']);
    const abroad = { ...place, zipCode: '1010', city: 'Wien', country: 'AT' };
    expect(addressLines(abroad, 'en')).toEqual(['Am Bull 20', '1010 Wien', 'Austria']);
  });

  it('does without a postal code', () => {
    expect(addressLines({ ...place, zipCode: null }, 'de')).toEqual(['Am Bull 20', 'Frankfurt']);
  });
});
