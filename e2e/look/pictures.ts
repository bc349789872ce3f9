import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { collectErrors, quietOf } from '../support/errors.ts';
import { showTheme } from '../support/theme.ts';

const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;

/** Heights in CSS pixels: of the window, and of what is kept of a long page. */
const WINDOW = 900;
const MOST = 2700;

export interface Pictured {
  path: string;
  /** names of the files, light and dark for each width */
  files: string[];
  /** what a person who looks at the pictures might miss */
  notes: string[];
}

/** Takes pictures of a page in all widths and both themes, and writes them into a folder. */
export async function picture(page: Page, path: string, folder: string): Promise<Pictured> {
  const { errors, stop } = collectErrors(page, (answer) => answer.request().isNavigationRequest());
  const [files, notes]: [string[], string[]] = [[], []];
  const quiet = quietOf(page);
  await page.setViewportSize({ width: widths[0], height: WINDOW });
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: WINDOW });
    for (const theme of themes) {
      await showTheme(page, theme);
      await quiet();
      const file = `${nameOf(path)}-${width}-${theme}.jpg`;
      const { height, over } = await sizeOf(page);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MOST) };
      const image = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 75 });
      await writeFile(join(folder, file), image);
      files.push(file);
      if (over > 0) notes.push(`${width} px: ${over} px wider than the window`);
    }
    notes.push(`${width} px: ${(await sizeOf(page)).height} px high`);
  }
  stop();
  const led = new URL(page.url());
  if (led.pathname + led.search !== path) notes.unshift(`led to ${led.pathname}${led.search}`);
  return { path, files, notes: [...new Set([...notes, ...errors])] };
}

const nameOf = (path: string) => path.replaceAll(/[^\w]+/g, '_').replace(/^_/, '') || 'start';

const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { height: scrollHeight, over: scrollWidth - clientWidth };
  });
