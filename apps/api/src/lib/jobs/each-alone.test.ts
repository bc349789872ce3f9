import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { eachAlone, throwFailure } from './each-alone.ts';

const refused = new AppError('BAD_INPUT');
const broken = new Error('broken');
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

async function run(outcomes: readonly (Error | null)[]) {
  const done: number[] = [];
  const noted: [number, unknown][] = [];
  const work = async (index: number) => {
    const error = outcomes[index];
    if (error) throw error;
    done.push(index);
  };
  const errors = await eachAlone(outcomes.keys(), work, (index, error) =>
    noted.push([index, error]),
  );
  return { done, noted, errors };
}

it('does the others when one fails, and says which did', async () => {
  expect(await run([null, refused, null, broken, null])).toEqual({
    done: [0, 2, 4],
    noted: [
      [1, refused],
      [3, broken],
    ],
    errors: [refused, broken],
  });
});

it('ends where the database is away', async () => {
  await expect(run([null, away, null])).rejects.toBe(away);
});

it('is tried again as long as one of them may come out otherwise', () => {
  expect(() => throwFailure([])).not.toThrow();
  expect(() => throwFailure([refused, broken])).toThrow(broken);
  expect(() => throwFailure([refused])).toThrow(refused);
});
