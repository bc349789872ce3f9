import { errorsByDomain } from '@oche/validators/errors';
import { type Locale, locales } from '@oche/validators/locale';
import { validationTexts } from '@oche/validators/validation';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:shared-texts';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
/** What comes with the common texts of every page. */
const IN_COMMON = /\/(validation|errors\/common)$/;

type Entries = Record<string, Record<Locale, string>>;

/**
 * The texts that pages share with REST answers, a module for each language and part: a browser gets
 * no statuses, no other language, and no domain that it doesn't ask for.
 * `virtual:shared-texts/de/errors/forum` is one of them; `virtual:shared-texts` loads them by name.
 */
export function sharedTexts(): Plugin {
  const parts: [name: string, entries: Entries][] = [
    ['validation', validationTexts],
    ...Object.entries(errorsByDomain).map(([domain, entries]): [string, Entries] => [
      `errors/${domain}`,
      entries,
    ]),
  ];
  const modules = new Map(
    locales.flatMap((locale) =>
      parts.map(([name, entries]) => [`${locale}/${name}`, textsOf(entries, locale)]),
    ),
  );
  const onDemand = [...modules.keys()].filter((name) => !IN_COMMON.test(name));
  const loaders = onDemand.map((name) => `'${name}': () => import('${VIRTUAL_ID}/${name}')`);
  return {
    name: 'oche:shared-texts',
    resolveId: (id) =>
      id === VIRTUAL_ID || id.startsWith(`${VIRTUAL_ID}/`) ? `\0${id}` : undefined,
    load(id) {
      if (id === RESOLVED_ID) return `export default { ${loaders.join(', ')} }`;
      const texts = modules.get(id.slice(RESOLVED_ID.length + 1));
      return texts && `export default ${JSON.stringify(texts)}`;
    },
  };
}

const textsOf = (entries: Entries, locale: Locale) =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [name, texts[locale]]));
