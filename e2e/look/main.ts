import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../support/browser.ts';
import { startUndisturbed } from '../support/oche.ts';
import { addressesOf } from './addresses.ts';
import { type Person, people } from './people.ts';
import { type Pictured, picture } from './pictures.ts';
import { writeSheet } from './sheet.ts';

/*
 * pnpm look AREA [AREA …]: pictures of every kind of page of these areas, as everybody sees them, in both languages and
 * themes and three widths, on a server with the demo data. They stay out of the repository, in `.look`.
 */

const { values, positionals: areas } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string', default: Object.keys(people).join() },
    languages: { type: 'string', default: 'de,en' },
    /** address of a running Oche with the demo data; without it one is started */
    at: { type: 'string' },
  },
});
const readers = values.as.split(',').filter((name): name is Person => name in people);
const languages = values.languages.split(',');
if (areas.length === 0 || readers.length === 0) {
  console.error(`pnpm look AREA [AREA …] [--as ${Object.keys(people).join()}] [--languages de,en]`);
  console.error('AREA is the first part of an address, e.g. forum, or start');
  process.exit(1);
}

const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' };
const home = join(import.meta.dirname, '../../.look');
const oche = values.at ? undefined : await startUndisturbed('look');
const baseURL = values.at ?? oche?.url ?? '';
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags });
try {
  for (const area of areas)
    for (const reader of readers)
      for (const language of languages) await look(area, reader, language);
} finally {
  await browser.close();
  oche?.kill();
}

async function look(area: string, reader: Person, language: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: LOCALES[language],
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await people[reader](context, baseURL);
  await context.addCookies([{ name: 'locale', value: language, url: baseURL }]);
  const folder = join(home, area, `${reader}-${language}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = await context.newPage();
  const rows: Pictured[] = [];
  for (const path of await addressesOf(page, area === 'start' ? '' : area))
    rows.push(await picture(page, path, folder));
  const file = await writeSheet(page, folder, {
    title: `${area} · ${reader} · ${language}`,
    rows,
  });
  await context.close();
  console.log(`${relative(process.cwd(), file)}: ${rows.length} pages`);
}
