import { beforeEach, describe, expect, it } from 'vitest';
import { MapAnswers } from './map-answers.ts';

let time: number;
let answers: MapAnswers;
let asked: number;

beforeEach(() => {
  time = 0;
  asked = 0;
  answers = new MapAnswers(() => time);
});

const QUESTION = { zoom: 5, text: 'pub' };

/** Asks for an answer that takes this long, and returns how often it was computed. */
const ask = (milliseconds: number, question = QUESTION) =>
  answers.get(question, async () => {
    asked += 1;
    time += milliseconds;
    return { asked };
  });

it('keeps what took long', async () => {
  await ask(50);
  expect(await ask(50)).toEqual({ asked: 1 });
});

it('looks again for what is quick', async () => {
  await ask(5);
  expect(await ask(5)).toEqual({ asked: 2 });
});

it('does not answer one question with the answer of another', async () => {
  await ask(50);
  expect(await ask(50, { ...QUESTION, zoom: 6 })).toEqual({ asked: 2 });
});

it('looks once for all who ask at the same time', async () => {
  const all = await Promise.all([ask(5), ask(5), ask(5)]);
  expect(all).toEqual([{ asked: 1 }, { asked: 1 }, { asked: 1 }]);
});

describe('a change', () => {
  it('drops what is kept', async () => {
    await ask(50);
    answers.clear();
    expect(await ask(50)).toEqual({ asked: 2 });
  });

  it('also drops what is being looked for', async () => {
    const early = ask(50);
    answers.clear();
    expect(await ask(50)).toEqual({ asked: 2 });
    await early;
    expect(await ask(50)).toEqual({ asked: 2 });
  });
});

it('keeps nothing of what failed', async () => {
  const failing = answers.get(QUESTION, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await ask(5)).toEqual({ asked: 1 });
});
