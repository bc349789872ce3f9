import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './settled.ts';

/** WCAG 2.2 on level AA, and axe's own good practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Blocks in elements that hold text only. React tells of some of them, and only in development. */
const NESTED =
  ':is(span, p, button, label, h1, h2, h3) :is(div, p, ul, ol, dl, section, h1, h2, h3)';

/** Half a second for each page that gets it, and twice that if it isn't the short one. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What of them depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the page as it is once its colours have changed. axe runs in the page itself and returns
 * details of violations only; its own package for Playwright opens another page and returns everything
 * that is right, too, which takes five times as long.
 *
 * @param only the colours, for the second theme of a page that was checked
 * @returns a line for each violation: its rule and the first element; and for each element inside one
 *   that must not contain it
 */
export async function listViolations(
  page: Page,
  { only }: { only?: 'colours' } = {},
): Promise<string[]> {
  await settled(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  return page.evaluate(
    async ([rules, blocks]) => {
      // what a phone's bar lies on at this moment can be scrolled from below it, so it isn't too small to hit
      const bar = document.querySelector<HTMLElement>('[data-tabs]');
      bar?.style.setProperty('position', 'static');
      const { violations } = await window.axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        // off by default, and what Lighthouse counts: a name contains what can be read
        rules: { 'label-content-name-mismatch': { enabled: blocks !== '' } },
      });
      bar?.style.removeProperty('position');
      // a booking in a calendar has a name that is made to be heard: with units, and in an order of its own
      const found = violations.flatMap(({ id, nodes }) => {
        const first = nodes.find(({ html }) => !html.includes('data-entry='));
        return first || id !== 'label-content-name-mismatch'
          ? [`${id}: ${(first ?? nodes[0])?.html}`]
          : [];
      });
      const nested = blocks ? [...document.querySelectorAll(blocks)] : [];
      return [
        ...found,
        ...nested.map(({ parentElement }) => `nesting: ${parentElement?.outerHTML.slice(0, 200)}`),
      ];
    },
    [only ? COLOURS : RULES, only ? '' : NESTED] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
