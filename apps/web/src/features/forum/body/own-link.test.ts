import { expect, it } from 'vitest';
import { mayHaveCards } from './may-have-cards.ts';
import { ownPath } from './own-link.ts';

const ORIGIN = 'https://oche.test';

it.each([
  ['https://oche.test/venues/3', '/venues/3'],
  ['https://oche.test/forum/thread/12', '/forum/thread/12'],
  ['https://oche.test/profile/u-1', '/profile/u-1'],
  ['https://oche.test/forum/thread/12?post=3', null],
  ['https://oche.test/venues/3#bewertungen', null],
  ['https://oche.test/admin/members/3', null],
  ['https://elsewhere.test/venues/3', null],
])('%s leads to %s', (href, path) => expect(ownPath(href, ORIGIN)).toBe(path));

it.each([
  ['https://oche.test/venues/3', true],
  ['Seht:\n  https://oche.test/tournaments/3  \nKommt!', true],
  ['[Die Lounge](https://oche.test/venues/3)', true],
  ['Bei https://oche.test/venues/3 um acht', false],
  ['https://oche.test/rankings', false],
  ['Wer kommt?', false],
])('%j may have cards: %j', (content, is) => expect(mayHaveCards(content)).toBe(is));

it('is seen at a glance, whatever was written', () => {
  for (const content of ['\n'.repeat(10_000), `https://${'/thread/'.repeat(1200)} x`]) {
    expect(mayHaveCards(content)).toBe(false);
  }
});
