import { describe, expect, it } from 'vitest';
import { threadOf, titleWords } from './title-words.ts';

describe('the words of a title', () => {
  it.each([
    ['Turnierkalender der vergangenen Saison', ['Turnierkalender', 'Saison']],
    ['Ellenbogen sackt beim Abwurf ab: Problem oder egal?', ['Ellenbogen', 'Problem']],
    ['Euer aktuelles Setup: kurz und knapp bitte', ['Setup']],
    ['21 oder 24 Gramm: merkt ihr das wirklich?', ['Gramm']],
    ['Steel-Darts 24g', ['Steel-Darts']],
    ['how to hit more trebles consistently', ['consistently']],
    ['Wer ist da?', []],
    ['Wer kommt aus Köln? Ganz Kölner Köln?', ['Kölner']],
  ])('that say most of %s', (title, words) => {
    expect(titleWords(title)).toEqual(words);
  });
});

it('finds the thread of what was found', () => {
  expect(threadOf('/forum/thread/12?post=3#post-3')).toBe(12);
  expect(threadOf('/lounges/koeln')).toBeUndefined();
});
