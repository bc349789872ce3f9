import { keysOf } from '@oche/validators/domains';
import { searchTypes } from '@oche/validators/search/categories';
import { expect, test } from 'vitest';
import { featureOfResult, features, featureWith } from '../features/index.ts';
import { I18n } from '../i18n/i18n.ts';
import { sections } from './admin/sections.ts';

test('what notifications come from, and what the search finds, has a sign', () => {
  for (const area of keysOf('notifications'))
    expect(featureWith('notifications', area)?.icon, area).toBeDefined();
  // people have faces
  for (const category of keysOf('search').filter((each) => each !== 'members'))
    expect(featureWith('search', category)?.icon, category).toBeDefined();
  for (const type of searchTypes) expect(featureOfResult(type)?.resultTone, type).toBeDefined();
});

test('an area has one bed, and a part of the admin area one address', () => {
  const areas = features.flatMap(({ bed: [, ...areas] = [20] }) => areas);
  expect(new Set(areas).size).toBe(areas.length);
  const paths = sections.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(['de', 'en'] as const)('every key of a domain has its words: %s', async (locale) => {
  const i18n = new I18n(locale);
  await i18n.load('domains');
  const texts = i18n.texts('domains');
  const sorted = (keys: readonly string[]) => [...new Set(keys)].toSorted();
  const expected = {
    areas: keysOf('areas'),
    closed: keysOf('areas'),
    categories: keysOf('search'),
    results: searchTypes,
    notifications: keysOf('notifications'),
    reports: keysOf('reportable'),
    kinds: [...keysOf('reportable'), ...keysOf('brought'), ...keysOf('logged')],
    leaving: keysOf('leaving'),
    counts: keysOf('counted'),
    tabs: sections.map(({ path }) => path || 'overview'),
  };
  for (const [group, keys] of Object.entries(expected) as [keyof typeof expected, string[]][])
    expect(sorted(Object.keys(texts[group])), group).toEqual(sorted(keys));
});
