import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Pictured } from './pictures.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes a page with all pictures that one reader has of an area: a row for each page, which opens the whole picture.
 * Beside it lies a picture of the whole sheet.
 * @param page any, which shows the sheet after that
 * @returns the file
 */
export async function writeSheet(
  page: Page,
  folder: string,
  { title, rows }: { title: string; rows: readonly Pictured[] },
): Promise<string> {
  const row = ({ path, files, notes }: Pictured) => `<h2>${escaped(path)}</h2>
<p>${notes.map(escaped).join(' · ')}</p>
<div>${files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`).join('')}</div>`;
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
  body { font: 14px/1.4 system-ui; margin: 16px; background: #777; color: #fff }
  div { display: grid; grid-template-columns: 1fr 1fr 2fr 2fr 4fr 4fr; gap: 8px; align-items: start }
  img { width: 100%; max-height: 900px; object-fit: cover; object-position: top }
</style>
<h1>${escaped(title)}</h1>
${rows.map(row).join('\n')}
`,
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  return file;
}
