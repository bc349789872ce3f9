import { zipCode } from '@oche/validators/auth/schemas';
import { radii } from '@oche/validators/challenges/limits';
import { CHALLENGE_TEXT_MAX, type ChallengeOutput } from '@oche/validators/challenges/schemas';
import { optionalText } from '@oche/validators/common';
import * as z from 'zod/mini';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { type DayTimes, spanOf, timesOf } from './when.ts';

export const levelChoices = ['any', 'beginner', 'middle', 'good', 'top', 'custom'] as const;
type LevelChoice = (typeof levelChoices)[number];

const LEVELS: Record<Exclude<LevelChoice, 'custom'>, Level> = {
  any: { min: null, max: null },
  beginner: { min: null, max: 40 },
  middle: { min: 40, max: 55 },
  good: { min: 55, max: 70 },
  top: { min: 70, max: null },
};
type Level = ChallengeOutput['level'];

export const games = ['501', '301', '701', 'cricket', 'any'] as const;
export const lengths = ['1', '3', '5', '7', '9', '11'] as const;

/** Where: a postal code that is typed, or a lounge by its id. */
export const ZIP_CODE = 'zip';

const average = z.string().check(z.regex(/^(\d{1,3})?$/, 'invalidNumber'));

/** The form's fields; all but the note are choices. */
export const challengeForm = z
  .object({
    date: z.string(),
    from: z.string(),
    until: z.string(),
    where: z.string(),
    zipCode: z.union([z.literal(''), zipCode], 'invalidZipCode'),
    radius: z.string(),
    game: z.enum(games),
    bestOf: z.string(),
    level: z.enum(levelChoices),
    min: average,
    max: average,
    note: optionalText(CHALLENGE_TEXT_MAX),
  })
  .check(
    z.refine(({ from, until }) => Number(from) < Number(until), {
      error: 'endBeforeBegin',
      path: ['until'],
    }),
    z.refine(({ where, zipCode: code }) => where !== ZIP_CODE || code !== '', {
      error: 'required',
      path: ['zipCode'],
    }),
    z.refine(({ level, min, max }) => level !== 'custom' || !min || !max || +min <= +max, {
      error: 'tooSmall',
      path: ['max'],
    }),
  );
export type ChallengeForm = z.input<typeof challengeForm>;

const DEFAULTS = {
  where: ZIP_CODE,
  radius: String(radii[2]),
  game: '501',
  bestOf: '5',
  level: 'any',
  min: '',
  max: '',
  note: '',
} as const;

const timeFields = ({ date, from, until }: DayTimes) => ({
  date,
  from: String(from),
  until: String(until),
});

/** A new challenge needs no more than a tap: everything has been chosen. */
export const newValues = (times: DayTimes, ownZipCode: string | null): ChallengeForm => ({
  ...DEFAULTS,
  ...timeFields(times),
  zipCode: ownZipCode ?? '',
});

/** What a challenge says, as the form for changing it needs it. */
export function valuesOf(challenge: ChallengeOutput): ChallengeForm {
  const { game, level, lounge, note, radius } = challenge;
  const known = levelChoices.find(
    (choice) =>
      choice !== 'custom' && LEVELS[choice].min === level.min && LEVELS[choice].max === level.max,
  );
  const { rules } = game;
  const name = rules?.game === 'x01' ? String(rules.start) : (rules?.game ?? 'any');
  return {
    ...timeFields(timesOf(challenge)),
    where: lounge ? String(lounge.id) : ZIP_CODE,
    zipCode: challenge.zipCode ?? '',
    radius: String(radius),
    game: games.find((one) => one === name) ?? '501',
    bestOf: String(game.bestOf),
    level: known ?? 'custom',
    min: String(level.min ?? ''),
    max: String(level.max ?? ''),
    note: note ?? '',
  };
}

type Wish = Omit<RouterInputs['challenges']['update'], 'id'>;

/** What the API takes. */
export function wishOf(values: z.output<typeof challengeForm>): Wish {
  const { date, from, until, where, game, level, min, max } = values;
  const isAtLounge = where !== ZIP_CODE;
  const typed = (text: string) => (text === '' ? null : Number(text));
  return {
    ...spanOf({ date, from: Number(from), until: Number(until) }),
    ...(isAtLounge ? { loungeId: Number(where) } : { zipCode: values.zipCode }),
    radius: Number(values.radius),
    game: {
      rules:
        game === 'any'
          ? null
          : game === 'cricket'
            ? { game }
            : { game: 'x01', start: Number(game) },
      bestOf: Number(values.bestOf),
    },
    level: level === 'custom' ? { min: typed(min), max: typed(max) } : LEVELS[level],
    note: values.note,
  };
}
