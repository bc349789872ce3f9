import { type BaseTranslation, i18nObject } from 'typesafe-i18n';
import { initFormatters } from './formatters.ts';
import type { Locales, Namespaces, TranslationFunctions, Translations } from './i18n-types.ts';
import { importNamespaceAsync } from './i18n-util.async.ts';

type Texts<Namespace extends Namespaces> = TranslationFunctions[Namespace];

/**
 * The texts of one page view: one language at a time, namespaces loaded as routes ask for them.
 * The server makes one a request, the browser one for its life.
 */
export class I18n {
  #locale: Locales;
  #namespaces = new Set<Namespaces>();
  readonly #texts = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();

  constructor(locale: Locales) {
    this.#locale = locale;
  }

  get locale(): Locales {
    return this.#locale;
  }

  /** What routes have asked for so far; the browser loads the same before it hydrates. */
  get namespaces(): Namespaces[] {
    return [...this.#namespaces];
  }

  /** Loads namespaces of the current language; nothing happens for those that are there. */
  async load(...namespaces: Namespaces[]): Promise<void> {
    for (const namespace of namespaces) this.#namespaces.add(namespace);
    await this.#loadAll(this.#locale, namespaces);
  }

  isLoaded(namespace: Namespaces): boolean {
    return this.#texts.has(keyOf(this.#locale, namespace));
  }

  /** @throws Error when the namespace has not been loaded */
  texts<Namespace extends Namespaces>(namespace: Namespace): Texts<Namespace> {
    const texts = this.#texts.get(keyOf(this.#locale, namespace));
    if (!texts) throw new Error(`texts "${namespace}" are not loaded`);
    return texts as Texts<Namespace>;
  }

  /** Switches when all texts in use are there, so that no page shows two languages. */
  async setLocale(locale: Locales): Promise<void> {
    await this.#loadAll(locale, this.namespaces);
    this.#locale = locale;
    for (const notify of this.#listeners) notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #loadAll(locale: Locales, namespaces: Namespaces[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.#loadOne(locale, namespace)));
  }

  async #loadOne(locale: Locales, namespace: Namespaces): Promise<void> {
    const key = keyOf(locale, namespace);
    if (this.#texts.has(key)) return;
    const [texts] = await textsOf(locale, namespace);
    this.#texts.set(key, texts);
  }
}

const keyOf = (locale: Locales, namespace: Namespaces) => `${locale}/${namespace}`;

/** Texts never change, so all page views of a process share them. */
const known = new Map<string, Promise<[texts: unknown]>>();

/** In a tuple: the texts themselves answer to any name, also to `then`, and would be awaited. */
function textsOf(locale: Locales, namespace: Namespaces): Promise<[texts: unknown]> {
  const key = keyOf(locale, namespace);
  const texts = known.get(key) ?? fetchTexts(locale, namespace);
  known.set(key, texts);
  // the next one who asks tries again
  texts.catch(() => known.delete(key));
  return texts;
}

async function fetchTexts(locale: Locales, namespace: Namespaces): Promise<[texts: unknown]> {
  return [functionsOf(locale, await importNamespaceAsync(locale, namespace))];
}

function functionsOf(locale: Locales, dictionary: Translations[Namespaces]): unknown {
  return i18nObject(locale, dictionary as unknown as BaseTranslation, initFormatters(locale));
}
