import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KindWords, namesIn, putBack, readIntent, withoutIt } from './read-intent.ts';

const kinds: KindWords[] = [
  { category: 'tournaments', always: 'turnier/turniere/tournament' },
  { category: 'lounges', always: 'lounge/lounges/kneipe', besidePlace: 'halle/spielen' },
  { category: 'forum', always: 'thread', besideWords: 'regel/regeln' },
];
const place = (asked: string, codes: number) => ({
  asked,
  name: asked,
  latitude: 50,
  longitude: 7,
  codes,
});
const places = new Map(
  [place('köln', 40), place('Bad Salzuflen', 1), place('linden', 1), place('50823', 1)].map(
    (each) => [each.asked, each],
  ),
);
/** A Saturday. */
const TODAY = '2026-11-28';
const read = (question: string, today = TODAY) => readIntent(question, kinds, places, today);
const said = (question: string) =>
  read(question).parts.map((part) => {
    if (part.role === 'kind') return `${part.text} = ${part.category}`;
    if (part.role === 'place') return `${part.text} = ${part.place.name}`;
    return part.role === 'time'
      ? `${part.text} = ${part.days.from}/${part.days.until}`
      : `${part.text} = near`;
  });

it.each([
  [
    'turnier köln samstag',
    ['turnier = tournaments', 'köln = köln', 'samstag = 2026-11-28/2026-11-28'],
  ],
  ['turnir in köln', ['turnir = tournaments', 'in köln = köln']],
  ['lounges in der nähe', ['lounges = lounges', 'in der nähe = near']],
  ['lounges near me', ['lounges = lounges', 'near me = near']],
  ['regeln überwerfen', ['regeln = forum']],
  ['regeln', []],
  ['wo kann ich in köln spielen', ['in köln = köln', 'spielen = lounges']],
  ['wie oft spielen', []],
  ['kneipe linden', ['kneipe = lounges', 'linden = linden']],
  ['linden darts', []],
  ['darts 50823', ['50823 = 50823']],
  ['kneipe in Bad Salzuflen', ['kneipe = lounges', 'in Bad Salzuflen = Bad Salzuflen']],
  ['"turnier köln" -kneipe', []],
])('reads "%s"', (question, expected) => {
  expect(said(question)).toEqual(expected);
});

describe('times', () => {
  it.each([
    ['heute abend', TODAY, TODAY],
    ['morgen', '2026-11-29', '2026-11-29'],
    ['übermorgen', '2026-11-30', '2026-11-30'],
    ['am Freitag', '2026-12-04', '2026-12-04'],
    ['this weekend', TODAY, '2026-11-29'],
    ['nächstes Wochenende', '2026-12-05', '2026-12-06'],
    ['next week', '2026-11-30', '2026-12-06'],
    ['im Dezember', '2026-12-01', '2026-12-31'],
    ['im März', '2027-03-01', '2027-03-31'],
    ['in may', '2027-05-01', '2027-05-31'],
    ['12.12.', '2026-12-12', '2026-12-12'],
    ['1. Februar', '2027-02-01', '2027-02-01'],
    ['december 3rd', '2026-12-03', '2026-12-03'],
    ['24.12.2026', '2026-12-24', '2026-12-24'],
  ])('"%s"', (text, from, until) => {
    const [part] = read(`turnier ${text}`).parts.filter(({ role }) => role === 'time');
    expect(part).toMatchObject({ text, days: { from, until } });
  });

  it.each(['31.6.', 'may the best win', 'samstags', '180 von 501'])('"%s" is none', (text) => {
    expect(read(text).parts.filter(({ role }) => role === 'time')).toEqual([]);
  });
});

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
const pieces = fc.oneof(
  fc.constantFrom(
    ...['turnier', 'köln', 'in', 'samstag', 'heute abend', '12.12.', 'regeln', 'linden', '"', '-'],
    ...['24g', 'unter 50 euro', 'near me', 'Bad Salzuflen', 'may', 'März', '𝔻𝕒𝕣𝕥', '50823'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const question = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(' '));

it('loses no word: with everything put back it is the question again', () => {
  fc.assert(
    fc.property(question, (text) => {
      const { parts, left } = read(text);
      expect(left).toHaveLength(text.length);
      expect(putBack(left, parts)).toBe(text);
      for (const part of parts) {
        expect(words(`${withoutIt(text, part)} ${part.text}`).join('')).toHaveLength(
          words(text).join('').length,
        );
      }
    }),
  );
});

it('names of places are parts of the question', () => {
  fc.assert(
    fc.property(question, (text) => {
      for (const name of namesIn(text)) expect(text.startsWith(name.text, name.at)).toBe(true);
    }),
  );
});
