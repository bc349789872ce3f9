import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalCss, keyframes } from './global-css.ts';
import { printCss } from './print.ts';
import { themeConfig } from './system.ts';

type Styles = Parameters<typeof Global>[0]['styles'];
type GlobalStyles = NonNullable<SystemConfig['globalCss']>;

const systemWith = (more: GlobalStyles) =>
  createSystem(defaultBaseConfig, themeConfig, {
    preflight: true,
    globalCss: { ...globalCss, ...more },
    theme: { keyframes },
  });

/** Emotion renders a style element; only its content is needed. */
const toCss = (styles: Styles) =>
  renderToStaticMarkup(createElement(Global, { styles })).replace(/<\/?style[^>]*>/g, '');

/** Without JavaScript no class is set, so the reader's system decides. */
function systemDarkCss({ tokens }: ReturnType<typeof systemWith>): string {
  const variables = tokens.cssVarMap.get('_dark');
  if (!variables) throw new Error('the theme has no dark colours');
  const declarations = [...variables].map(([name, value]) => `${name}:${value}`).join(';');
  return `@layer tokens{@media (prefers-color-scheme:dark){:root:not(.light){${declarations}}}}`;
}

/**
 * The theme's whole static CSS: layer order, reset, elements without classes, tokens for light and
 * dark. It is served once as a file, so that no page contains it; `ThemeProvider` does not add it
 * again. Runs in Node only (build and tests).
 * @param more rules of parts that are on many pages, which cost them no script here
 */
export function themeCss(more: GlobalStyles = {}): string {
  const system = systemWith(more);
  const globals = system._global.map((part) => toCss(part as Styles));
  return [system.layers.atRule, ...globals, systemDarkCss(system), printCss()].join('');
}
