import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

/** WCAG 2.2 on level AA, and axe's own good practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of them depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the page as it is once its colours have changed. axe runs in the page itself and returns
 * details of violations only; its own package for Playwright opens another page and returns everything
 * that is right, too, which takes five times as long.
 *
 * @param only the colours, for the second theme of a page that was checked
 * @returns a line for each violation: its rule and the first element
 */
export async function listViolations(
  page: Page,
  { only }: { only?: 'colours' } = {},
): Promise<string[]> {
  await settled(page);
  await page.evaluate(`window.axe === undefined && (() => { ${axe.source} })()`);
  return page.evaluate(
    async (rules) => {
      const options = { runOnly: rules, resultTypes: ['violations' as const] };
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    only ? COLOURS : RULES,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
