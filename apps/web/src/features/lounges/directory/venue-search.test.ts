import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../lib/addresses/search-params.ts';
import { placeParam } from '../../../lib/places/place-param.ts';
import {
  countFilters,
  eveningOf,
  filtersOf,
  NO_FILTERS,
  sortOf,
  type VenueSearch,
  venueSearchOf,
} from './venue-search.ts';

const searchOf = (address: string): VenueSearch => venueSearchOf(parseSearch(address));

const FULL =
  '?q=Bull&city=K%C3%B6ln&type=club&amenities=food%2Cwifi&radius=25&sort=price&zip=50667&country=DE&view=map';

describe('the address of the directory', () => {
  it('comes back as it was sent', () => {
    expect(stringifySearch({ ...searchOf(FULL) })).toBe(FULL);
  });

  it('is empty at the start', () => {
    expect(stringifySearch({ ...searchOf('') })).toBe('');
  });

  it.each([
    '?type=pub',
    '?radius=7',
    '?radius=25km',
    '?sort=best',
    '?zip=4413',
    '?zip=D-44137',
    '?country=FR',
    '?near=here',
    '?near=95,7',
    '?near=51.51,181',
    '?near=51.512345,7.46',
    '?amenities=pool',
    '?view=list',
    `?q=${'a'.repeat(121)}`,
  ])('leaves out what makes no sense: %s', (address) => {
    const kept = stringifySearch({ ...searchOf(address) });
    expect(kept).toBe(address === '?zip=4413' ? address : '');
  });

  it('keeps the known amenities in one order, however they were written', () => {
    expect(searchOf('?amenities=wifi,pool,food,food').amenities).toBe('food,wifi');
  });
});

describe('an evening', () => {
  it('is a day with times and people, and the usual ones for a day alone', () => {
    const usual = { date: '2026-11-27', from: '20:00', to: '22:00', people: 2 };
    expect(eveningOf(searchOf('?date=2026-11-27'))).toEqual(usual);
    expect(eveningOf(searchOf('?date=2026-11-27&from=23%3A30&to=01%3A00&people=6'))).toEqual({
      ...usual,
      from: '23:30',
      to: '01:00',
      people: 6,
    });
    expect(eveningOf(searchOf('?date=2026-11-27&from=25%3A00&to=x&people=0'))).toEqual(usual);
    for (const none of ['', '?from=20%3A00', '?date=2026-13-40', '?date=morgen'])
      expect(eveningOf(searchOf(none))).toBeNull();
  });
});

describe('what the API is asked', () => {
  it('has every filter', () => {
    expect(filtersOf(searchOf(FULL))).toEqual({
      search: 'Bull',
      city: 'Köln',
      type: 'club',
      amenities: ['food', 'wifi'],
      radius: 25,
      zipCode: '50667',
      country: 'DE',
    });
  });

  it('measures from a device rather than from a postal code', () => {
    const filters = filtersOf(searchOf('?near=51.51,-7.47&zip=50667'));
    expect(filters).toMatchObject({ latitude: 51.51, longitude: -7.47 });
    expect(filters.zipCode).toBeUndefined();
  });

  it('wants the nearest first, until somebody says otherwise', () => {
    expect(sortOf({})).toBe('distance');
    expect(sortOf({ sort: 'newest' })).toBe('newest');
  });
});

it('tells a device’s place no closer than a kilometre', () => {
  expect(placeParam({ latitude: 51.512345, longitude: -7.465432 })).toBe('51.51,-7.47');
});

it('counts and drops what makes the list shorter, and nothing else', () => {
  const search = searchOf(FULL);
  expect(countFilters(search)).toBe(6);
  const kept = stringifySearch({ ...search, ...NO_FILTERS });
  expect(countFilters(searchOf(kept))).toBe(0);
  expect(kept).toBe('?sort=price&zip=50667&country=DE&view=map');
});
