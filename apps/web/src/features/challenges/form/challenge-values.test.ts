import type { ChallengeOutput } from '@oche/validators/challenges/schemas';
import { expect, it } from 'vitest';
import { challengeForm, newValues, valuesOf, wishOf } from './challenge-values.ts';

const times = { date: '2026-11-27', from: 1080, until: 1500 };
const challenge = (said: Partial<ChallengeOutput>): ChallengeOutput => ({
  id: 1,
  status: 'open',
  by: null,
  isOwn: true,
  isDirect: false,
  from: '2026-11-27T17:00:00.000Z',
  until: '2026-11-28T00:00:00.000Z',
  lounge: null,
  within: null,
  radius: 10,
  game: { rules: { game: 'cricket' }, bestOf: 3 },
  level: { min: 45, max: null },
  note: null,
  answerCount: 0,
  meetsAt: null,
  zipCode: '50667',
  answers: [],
  ownAnswer: null,
  meeting: null,
  can: { answer: false, edit: true, close: true, decline: false, cancel: false, report: false },
  ...said,
});

it('needs no more than a tap', () => {
  const values = challengeForm.parse(newValues(times, '50667'));
  expect(wishOf(values)).toEqual({
    from: '2026-11-27T17:00:00.000Z',
    until: '2026-11-28T00:00:00.000Z',
    zipCode: '50667',
    radius: 25,
    game: { rules: { game: 'x01', start: 501 }, bestOf: 5 },
    level: { min: null, max: null },
    note: undefined,
  });
});

it.each([
  challenge({}),
  challenge({ level: { min: null, max: 40 }, note: 'Hallo' }),
  challenge({ zipCode: null, lounge: { id: 7, name: 'Oche', city: 'Köln' } }),
  challenge({ game: { rules: { game: 'x01', start: 301 }, bestOf: 1 } }),
  challenge({ game: { rules: null, bestOf: 7 } }),
])('says the same after it was opened and saved', (said) => {
  const { from, until, radius, game, level, note, zipCode, lounge } = said;
  expect(wishOf(challengeForm.parse(valuesOf(said)))).toEqual({
    from,
    until,
    radius,
    game,
    level,
    note: note ?? undefined,
    ...(lounge ? { loungeId: lounge.id } : { zipCode }),
  });
});

it('says at which field something is missing', () => {
  const errors = (patch: object) =>
    challengeForm
      .safeParse({ ...newValues(times, '50667'), ...patch })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(errors({ until: '1080' })).toEqual([['until', 'endBeforeBegin']]);
  expect(errors({ zipCode: '' })).toEqual([['zipCode', 'required']]);
  expect(errors({ zipCode: '12' })).toEqual([['zipCode', 'invalidZipCode']]);
  expect(errors({ level: 'custom', min: '60', max: '50' })).toEqual([['max', 'tooSmall']]);
  expect(errors({ level: 'custom', min: 'x' })).toEqual([['min', 'invalidNumber']]);
});
