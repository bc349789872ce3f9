import { beforeEach, expect, it } from 'vitest';
import { lastSearches } from './last-searches.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => stored.clear());
const of = (memberId: string | null) => lastSearches(memberId, storage);

it('keeps the six latest, each once, the latest first', () => {
  for (const q of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'C3']) of('anna').add({ q });
  expect(
    of('anna')
      .read()
      .map(({ q }) => q),
  ).toEqual(['C3', 'g7', 'f6', 'e5', 'd4', 'b2']);
});

it('tells searches in different categories apart', () => {
  of('anna').add({ q: 'köln' });
  of('anna').add({ q: 'köln', category: 'lounges' });
  of('anna').remove({ q: 'köln' });
  expect(of('anna').read()).toEqual([{ q: 'köln', category: 'lounges' }]);
});

it('belongs to one member, and goes at once', () => {
  of('anna').add({ q: 'flights' });
  of(null).add({ q: 'shafts' });
  expect([of('ben').read(), of(null).read()]).toEqual([[], [{ q: 'shafts' }]]);
  of('anna').clear();
  expect([of('anna').read(), of(null).read()]).toEqual([[], [{ q: 'shafts' }]]);
});

it('reads nothing from what somebody else has written there, and needs no storage', () => {
  for (const text of ['{', '"x"', '[1, null, {"q": 3}]', '{"q": "x"}']) {
    stored.set('oche:searches:anna', text);
    expect(of('anna').read()).toEqual([]);
  }
  const none = lastSearches('anna', null);
  none.add({ q: 'flights' });
  expect(none.read()).toEqual([]);
  const full = lastSearches('anna', {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => full.add({ q: 'flights' })).not.toThrow();
});
