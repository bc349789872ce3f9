import { type Entry, type Game, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { Locale } from '@oche/validators/common';
import { expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { callText } from './caller.ts';
import { sayTurn } from './turn-text.ts';

const setup: Setup = {
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
};
const NAMES = ['Anna', 'Ben'];
const LEG: Entry[] = [{ total: 61 }, { total: 0 }, { total: 40, dartsThrown: 1 }];

function gameOf(entries: readonly Entry[], over: Partial<Setup> = {}): Game {
  const game = replay({ ...setup, ...over }, entries);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

async function textsIn(locale: Locale) {
  const i18n = new I18n(locale);
  await i18n.load('games/score');
  return i18n.texts('games/score');
}

it.each<[Locale, string, string, Entry[]]>([
  ['de', '61. Ben, Rest 101', 'Anna: 61. Rest 40. Ben ist dran.', LEG.slice(0, 1)],
  ['en', 'No score. Anna, you require 40', 'Ben: 0. 101 left. Anna to throw.', LEG.slice(0, 2)],
  ['de', 'Leg, Anna', 'Leg für Anna. Ben ist dran.', LEG],
  [
    'de',
    'Überworfen. Ben, Rest 101',
    'Anna: überworfen. Rest 40. Ben ist dran.',
    [...LEG.slice(0, 2), { total: 39 }],
  ],
  ['en', '', '', []],
])('in %s: %s', async (locale, call, say, entries) => {
  const texts = await textsIn(locale);
  expect(callText(gameOf(entries), NAMES, texts)).toBe(call);
  expect(sayTurn(gameOf(entries), NAMES, texts)).toBe(say);
});

it('ends with who has won', async () => {
  const texts = await textsIn('en');
  const second: Entry[] = [
    { total: 0 },
    { total: 61 },
    { total: 0 },
    { total: 40, dartsThrown: 2 },
  ];
  const game = gameOf([...LEG, ...second]);
  expect(callText(game, NAMES, texts)).toBe('Game shot, and the match, Anna');
  expect(sayTurn(game, NAMES, texts)).toBe('Anna wins.');
});

it('names the match’s winner, not who won its last leg', async () => {
  const texts = await textsIn('en');
  const format = { legs: { kind: 'all', count: 3 } } as const;
  const lost: Entry[] = [{ total: 0 }, { total: 61 }, { total: 0 }, { total: 40, dartsThrown: 1 }];
  const game = gameOf([...LEG, ...lost, { total: 0 }, ...LEG.with(1, { total: 0 })], { format });
  expect(game.position.standing).toMatchObject({ legs: [2, 1], winner: 0 });
  expect(callText(game, NAMES, texts)).toBe('Game shot, and the match, Anna');
  expect(sayTurn(game, NAMES, texts)).toBe('Anna wins.');
});

it('says that a match is drawn', async () => {
  const texts = await textsIn('de');
  const game = gameOf([...LEG, ...LEG], { format: { legs: { kind: 'all', count: 2 } } });
  expect(callText(game, NAMES, texts)).toBe('Spiel, unentschieden');
  expect(sayTurn(game, NAMES, texts)).toBe('Das Spiel endet unentschieden.');
});

it('asks for the bull at the limit of rounds, and says who won the leg by it', async () => {
  const texts = await textsIn('en');
  const rules = { game: 'x01', start: 101, in: 'straight', out: 'double', roundLimit: 1 } as const;
  const limit = gameOf(LEG.slice(0, 2), { rules });
  expect(callText(limit, NAMES, texts)).toBe('No score. The bull decides');
  expect(sayTurn(limit, NAMES, texts)).toBe(
    'Ben: 0. 101 left. Round limit reached, the bull decides.',
  );
  const won = gameOf([...LEG.slice(0, 2), { bull: 1 }], { rules });
  expect(callText(won, NAMES, texts)).toBe('Game shot, and the leg, Ben');
  expect(sayTurn(won, NAMES, texts)).toBe('Leg to Ben. Ben to throw.');
  const begun = gameOf([{ bull: 1 }], { first: null });
  expect(callText(begun, NAMES, texts)).toBe('');
  expect(sayTurn(begun, NAMES, texts)).toBe('Ben to throw.');
});
