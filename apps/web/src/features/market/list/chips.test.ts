import { beforeAll, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { parseSearch, stringifySearch } from '../../../lib/addresses/search-params.ts';
import { type ChipTexts, chipsOf, withoutWords } from './chips.ts';
import { marketSearchOf } from './market-search.ts';

let texts: ChipTexts;
beforeAll(async () => {
  const i18n = new I18n('de');
  await i18n.load('market/list', 'market/words');
  texts = { list: i18n.texts('market/list'), words: i18n.texts('market/words'), locale: 'de' };
});

const shown = (text: string) => text.replaceAll('\u00a0', ' ');
const searchOf = (address: string) => marketSearchOf(parseSearch(address));

it('everything that was chosen can be taken away again, one by one', () => {
  const address =
    '?price=25-50%2C250%2B&condition=new&barrelShape=straight&weightFrom=22&weightTo=24&tungstenFrom=90&fits=1';
  const search = searchOf(address);
  const chips = chipsOf(search, [], texts);
  expect(chips.map(({ label }) => shown(label))).toEqual([
    'Neu',
    '25 € – 50 €',
    'ab 250 €',
    'Gerade',
    '22 g – 24 g',
    'ab 90 %',
    'Passt zu dem, was du spielst',
  ]);
  for (const { without } of chips) {
    const left = chipsOf({ ...search, ...without }, [], texts);
    expect(left).toHaveLength(chips.length - 1);
  }
});

it('typed words are shown as what they mean, and leave the text alone when they go', () => {
  const search = searchOf('?q=Target+23+g+gerade');
  const understood = [
    { text: '23 g', filters: { weightFrom: 22.5, weightTo: 23.5 } },
    { text: 'gerade', filters: { barrelShape: ['straight' as const] } },
  ];
  const [weight, shape] = chipsOf(search, understood, texts);
  expect([weight?.label, shape?.label].map((label) => shown(label ?? ''))).toEqual([
    'um 23 g',
    'Gerade',
  ]);
  expect(stringifySearch({ ...search, ...weight?.without })).toBe('?q=Target+gerade');
  expect(withoutWords('23 G', '23 g')).toBeUndefined();
});
