import { expect, test } from 'vitest';
import { momentOf, paintedGame } from './painted.ts';
import { gameStateOf, sideOf, visitOf } from './testing-state.ts';

test('says how a game stands, the average as it is written in the language', () => {
  const { texts, marks } = paintedGame(gameStateOf(), 'de');
  expect(texts).toMatchObject({
    'left-0': '141',
    'left-1': '60',
    'legs-0': '1',
    'average-0': '84,3',
    'last-0': '100',
    'last-1': '–',
    'thrown-0': '',
  });
  expect(paintedGame(gameStateOf(), 'en').texts['average-0']).toBe('84.3');
  expect(marks).toEqual({ game: '', 'side-0': 'next', 'side-1': 'first' });
});

test('shows the way out to who throws alone', () => {
  const { texts } = paintedGame(gameStateOf(), 'de');
  expect(texts).toMatchObject({ 'way-0': 'T20 T19 D12', 'way-1': '' });
});

test('marks a bust, and who has won when it is over', () => {
  const bust = sideOf({ lastVisit: visitOf({ isBust: true, points: 0 }) });
  const busted = gameStateOf({ sides: [bust, sideOf()], next: { side: 1, player: 0 } });
  expect(paintedGame(busted, 'de').marks).toMatchObject({
    'side-0': 'bust',
    'side-1': 'next first',
  });
  const over = gameStateOf({ isOver: true, winner: 1, next: null });
  expect(paintedGame(over, 'de').marks).toEqual({ game: 'over', 'side-0': '', 'side-1': 'won' });
});

test('in cricket points and marks stand where what is left would', () => {
  const cricket = sideOf({
    remaining: null,
    points: 45,
    marks: [3, 2, 1, 0, 0, 0, 5],
    route: null,
  });
  const { texts } = paintedGame(gameStateOf({ sides: [cricket, cricket] }), 'de');
  expect(texts).toMatchObject({
    'left-0': '45',
    'way-0': '',
    'mark-0-0': '⊗',
    'mark-0-1': '×',
    'mark-0-2': '/',
    'mark-0-3': '',
    'mark-0-6': '⊗',
  });
});

test('somebody who plays alone has no other side', () => {
  const { texts } = paintedGame(gameStateOf({ sides: [sideOf({ average: null })] }), 'de');
  expect(texts['average-0']).toBe('–');
  expect(texts['left-1']).toBeUndefined();
});

test.each([
  [visitOf(), undefined],
  [visitOf({ points: 0, isBust: true }), undefined],
  [visitOf({ points: 180 }), { kind: 'maximum', points: '180' }],
  [visitOf({ points: 141, checkout: 141, won: 'set' }), { kind: 'set', points: '141' }],
  [visitOf({ points: 40, checkout: 40, won: 'leg' }), { kind: 'leg', points: '' }],
  [visitOf({ points: 0, won: 'game', name: null }), { kind: 'game', points: '' }],
])('a moment is a 180, a leg, a set or a game: %#', (visit, expected) => {
  const moment = momentOf(visit);
  expect(moment?.marks.moment).toBe(expected?.kind);
  expect(moment?.texts['moment-points']).toBe(expected?.points);
});
