import type { Locale } from '@oche/validators/common';
import { i18nString } from 'typesafe-i18n';
import { formattersOf } from './formatters.ts';
import type { Namespace, TextsOf } from './namespaces.ts';
import type { Texts } from './texts.ts';

/** Each with the common texts, and the addresses of its others: a page downloads those of one. */
const languages = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, unknown>;

/**
 * The texts of one page view: one language at a time, namespaces loaded as routes ask for them.
 * The server makes one a request, the browser one for its life.
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

  /** What routes have asked for so far; the browser loads the same before it hydrates. */
  get namespaces(): Namespace[] {
    return [...this.#namespaces];
  }

  /** Loads namespaces of the current language; nothing happens for those that are there. */
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

  /** Switches when all texts in use are there, so that no page shows two languages. */
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
  // the next one who asks tries again
  texts.catch(() => known.delete(key));
  return texts;
}

async function fetchTexts(locale: Locale, namespace: Namespace): Promise<unknown> {
  const { common, own, shared } = await languages[locale]();
  const say = i18nString(locale, formattersOf(locale));
  if (namespace === 'common') return functionsOf(common, say);
  const load = own[`./${locale}/${namespace}.ts`] ?? shared[namespace];
  if (!load) throw new Error(`there are no texts "${keyOf(locale, namespace)}"`);
  return functionsOf((await load()).default, say);
}

type Say = (text: string, params?: object) => string;

/** A function for each text. They stay the same, also in groups, so that hooks can depend on them. */
function functionsOf(texts: Texts, say: Say): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? (params?: object) => say(text, params) : functionsOf(text, say),
    ]),
  );
}
