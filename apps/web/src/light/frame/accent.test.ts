import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../theme/contrast.ts';
import { palette } from '../../theme/palette.ts';
import { accentCss, accentOf, isColour } from './accent.ts';

const { paper, pub, ink, chalk } = palette;
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colour a host chooses, all that is read in it has a contrast of 4.5:1', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const accent = accentOf(colour);
      expect(contrast(accent.contrast, accent.solid)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [paper.raised, paper.base, paper.sunken, accent.light.subtle]) {
        expect(contrast(accent.light.text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of [pub.raised, pub.base, pub.sunken, accent.dark.subtle]) {
        expect(contrast(accent.dark.text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      // what is lost in the night is lit up
      expect(contrast(accent.lit, pub.raised)).toBeGreaterThanOrEqual(1.5);
      expect(contrast(accent.onLit, accent.lit)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink.muted, accent.light.subtle)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(chalk.muted, accent.dark.subtle)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that stands out stays as it was chosen', () => {
  expect(accentOf('#0a3d91')).toMatchObject({
    solid: '#0a3d91',
    contrast: paper.raised,
    light: { text: '#0a3d91' },
  });
  expect(accentOf('#0a3d91').lit).toBe('#0a3d91');
  expect(accentOf('#ffd500').contrast).toBe(ink.base);
});

test('nothing but a colour is one', () => {
  expect(['#0a3d91', '#ABCDEF'].every(isColour)).toBe(true);
  const others = ['red', '#fff', '0a3d91', '#0a3d91;}', '#0a3d9g', '', '#0a3d91ff', ' #0a3d91'];
  expect(others.some(isColour)).toBe(false);
  expect(accentCss('#0a3d91')).toMatch(/^:root\[data-ground\]\{[^}]*--accent-solid:#0a3d91;/);
});
