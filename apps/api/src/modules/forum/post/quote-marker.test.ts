import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkedContent, readQuoteMarker, writeQuoteMarker } from './quote-marker.ts';

/** Texts composed of just those pieces that the marker consists of. */
const treacherousText = fc
  .array(
    fc.oneof(
      fc.constantFrom('[Zitat #3]', '[Zitat #', '\\', '> ', '>', '\n', '\r\n', '\n\n', ' ', '#12]'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const number = fc.integer({ min: 1, max: 999_999_999 });

describe('the quote marker', () => {
  it('reads back what it wrote, whatever the texts look like', () => {
    const marked: fc.Arbitrary<MarkedContent> = fc.oneof(
      fc.record({
        quotedNumber: fc.constant(null),
        quotedText: fc.constant(null),
        content: treacherousText,
      }),
      fc.record({ quotedNumber: number, quotedText: treacherousText, content: treacherousText }),
    );
    fc.assert(
      fc.property(marked, (value) => {
        expect(readQuoteMarker(writeQuoteMarker(value))).toEqual(value);
      }),
      { numRuns: 5000 },
    );
  });

  it('never gives two posts the same text', () => {
    fc.assert(
      fc.property(treacherousText, number, treacherousText, treacherousText, (plain, n, q, own) => {
        const quoting = writeQuoteMarker({ quotedNumber: n, quotedText: q, content: own });
        const text = writeQuoteMarker({ quotedNumber: null, quotedText: null, content: plain });
        expect(text).not.toBe(quoting);
      }),
    );
  });

  it('has the documented form', () => {
    expect(
      writeQuoteMarker({ quotedNumber: 3, quotedText: 'Doppel 16\nist besser', content: 'Genau!' }),
    ).toBe('[Zitat #3]\n> Doppel 16\n> ist besser\n\nGenau!');
  });

  it.each([
    ['a marker alone', '[Zitat #3]\nGenau!'],
    ['a marker and an empty line', '[Zitat #3]\n\nGenau!'],
    ['Windows line ends', '[Zitat #3]\r\n> Doppel 16\r\n\r\nGenau!'],
    ['no empty line after the quote', '[Zitat #3]\n> Doppel 16\nGenau!'],
  ])('takes %s', (_, text) => {
    expect(readQuoteMarker(text)).toMatchObject({ quotedNumber: 3, content: 'Genau!' });
  });

  it.each(['[Zitat #0] x', '[Zitat #3] steht mitten im Satz', 'Zitat #3', ' [Zitat #3]'])(
    'leaves %j as it is',
    (text) => {
      expect(readQuoteMarker(text)).toEqual({
        quotedNumber: null,
        quotedText: null,
        content: text,
      });
    },
  );
});
