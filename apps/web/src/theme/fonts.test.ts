import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

interface Face {
  family: string;
  file?: string;
  has(letter: string): boolean;
}

const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => {
  const [, family = ''] = /font-family: "([^"]+)"/.exec(rule) ?? [];
  const [, file] = /url\("([^"]+)"\)/.exec(rule) ?? [];
  const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = 0]) => code >= first && code <= last);
  };
  return { family, has, ...(file && { file }) };
});
const files = faces.filter(({ file }) => file);

describe('the fonts', () => {
  it('are two families, two files each at most', () => {
    const families = files.map(({ family }) => family);
    expect(new Set(families)).toEqual(new Set(['Source Sans 3', 'Barlow Condensed']));
    for (const family of families) {
      expect(families.filter((other) => other === family).length).toBeLessThanOrEqual(2);
    }
  });

  it('draw German, English and the names of Europe', () => {
    const written = 'ÄÖÜäöüß„“‚‘–…€×·½ÀÉÎÑÕøåæœçğıİłńśźżčďěňřšťůžőűășțąęėįšųūžāģķļņėõþðýŵŷ';
    for (const { file, has } of files) {
      expect(
        [...written].filter((letter) => !has(letter)),
        file,
      ).toEqual([]);
    }
  });

  it('have a stand-in of the same measures for each system', () => {
    for (const family of ['Source Sans 3', 'Barlow Condensed']) {
      const standIns = faces.filter((face) => !face.file && face.family.startsWith(family));
      expect(new Set(standIns.map((face) => face.family))).toEqual(
        new Set([`${family} Arial`, `${family} Roboto`, `${family} DejaVu`]),
      );
    }
  });
});
