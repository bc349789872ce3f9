import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../components/button.tsx';
import { ThemeProvider } from './provider.tsx';
import { themeCss } from './theme-css.ts';

const css = themeCss();

it('puts the layers in order first, so that a page may add its styles anywhere', () => {
  expect(css.startsWith('@layer reset, base, tokens, recipes;')).toBe(true);
});

it('has light tokens for all, dark ones for .dark and for dark systems without a class', () => {
  expect(css).toContain(':where(:root, .light, .light .dark :is(dialog, [popover])){');
  expect(css).toMatch(/\.dark\s?\{--o-colors-bg:#17110C/);
  expect(css).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root:not\(\.light\)\{--o-colors-bg:#17110C/,
  );
});

it('stays a small file', () => {
  expect(css.length).toBeLessThan(20_000);
});

it('is not written into pages again', () => {
  const html = renderToString(
    createElement(ThemeProvider, null, createElement(Button, null, '180')),
  );
  expect(html).toContain('180');
  expect(html).not.toContain('--o-colors-bg:');
  expect(html).not.toContain('@layer reset');
});
