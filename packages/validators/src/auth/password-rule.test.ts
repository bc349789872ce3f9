import { expect, test } from 'vitest';
import { ownWords, passwordFlaw } from './password-rule.ts';

const list = new Set([
  'password',
  'michael',
  'schatz',
  'weihnachten',
  'iloveyou',
  'p@$$word',
  'demo',
]);
const isCommon = (word: string) => list.has(word);
const own = ownWords(['Anna', 'Berg-Müller', 'anna.berg77@example.org']);
const flaw = (password: string) => passwordFlaw(password, { own, isCommon });

test.each([
  [
    'passwordCommon',
    'Weihnachten',
    'WEIHNACHTEN!!',
    'password2026',
    '123password',
    'P4ssw0rd123',
    'p@ssw0rd!!',
    'PasswordPassword',
    'drowssap12',
    'mich-ael-1988',
    'M1chael24.12.',
    'schatz-schatz',
    'I love you!',
  ],
  [
    'passwordOwn',
    'annaberg77',
    'Anna.Berg.1988',
    'AnnaBergAnnaBerg',
    'bergmueller1',
    'BergMüller!',
    '4nn4-b3rg-2026',
    'anna-example-org',
    'AnnaMichael7',
  ],
  [
    'passwordProduct',
    'Darts180Darts180',
    'annadarts180',
    'oche-demo-2026',
    'DartsOche2026!',
    'Triple-20-Triple-20',
    'bullseye501',
    'd4rts-0ch3-x',
    'oneeighty180',
    'Checkout 170!',
  ],
  [
    'passwordSequence',
    '1234567890',
    '17121995171',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwertzuiop',
    'QWERTZ123456',
    'asdfghjkl123',
    'zyxwvutsrq',
    '0987654321ab',
    '112233445566',
  ],
])('%s', (why, ...passwords) => {
  for (const password of passwords) expect([password, flaw(password)]).toEqual([password, why]);
});

test.each([
  'mein opa warf immer mit links',
  'drei Darts im Bull',
  'neu und geheim',
  'k7Rt-2mWq9',
  'tungsten-23-gram',
  'anna wohnt am großen see',
  'Neue Pfeile fliegen besser',
  'correct horse battery staple',
  'ドラゴンは夜に飛ぶのか',
])('%s is taken', (password) => expect(flaw(password)).toBeNull());

test('short names are in everything, and say nothing', () => {
  const words = ownWords(['Al', 'Bo', 'x@y.zz']);
  expect(passwordFlaw('albo und seine katze', { own: words })).toBeNull();
});
