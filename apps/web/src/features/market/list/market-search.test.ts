import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../lib/addresses/search-params.ts';
import { filtersOf, listInput } from './market-query.ts';
import { countFilters, type MarketSearch, marketSearchOf, NO_FILTERS } from './market-search.ts';

const searchOf = (address: string): MarketSearch => marketSearchOf(parseSearch(address));
const comesBackAs = (address: string) => stringifySearch({ ...searchOf(address) });

const FULL =
  '?q=23+g+gerade&brand=Target&sort=price_asc&radius=50&zip=44137&country=DE&category=darts&condition=new%2Cgood&price=25-50%2C250%2B&tip=steel&priceTo=80&weightFrom=22.5&weightTo=24';

describe('the address of the list', () => {
  it('comes back as it was sent', () => {
    expect(comesBackAs(FULL)).toBe(FULL);
    expect(comesBackAs('')).toBe('');
  });

  it.each([
    '?category=cars',
    '?price=1-2',
    '?weightFrom=heavy',
    '?weightFrom=-3',
    '?radius=7',
    '?sort=best',
    '?intent=sell',
    '?zip=D-44137',
    '?near=here',
    '?fits=yes',
    `?q=${'a'.repeat(121)}`,
  ])('leaves out what makes no sense: %s', (address) => {
    expect(comesBackAs(address)).toBe('');
  });

  it('keeps choices in one order, however they were written', () => {
    expect(searchOf('?condition=good,broken,new,new').condition).toBe('new,good');
  });
});

it('asks the API for all of it', () => {
  expect(listInput(searchOf(FULL))).toMatchObject({
    search: '23 g gerade',
    intent: 'sell',
    category: ['darts'],
    condition: ['new', 'good'],
    price: ['25-50', '250+'],
    tip: ['steel'],
    brand: 'Target',
    weightFrom: 22.5,
    priceTo: 80,
    radius: 50,
    zipCode: '44137',
    sort: 'price_asc',
  });
});

it('measures from a device rather than from a postal code', () => {
  const filters = filtersOf(searchOf('?near=51.51,-7.47&zip=50667'));
  expect(filters).toMatchObject({ latitude: 51.51, longitude: -7.47 });
  expect(filters.zipCode).toBeUndefined();
});

it('counts and drops what makes the list shorter, and nothing else', () => {
  const search = searchOf(FULL);
  // category, two conditions, two ranges, tip, price, weight, brand, radius
  expect(countFilters(search)).toBe(10);
  const kept = stringifySearch({ ...search, ...NO_FILTERS });
  expect(kept).toBe('?q=23+g+gerade&sort=price_asc&zip=44137&country=DE');
});
