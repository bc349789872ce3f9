import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (content: string, query: string) =>
  markedParts(content, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Heute 180 geworfen', '180', 'Heute [180] geworfen'],
  ['Checkout über Doppel 16', 'dop check', '[Checkout] über [Doppel] 16'],
  ['Das Unwort', 'wort', 'Das Unwort'],
  ['was kostet das? (VB)', '(vb', 'was kostet das? [(VB])'],
  ['nichts davon', '   ', 'nichts davon'],
])('marks in "%s" for "%s"', (content, query, expected) => {
  expect(marked(content, query)).toBe(expected);
});

it('begins a long text shortly before the first word', () => {
  const text = marked(`${'Pfeil '.repeat(40)}Bullseye zum Sieg`, 'bull');
  expect(text).toMatch(/^… .{20,40}\[Bullseye\] zum Sieg$/);
});
