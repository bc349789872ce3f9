import type { Locale } from '@oche/validators/common';
import { i18nString } from 'typesafe-i18n';
import { formattersOf } from './formatters.ts';
import type { Namespace, TextsOf } from './namespaces.ts';
import type { Texts } from './texts.ts';

/** Each has the common texts and the addresses of the others, so a page loads only one language. */
const languages = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, unknown>;

/**
 * The texts of one page view, in one language at a time; routes load the namespaces that they need.
 * The server creates one per request, the browser one for the life of the tab.
 */
export class I18n {
  #locale: Locale;
  #namespaces = new Set<Namespace>();
  readonly #texts = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  get locale(): Locale {
    return this.#locale;
  }

  /**
   * The namespaces that routes have loaded so far; the browser loads the same before it hydrates.
   */
  get namespaces(): Namespace[] {
    return [...this.#namespaces];
  }

  /** Loads namespaces in the current language; does nothing for those that are loaded. */
  async load(...namespaces: Namespace[]): Promise<void> {
    for (const namespace of namespaces) this.#namespaces.add(namespace);
    await this.#loadAll(this.#locale, namespaces);
  }

  isLoaded(namespace: Namespace): boolean {
    return this.#texts.has(keyOf(this.#locale, namespace));
  }

  /** @throws Error when the namespace has not been loaded */
  texts<Name extends Namespace>(namespace: Name): TextsOf<Name> {
    const texts = this.#texts.get(keyOf(this.#locale, namespace));
    if (!texts) throw new Error(`texts "${namespace}" are not loaded`);
    return texts as TextsOf<Name>;
  }

  /** Switches only when all texts in use are loaded, so that no page shows two languages. */
  async setLocale(locale: Locale): Promise<void> {
    await this.#loadAll(locale, this.namespaces);
    this.#locale = locale;
    for (const notify of this.#listeners) notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #loadAll(locale: Locale, namespaces: Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.#loadOne(locale, namespace)));
  }

  async #loadOne(locale: Locale, namespace: Namespace): Promise<void> {
    const key = keyOf(locale, namespace);
    if (this.#texts.has(key)) return;
    this.#texts.set(key, await textsOf(locale, namespace));
  }
}

const keyOf = (locale: Locale, namespace: Namespace) => `${locale}/${namespace}`;

/** Texts never change, so all page views of a process share them. */
const known = new Map<string, Promise<unknown>>();

function textsOf(locale: Locale, namespace: Namespace): Promise<unknown> {
  const key = keyOf(locale, namespace);
  const texts = known.get(key) ?? fetchTexts(locale, namespace);
  known.set(key, texts);
  // so that the next call tries again
  texts.catch(() => known.delete(key));
  return texts;
}

async function fetchTexts(locale: Locale, namespace: Namespace): Promise<unknown> {
  const say = i18nString(locale, formattersOf(locale));
  const handed = import.meta.env.SSR ? undefined : handedTexts(locale)[namespace];
  return functionsOf(handed ?? (await plainTextsOf(locale, namespace)), say);
}

async function plainTextsOf(locale: Locale, namespace: Namespace): Promise<Texts> {
  const { together, own, shared } = await languages[locale]();
  const known = together[namespace];
  if (known) return known;
  const path = `./${locale}/${namespace}`;
  // what the screens of a domain share stands in their folder
  const load = own[`${path}.ts`] ?? own[`${path}/index.ts`] ?? shared[namespace];
  if (!load) throw new Error(`there are no texts "${keyOf(locale, namespace)}"`);
  return (await load()).default;
}

const HANDED_ID = 'texts';

/** The texts that the server has written into the page, by namespace. */
let handed: Readonly<Record<string, Texts>> | undefined;

function handedTexts(locale: Locale): Readonly<Record<string, Texts>> {
  const element = document.getElementById(HANDED_ID);
  if (element?.lang !== locale) return {};
  handed ??= JSON.parse(element.textContent ?? '{}');
  return handed ?? {};
}

/** On the server: each namespace as it stands in pages. */
const written = new Map<string, Promise<string>>();

/**
 * What a page says, for its markup: a dozen short files would be as many requests. What all pages share is one file,
 * which is kept.
 */
export async function textsTag(locale: Locale, namespaces: readonly Namespace[]): Promise<string> {
  const { together } = await languages[locale]();
  const parts = namespaces
    .filter((namespace) => !(namespace in together))
    .map((namespace) => {
      const key = keyOf(locale, namespace);
      const text = written.get(key) ?? writeTexts(locale, namespace);
      written.set(key, text);
      return text;
    });
  const json = `{${(await Promise.all(parts)).join(',')}}`;
  return `<script type="application/json" id="${HANDED_ID}" lang="${locale}">${json}</script>`;
}

async function writeTexts(locale: Locale, namespace: Namespace): Promise<string> {
  const json = JSON.stringify(await plainTextsOf(locale, namespace));
  // nothing in it may end the element
  return `${JSON.stringify(namespace)}:${json.replaceAll('<', '\\u003c')}`;
}

type Say = (text: string, params?: object) => string;

/**
 * Makes a function of each text. The functions and their groups stay the same objects, so that
 * hooks can depend on them.
 */
function functionsOf(texts: Texts, say: Say): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? (params?: object) => say(text, params) : functionsOf(text, say),
    ]),
  );
}
