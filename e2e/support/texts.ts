import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** The languages of the app. */
export type Language = 'de' | 'en';

const FOLDER = join(import.meta.dirname, '../../apps/web/src/i18n');
/** A shorter one may be what somebody has written, or a brand. */
const SHORTEST = 8;

/** What stands in the demo's forum and polls, and happens to be a text of ours, too. */
const WRITTEN = new Set(['Neuigkeiten', 'Was ist das Dart-Set des Monats?']);

/** All texts of a language that have no parameters. */
async function textsOf(language: Language): Promise<Set<string>> {
  const texts = new Set<string>();
  const add = (part: unknown): void => {
    if (typeof part === 'string') texts.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(add);
  };
  const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    // what the build puts together has its texts elsewhere
    if (readFileSync(join(FOLDER, language, file), 'utf8').includes("'virtual:")) continue;
    const module = await import(pathToFileURL(join(FOLDER, language, file)).href);
    add(module.default);
  }
  return new Set([...texts].filter((text) => text.length >= SHORTEST && !text.includes('{')));
}

/** What nobody should read: a value that isn't there, a parameter that nothing has filled. */
const BROKEN = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\{|\{\w+(?::\w+)?(?:\|\w+)?\}/;

/**
 * Knows the texts of both languages.
 * @returns of a page in a language, each text that is broken, or that belongs to the other language
 */
export async function textChecker(): Promise<
  (page: Page, language: Language) => Promise<string[]>
> {
  const texts = { de: await textsOf('de'), en: await textsOf('en') };
  return async (page, language) => {
    const other = texts[language === 'de' ? 'en' : 'de'];
    const isForeign = (text: string) =>
      other.has(text) && !texts[language].has(text) && !WRITTEN.has(text);
    const shown = await page.evaluate(shownTexts, language);
    return shown.filter((text) => isForeign(text) || BROKEN.test(text));
  };
}

/**
 * Runs in the page. What is marked as of another language is quoted, and what stands in an article or a text field
 * was written by somebody.
 */
function shownTexts(language: string): string[] {
  const shown = new Set<string>();
  const isOurs = (element: Element | null) => {
    const marked = element?.closest('[lang]')?.getAttribute('lang') ?? language;
    return marked.startsWith(language) && !element?.closest('script, style, noscript, textarea');
  };
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (text && isOurs(node.parentElement)) shown.add(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isOurs(element)) shown.add(element.getAttribute(name)?.trim() ?? '');
    }
  }
  return [...shown];
}
