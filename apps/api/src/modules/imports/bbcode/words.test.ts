import { expect, it } from 'vitest';
import { parseBbcode } from './parse.ts';
import { Losses } from './tree.ts';
import { writeWords } from './write.ts';

const wordsOf = (written: string): string =>
  writeWords(parseBbcode(written, new Losses()), {
    resolve: (address) => (address.startsWith('https:') ? address : null),
    attachment: (id, name) => `[${name || id}]`,
  });

it.each([
  ['[b]fett[/b] und *so* und snake_case_', 'fett und *so* und snake_case_'],
  ['- kein\\\nPunkt', '- kein\\\nPunkt'],
  ['[quote=Dora]Samstag?[/quote]Ja!', '> Dora:\n> Samstag?\n\nJa!'],
  ['[list][*]eins[*]zwei[/list]', '- eins\n- zwei'],
  ['[url=https://pdc.tv]hier[/url], https://pdc.tv/a_b', 'hier https://pdc.tv, https://pdc.tv/a_b'],
  ['[url]https://pdc.tv[/url]', 'https://pdc.tv'],
  ['[quote][code]a\n  `b`[/code][/quote]', '> a\n>   `b`'],
])('%j has no signs where they mean nothing', (written, expected) => {
  expect(wordsOf(written)).toBe(expected);
});
