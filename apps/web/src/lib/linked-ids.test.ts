import { describe, expect, it } from 'vitest';
import { linkedId, linkedIds } from './linked-ids.ts';

const ORIGIN = 'https://oche.example';

describe('linkedId', () => {
  it.each([
    ['https://oche.example/games/5', 5],
    ['Schaut mal (https://oche.example/games/17)!', 17],
    ['https://OCHE.example/games/5/?from=feed#leg-2', 5],
    ['Gerade läuft:\n\n/games/9.', 9],
    ['Das (/games/9) war eng', 9],
    ['erst https://oche.example/games/8, dann https://oche.example/games/5', 8],
    ['https://oche.example/games/new oder /games/3', 3],
    ['/games/4\nhttps://oche.example/games/5', 4],
  ])('finds the first one in %j', (content, id) => {
    expect(linkedId('games', content, ORIGIN)).toBe(id);
  });

  it.each([
    'ein Text ohne Spiel',
    'https://other.example/games/5',
    'http://oche.example/games/5',
    'https://oche.example:8443/games/5',
    'https://oche.example@other.example/games/5',
    'https://other.example/?next=https://oche.example/games/5',
    'https://oche.example/games/5/score',
    'https://oche.example/venues/games/5',
    'https://oche.example/games/new',
    'https://oche.example/games/0',
    'https://oche.example/games/007',
    'https://oche.example/games/99999999999999999999',
    '/games/5a, /games/5/overlay und see/games/5',
  ])('finds none in %j', (content) => {
    expect(linkedId('games', content, ORIGIN)).toBeUndefined();
  });
});

it('asks for each game of a page once', () => {
  const contents = ['/games/2', 'nichts', `${ORIGIN}/games/1`, 'wieder /games/2'];
  expect(linkedIds('games', contents, ORIGIN)).toEqual([2, 1]);
});

it('knows what is linked by its area', () => {
  const text = 'Spiel /games/3 beim /tournaments/7, Tafel /tournaments/7/live';
  expect(linkedId('games', text, ORIGIN)).toBe(3);
  expect(linkedId('tournaments', text, ORIGIN)).toBe(7);
  expect(linkedId('tournaments', `${ORIGIN}/tournaments/new`, ORIGIN)).toBeUndefined();
});

it('tells a league from what belongs to one', () => {
  const content = 'Erst /leagues/fixtures/21, dann /leagues/divisions/5 und /leagues/7.';
  const idIn = (area: Parameters<typeof linkedId>[0]) => linkedId(area, content, ORIGIN);
  expect(idIn('leagues/fixtures')).toBe(21);
  expect(idIn('leagues/divisions')).toBe(5);
  expect(idIn('leagues')).toBe(7);
  expect(linkedId('leagues', '/leagues/fixtures/21', ORIGIN)).toBeUndefined();
});
