import { expect, it } from 'vitest';
import { withQuoted } from './selected-words.ts';

it('puts a quote of several lines behind what is written already', () => {
  expect(withQuoted('', 'Tops')).toBe('> Tops\n\n');
  expect(withQuoted(' \n', 'Tops')).toBe('> Tops\n\n');
  expect(withQuoted('Na ja.\n', 'Tops\n\nD16')).toBe('Na ja.\n\n> Tops\n> \n> D16\n\n');
});
